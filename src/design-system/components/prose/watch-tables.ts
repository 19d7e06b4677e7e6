/**
 * Puts each table into a box that scrolls. A box with more than fits can be focused and has a name: keys scroll it then
 * also where the browser lets nobody into a scroller by itself. Returns what ends the watch.
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
    // Letters that come late widen the table, not its box.
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
