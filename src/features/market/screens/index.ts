import type * as all from './all.ts';

// Together, since each further chunk has its name and parts in the first load.
const open = (name: keyof typeof all) => async () => ({ default: (await import('./all.ts'))[name] });

export const screens = { markets: open('markets'), rates: open('rates') };
