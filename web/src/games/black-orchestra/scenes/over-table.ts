// Scenes are drawn over the table: above everything below the top strip, or above the map. They stand in the frame and
// know where its parts are, whatever the layout.
import { soon } from "../../../lib/soon";

/** Moves the node into the frame and keeps it over what lies below the top strip. `--map-*`: where the map is in it;
 *  `--panel-*`: where on a phone what one does stands, while nothing is asked. */
export function overTable(
  node: HTMLElement,
  panel: HTMLElement | null,
): { update: (panel: HTMLElement | null) => void; destroy: () => void } {
  const map = node.parentElement!;
  const frame = node.closest<HTMLElement>(".frame")!;
  const top = frame.querySelector<HTMLElement>("header.top");
  frame.append(node);
  const measure = (): void => {
    const whole = frame.getBoundingClientRect();
    const under = top?.getBoundingClientRect().bottom ?? whole.top;
    const inner = map.getBoundingClientRect();
    const beside = panel?.getBoundingClientRect();
    const places = {
      left: whole.left,
      top: under,
      width: whole.width,
      height: whole.bottom - under,
      "--map-left": inner.left - whole.left,
      "--map-top": inner.top - under,
      "--map-width": inner.width,
      "--map-height": inner.height,
      ...(beside && {
        "--panel-left": beside.left - whole.left,
        "--panel-top": beside.top - under,
        "--panel-width": beside.width,
        "--panel-height": beside.height,
      }),
    };
    for (const [name, value] of Object.entries(places)) node.style.setProperty(name, `${value}px`);
  };
  const watch = new ResizeObserver(measure);
  for (const part of [frame, map, top, panel]) if (part) watch.observe(part);
  measure();
  return {
    update(now) {
      if (panel) watch.unobserve(panel);
      panel = now;
      // Measured when the page has been laid out, before it is drawn: not twice.
      if (panel) watch.observe(panel);
    },
    destroy() {
      watch.disconnect();
      node.remove();
    },
  };
}

/** Whether the browser can leave out what is within an element: then nobody reaches it. Else it is said to be inert. */
const LEAVES_OUT = CSS.supports("content-visibility", "hidden");

/**
 * While the node is there, nothing else below the top strip can be reached; the focus comes back afterwards. What
 * happens there meanwhile is not even laid out. It keeps its size (`contain-intrinsic-size` of frame/Frame.svelte).
 */
export function alone(node: HTMLElement): { destroy: () => void } {
  const frame = node.closest<HTMLElement>(".frame");
  const last = document.activeElement as HTMLElement | null;
  const others = [...(frame?.children ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && !one.contains(node) && !one.matches("header.top"),
  );
  const covered = others.some((one) => one.contains(last));
  const leaveOut = (yes: boolean): void => {
    for (const one of others)
      if (LEAVES_OUT) one.style.contentVisibility = yes ? "hidden" : "";
      else one.inert = yes;
  };
  // After the scene has been drawn.
  const callOff = soon(() => {
    leaveOut(true);
    if (covered) node.focus({ preventScroll: true });
  });
  return {
    destroy() {
      callOff();
      leaveOut(false);
      const nowhere = document.activeElement === document.body || node.contains(document.activeElement);
      if (covered && nowhere && last?.isConnected) last.focus({ preventScroll: true });
    },
  };
}
