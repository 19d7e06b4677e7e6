import type * as all from './all.ts';

// Together, since each further chunk has its name and parts in the first load.
const open = (name: keyof typeof all) => async () => ({ default: (await import('./all.ts'))[name] });

export const screens = {
  bank: open('bank'),
  bind: open('bind'),
  recharge: open('recharge'),
  draw: open('draw'),
  records: open('records'),
  earnings: open('earnings'),
};
