// The buttons of the action bar come and go. Whoever works with the keyboard stays there, instead of being sent back to
// the top of the page each time the pressed button disappears.
export function keepFocus(box: HTMLElement): { destroy: () => void } {
  let last: Node | null = null; // what had the focus in the box
  const moved = (event: FocusEvent): void => {
    last = box.contains(event.target as Node) ? (event.target as Node) : null;
  };
  const pressed = (event: PointerEvent): void => {
    if (!box.contains(event.target as Node)) last = null;
  };
  const changes = new MutationObserver(() => {
    // Only when it has disappeared: between two buttons the focus is nowhere for a moment too, and notes come and go.
    const lost = last !== null && !last.isConnected;
    if (lost && (document.activeElement === document.body || document.activeElement === null))
      box.focus({ preventScroll: true });
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
