/**
 * Puts each table into a scrolling box. An overflowing box is focusable and named, so that keys scroll it in every
 * browser. Returns a function that stops watching.
 */
export function watchTables(root: HTMLElement, nameOf: (position: number) => string): () => void {
  const boxes = [...root.querySelectorAll('table')].map(boxOf);
  const mark = () => {
    for (const [index, box] of boxes.entries()) {
      const overflows = box.scrollWidth > box.clientWidth;
      if (overflows) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
      box.role = overflows ? 'region' : null;
      box.ariaLabel = overflows ? nameOf(index + 1) : null;
    }
  };
  const observer = new ResizeObserver(mark);
  for (const box of boxes) {
    observer.observe(box);
    // Late fonts widen the table, not its box.
    for (const table of box.children) observer.observe(table);
  }
  return () => observer.disconnect();
}

function boxOf(table: HTMLTableElement): HTMLElement {
  const around = table.parentElement;
  if (around?.hasAttribute('data-table')) return around;
  const box = document.createElement('div');
  box.dataset.table = '';
  table.replaceWith(box);
  box.append(table);
  return box;
}
