import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { calls } from '#contract/index';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, example, fail, refuse, refuseWhile, wait } from './api.ts';
import { testAddresses } from '../test-addresses.ts';
import { writeDraft } from '#platform/draft';
import { App, defaultHandlers, prepare, seenBy } from './app.tsx';
import { lost } from './bank-fixtures.ts';
import { info, site } from './fixtures.ts';
import { cryptos, fiats } from './money-fixtures.ts';
import { picture } from './picture.ts';

const handlers = [
  ...defaultHandlers,
  answer('POST wallet/address', ({ network }) => ({
    ...calls['POST wallet/address'].example.response,
    address: network === 'tron' ? testAddresses.tron : testAddresses.evm,
  })),
  example('POST upload/transferVoucher'),
  refuse('POST wallet/up', 'file-unknown', 'The image is no longer available. Choose it again.'),
];

/** Depositing: where to send, how much was sent and its proof, then live progress. */
const meta = {
  component: App,
  args: { path: '/wallet/up/USDT' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

const notVerified = { ...info, real: { status: 0, reason: null } } as const;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read in groups of four. */
const address = /^TQ5N v7Dc .* EtUf Ga$/u;

async function chooseNetwork(canvas: { findByRole: typeof screen.findByRole }): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: /^Tron/u }));
  await screen.findByText(address);
}

/** The network comes first: an address without one invites mistakes. */
export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radiogroup', { name: 'Network' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('radio', { checked: true })).toBeNull());
    // A verified customer needs no note about it.
    await waitFor(() => expect(canvas.queryByText(/identity verification/u)).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Submit deposit' })).toBeNull());
  },
};

/** Before the first deposit: what can be withdrawn without verification. */
export const NotVerified: Story = {
  beforeEach: seenBy(notVerified),
  async play({ canvas }) {
    const note = await canvas.findByText(/^Without/u);
    await waitFor(() => expect(note).toHaveTextContent(/you can withdraw up to 1,000\sUSD in crypto a day/u));
    await waitFor(() =>
      expect(within(note).getByRole('link', { name: 'identity verification' })).toHaveAttribute('href', '/user/auth'),
    );
  },
};

/** Where the operator wants every customer to be verified before a withdrawal. */
export const AlwaysVerified: Story = {
  beforeEach: seenBy(notVerified),
  parameters: {
    msw: [answer('GET index/site', { ...site, unverified_daily_limit: { currency: 'USD', amount: '0' } }), ...handlers],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/before you can withdraw\.$/u)).toBeVisible();
  },
};

/** Each network with its terms. */
export const Networks: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const tron = await canvas.findByRole('radio', { name: /^Tron/u });
    await waitFor(() => expect(tron).toHaveAccessibleDescription(/No fee.*20 confirmations/u));
    await waitFor(() => expect(canvas.getByText(/lost permanently/u)).toBeVisible());
  },
};

/** Another currency has a form of its own; the focus stays on the choice. */
export const OtherCurrency: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Currency USDT/u }));
    await userEvent.click(await screen.findByRole('button', { name: /^BTC/u }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Currency BTC/u })).toHaveFocus());
  },
};

/** The full address, and a warning about other networks. */
export const Address: Story = {
  async play({ canvas }) {
    await chooseNetwork(canvas);
    const warning = await canvas.findByText('Don’t send anything to this address');
    const copy = await canvas.findByRole('button', { name: 'Copy address' });
    await waitFor(() => expect(warning.compareDocumentPosition(copy) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy());
    const code = await canvas.findByRole('img', { name: 'QR code for the address' });
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
    const change = await canvas.findByRole('button', { name: 'Change' });
    await waitFor(() => expect(change).toHaveAccessibleDescription(/^Network Tron \(TRC-20\)/u));
    await waitFor(() => expect(change).toHaveFocus());
    // Everything visible without scrolling.
    for (const element of [code, await canvas.findByRole('group', { name: /^Your USDT address/u })]) {
      await waitFor(() => expect(element.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    }
    await userEvent.click(change);
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Tron/u })).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Ethereum/u }));
    await screen.findByText(/^0x 5aAe b605 .* Ef1B eAed$/u);
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
  },
};

