/**
 * While the node is there (and a mark is given), the frame around it bears the mark as an attribute: `data-MARK`. What
 * lies elsewhere in the frame is styled by it. A selector with `:has` on the frame would say the same, and have the
 * browser style everything within it anew whenever anything changes there.
 */
export function marksFrame(
  node: HTMLElement,
  mark: string | null,
): { update: (mark: string | null) => void; destroy: () => void } {
  const frame = node.closest<HTMLElement>(".frame");
  const count = (one: string | null, more: number): void => {
    if (frame === null || one === null) return;
    const left = Number(frame.dataset[one] ?? 0) + more;
    if (left > 0) frame.dataset[one] = String(left);
    else delete frame.dataset[one];
  };
  const set = (next: string | null): void => {
    count(next, 1);
    count(mark, -1);
    mark = next;
  };
  count(mark, 1);
  return { update: set, destroy: () => set(null) };
}
