// The buttons of the action bar come and go. Whoever works with the keyboard stays there, instead of being sent back to the
// top of the page each time the pressed button disappears.
export function keepFocus(box: HTMLElement): { destroy: () => void } {
  let inside = false;
  const moved = (event: FocusEvent): void => {
    inside = box.contains(event.target as Node);
  };
  const pressed = (event: PointerEvent): void => {
    if (!box.contains(event.target as Node)) inside = false;
  };
  const changes = new MutationObserver(() => {
    if (inside && (document.activeElement === document.body || document.activeElement === null)) box.focus({ preventScroll: true });
  });
  changes.observe(box, { childList: true, subtree: true });
  document.addEventListener("focusin", moved);
  document.addEventListener("pointerdown", pressed);
  return {
    destroy() {
      changes.disconnect();
      document.removeEventListener("focusin", moved);
      document.removeEventListener("pointerdown", pressed);
    },
  };
}