/** Where money is real: a warning about other currencies and networks. */
export const LiveAddress: Story = {
  parameters: { msw: [answer('GET index/site', { ...site, play_money: false }), ...handlers] },
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await waitFor(() => expect(canvas.getByText('Send only USDT on Tron (TRC-20)')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Don’t send anything to this address')).toBeNull());
  },
};

/** As long as it isn't known whether the money is real, no address can be copied. */
export const UnknownSite: Story = {
  parameters: { msw: [fail('GET index/site'), ...handlers] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Tron/u }));
    await expect(await canvas.findByText('We couldn’t load the address')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Copy address' })).toBeNull());
  },
};

const shared = fn(() => Promise.resolve());

/** A shared address with a tag, which goes along wherever the address goes. */
export const Memo: Story = {
  parameters: {
    msw: [
      answer('POST wallet/address', {
        ...calls['POST wallet/address'].example.response,
        address: testAddresses.tron,
        memo: '1048576',
      }),
      ...handlers,
    ],
  },
  beforeEach: async ({ globals }) => {
    const end = await prepare(globals, info);
    Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      end();
    };
  },
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await expect(await canvas.findByText('Include this destination tag, or your deposit will be lost')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy destination tag' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Share address' }));
    await waitFor(() =>
      expect(shared).toHaveBeenCalledWith({
        text: `${testAddresses.tron}\nDestination tag: 1048576`,
        title: 'Your USDT address on Tron (TRC-20)',
      }),
    );
  },
};

const since = '2026-11-21T08:00:00.000Z';

/** A paused network shows with its reason. What was sent before can still be submitted; the address isn't shown. */
export const PausedNetwork: Story = {
  parameters: {
    msw: [
      answer('GET wallet/cryptos', {
        items: cryptos.items.map((crypto) => ({
          ...crypto,
          networks: crypto.networks.map((network) =>
            network.id === 'tron' ? { ...network, deposits_paused: { reason: 'upgrade' as const, since } } : network,
          ),
        })),
      }),
      ...handlers,
    ],
  },
  async play({ canvas }) {
    const tron = await canvas.findByRole('radio', { name: /^Tron/u });
    await waitFor(() => expect(tron).toHaveAccessibleDescription(/Paused for a network upgrade/u));
    await userEvent.click(tron);
    await expect(await canvas.findByText(/If you already have, you can still submit your deposit/u)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Copy address' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit deposit' })).toBeVisible());
  },
};

/** Paused since the screen was opened: no address, and what was sent before can still be submitted. */
export const PausedMeanwhile: Story = {
  parameters: { msw: [refuse('POST wallet/address', 'network-paused', 'Paused.'), ...handlers] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Tron/u }));
    await expect(await canvas.findByText('Deposits are paused')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Copy address' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit deposit' })).toBeVisible());
  },
};

let isPaused = false;

/** Coming back to a network asks again: whether it was paused meanwhile, and whether that has ended. */
export const PausedForAWhile: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [refuseWhile('POST wallet/address', 'network-paused', 'Paused.', () => isPaused), ...handlers],
  },
  async play({ canvas }) {
    isPaused = false;
    await chooseNetwork(canvas);
    isPaused = true;
    const comeBack = async (): Promise<void> => {
      // What was asked for within the last second isn't asked for again.
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      for (const network of [/^Ethereum/u, /^Tron/u]) {
        await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
        await userEvent.click(await canvas.findByRole('radio', { name: network }));
      }
    };
    await comeBack();
    await expect(await canvas.findByText('Deposits are paused')).toBeVisible();
    isPaused = false;
    await comeBack();
    await expect(await screen.findByText(address)).toBeVisible();
  },
};

