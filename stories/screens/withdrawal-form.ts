import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answer, example } from './api.ts';
import { type Canvas, defaultHandlers } from './app.tsx';
import { info } from './fixtures.ts';
import { assets } from './money-fixtures.ts';
import { addresses, check } from './withdrawal-fixtures.ts';

/** Calls of the form. */
export const withdrawalHandlers = [
  ...defaultHandlers,
  answer('GET user/info', { info }),
  answer('GET wallet/assets', assets),
  answer('GET wallet/limits', { unverified: null }),
  answer('GET wallet/addresses', addresses),
  example('POST wallet/checkExtract'),
  answer('POST wallet/extractHash', () => check()),
];

/** Chooses a network, which shows the rest of the form. */
export const chooseNetwork = async (canvas: Canvas, name: RegExp = /^Tron/u): Promise<void> =>
  userEvent.click(await canvas.findByRole('radio', { name }));

/** Fills in a saved address. */
export async function chooseSaved(canvas: Canvas, label = 'Savings'): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Saved address/u }));
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}`, 'u') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
