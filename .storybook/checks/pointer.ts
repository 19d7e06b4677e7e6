/**
 * Hides the browser's own pointer from the page: it stands somewhere over it, and a layout that moves below it would undo
 * what a play function pointed at. Runs before a page's own scripts.
 */
export function hidePointer(): void {
  const types = ['over', 'out', 'enter', 'leave', 'move'].flatMap((name) => [`pointer${name}`, `mouse${name}`]);
  for (const type of types)
    addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
}