/** An empty form shows an error at each field and sends nothing. */
export const NothingFilledIn: Story = {
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit deposit' }));
    await expect(await canvas.findByText('Enter the amount you sent')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Choose an image')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText(/went wrong on our end/u)).toBeNull());
  },
};

/** An amount below the minimum shows before it is sent. */
export const TooLittle: Story = {
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await userEvent.type(await canvas.findByLabelText('Amount you sent'), '2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit deposit' }));
    const amount = await canvas.findByLabelText('Amount you sent');
    await waitFor(() => expect(amount).toBeInvalid());
    await waitFor(() => expect(canvas.getByText('Choose an image')).toBeVisible());
    await waitFor(() => expect(amount).toHaveFocus());
    // Then the image alone is missing.
    await userEvent.type(amount, '00');
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit deposit' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'file'));
  },
};

/** What is missing elsewhere may be less than a network credits: each suggests its own minimum, and says so before the address. */
export const NeededBelowMinimum: Story = {
  args: { path: '/wallet/up/USDT?amount=7' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Tron/u }));
    const amount = await canvas.findByLabelText('Amount you sent');
    await waitFor(() => expect(amount).toHaveValue('7'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Ethereum/u }));
    await waitFor(() => expect(canvas.getByLabelText('Amount you sent')).toHaveValue('10'));
    await waitFor(() =>
      expect(canvas.getByText(/^You need/u)).toHaveTextContent(
        /^You need 7\.00\sUSDT, but the minimum.* 10\.00\sUSDT\.$/u,
      ),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible());
  },
};

/** The same for a network that is still chosen after a reload. */
export const NeededAfterReload: Story = {
  args: { path: '/wallet/up/USDT?amount=7' },
  parameters: { chromatic: { disableSnapshot: true } },
  async beforeEach({ globals }) {
    const clear = await prepare(globals, info);
    writeDraft('deposit-USDT', { network: 'ethereum' });
    return clear;
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText('Amount you sent')).toHaveValue('10'));
  },
};

/** An ambiguous amount is refused, never guessed. */
export const Ambiguous: Story = {
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await userEvent.type(await canvas.findByLabelText('Amount you sent'), '1,234');
    await expect(await canvas.findByText(/which amount you mean/iu)).toBeVisible();
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** No answer came: whether it was received is unknown, and trying again is safe. */
export const Uncertain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: lost('wallet/up'),
  async play({ canvas }) {
    await chooseNetwork(canvas);
    await userEvent.type(await canvas.findByLabelText('Amount you sent'), '25');
    await userEvent.upload(await canvas.findByLabelText(/^Transfer receipt/u), await picture('receipt.png'));
    await expect(await canvas.findByRole('button', { name: 'Remove image' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit deposit' }));
    await expect(await canvas.findByText('Still confirming your deposit')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByLabelText('Amount you sent')).toBeNull());
  },
};

/** A currency that isn’t a cryptocurrency isn’t exchanged for one that is. */
export const NotCrypto: Story = {
  args: { path: '/wallet/up/EUR?amount=500' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(await canvas.findByText('No crypto deposits in EUR')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'See ways to deposit' })).toHaveAttribute(
        'href',
        '/recharge?currency=EUR&amount=500',
      ),
    );
  },
};

export const Loading: Story = {
  parameters: { msw: [answer('GET index/site', site), answer('GET wallet/fiats', fiats), wait('GET wallet/cryptos')] },
};

export const Failed: Story = {
  parameters: { msw: [answer('GET index/site', site), answer('GET wallet/fiats', fiats), fail('GET wallet/cryptos')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load the currencies')).toBeVisible();
  },
};

/** The address in every language, with what is said before it can be copied. */
export const Translated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Tron/u }));
    await screen.findByText(address);
  },
};

export const NotVerifiedTranslated: Story = {
  beforeEach: seenBy(notVerified),
  parameters: { chromatic: { modes: languageModes } },
};
