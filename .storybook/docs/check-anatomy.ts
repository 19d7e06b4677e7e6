import { documentedBy } from './documented-by.ts';

interface Shown {
  canvasElement: HTMLElement;
  name: string;
  parameters: Record<string, unknown>;
}

/** Throws if a part of a component's anatomy isn't found in its Playground, where the page pins it. */
export function checkAnatomy({ canvasElement, name, parameters }: Shown): void {
  if (name !== 'Playground') return;
  const parts = documentedBy(parameters.fileName)?.docs.anatomy ?? [];
  const missing = parts.filter(({ at }) => at !== undefined && !canvasElement.querySelector(at));
  if (missing.length === 0) return;
  throw new Error(`anatomy: not found in the story: ${missing.map(({ part, at }) => `${part} (${at})`).join(', ')}`);
}
