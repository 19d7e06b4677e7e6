const names = ['ink', 'muted', 'line', 'surface', 'paper', 'gain', 'loss'] as const;

export type ChartColors = Record<(typeof names)[number], string>;

/** The theme's colors around an element as `rgb()`: the library can't parse `oklch()`, so a canvas converts them. */
export function readColors(element: Element): ChartColors {
  const theme = getComputedStyle(element);
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas, on which a chart is drawn.');
  const read = (name: string): string => {
    context.fillStyle = theme.getPropertyValue(`--ui-color-${name}`).trim();
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as ChartColors;
}

/** Calls back when the theme or the gain and loss colors change. Returns a function that stops it. */
export function watchColors(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const attributeFilter = ['data-theme', 'data-brand', 'data-gain'];
  observer.observe(document.documentElement, { attributeFilter, subtree: true });
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
