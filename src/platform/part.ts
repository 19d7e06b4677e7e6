import { createElement, lazy, useState, type ComponentType } from 'react';

/** A part of a page whose code comes later. */
export type Part<Props> = ComponentType<Props> & {
  /** Resolves once its code is there, so that it renders without waiting. */
  ready(): Promise<void>;
};

/**
 * Like React's `lazy`, which waits a moment even for what is there: React drops markup of the server that it can't take over
 * at once.
 */
export function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = async (): Promise<ComponentType<Props>> => (loaded = await load());
  const Late: ComponentType<Props> = lazy(async () => ({ default: await keep() }));
  function Part(props: Props) {
    // For as long as it is there: another one would lose what was typed.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return createElement(Chosen, props);
  }
  return Object.assign(Part, { ready: async () => void (await keep()) });
}
