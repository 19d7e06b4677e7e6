import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { AppShell } from '../../src/app/layout/app-shell.tsx';
import { Providers } from '../../src/app/providers.tsx';
import { noteChain } from '../../src/features/leverage/api/noted-chains.ts';
import { useProofSheet } from '../../src/features/leverage/components/use-proof-sheet.tsx';
import { answer, fail, refuse, wait } from './api.ts';
import { defaultHandlers, prepare } from './app.tsx';
import { info } from './fixtures.ts';
import { genuine, overMidnight } from './leverage-proof-fixtures.ts';

interface HostProps {
  /** To verify; the explanation without one. */
  period?: string;
}

function Host({ period }: HostProps) {
  const { verify, explain, sheet } = useProofSheet();
  useEffect(() => {
    if (period === undefined) explain();
    else verify(period);
    // Once, as a press would.
    // eslint-disable-next-line react/exhaustive-deps
  }, [period]);
  return <main className="grow">{sheet}</main>;
}

const Proof = (props: HostProps) => (
  <MemoryRouter useTransitions={false}>
    <Providers>
      <AppShell>
        <Host {...props} />
      </AppShell>
    </Providers>
  </MemoryRouter>
);

const [day] = genuine.days;
const noted = (end = day!.chain_end, at = '2026-11-21T09:24:31.000Z') => {
  noteChain('2026-11-21', end, Date.parse(at));
};

/** Recomputing a period on the device, and how it works. */
const meta = {
  component: Proof,
  args: { period: genuine.period },
  parameters: { layout: 'fullscreen', msw: [...defaultHandlers, answer('GET leverage/proof', genuine)] },
  beforeEach: async ({ globals }) => {
    const end = await prepare(globals, info);
    noted();
    return end;
  },
} satisfies Meta<typeof Proof>;

export default meta;
type Story = StoryObj<typeof meta>;

const answered = (proof: typeof genuine) => ({
  parameters: { msw: [...defaultHandlers, answer('GET leverage/proof', proof)] },
});

async function opened() {
  const sheet = await screen.findByRole('dialog');
  return within(sheet);
}

/** Waits until nothing is being checked anymore. */
async function finished(marks: number) {
  const sheet = await opened();
  await waitFor(
    () => {
      const states = sheet.getAllByRole('listitem').map((item) => item.dataset.state);
      void expect(states).not.toContain('checking');
      void expect(states.filter((state) => state === 'holds')).toHaveLength(marks);
    },
    { timeout: 10_000 },
  );
  return sheet;
}

export const Verified: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play() {
    const sheet = await finished(6);
    await waitFor(() => expect(sheet.getByText('Verified')).toBeVisible());
    await expect(await sheet.findByText(/noted the same chain end/u)).toBeVisible();
    await waitFor(() => expect(sheet.getAllByRole('listitem').at(-1)).toHaveTextContent('Computed here: '));
  },
};

export const VerifiedTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play() {
    await finished(6);
  },
};

/** Just after midnight, with the chains of two days. */
export const OverMidnight: Story = {
  args: { period: overMidnight.period },
  ...answered(overMidnight),
  async play() {
    const sheet = await finished(6);
    await waitFor(() => expect(sheet.getAllByRole('button', { name: 'Copy the chain end' })).toHaveLength(2));
  },
};

/** The proof as a file, for the verifier that anyone runs. */
export const Saved: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play() {
    const click = fn();
    const original = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function save() {
      click(this.download);
    };
    try {
      const sheet = await finished(6);
      await userEvent.click(await sheet.findByRole('button', { name: 'Save proof' }));
      await waitFor(() => expect(click).toHaveBeenCalledWith(`${genuine.period}.json`));
    } finally {
      HTMLAnchorElement.prototype.click = original;
    }
  },
};

const changed: typeof genuine = {
  ...genuine,
  close_price: '91250',
  won: ['down', 'small', 'even', 'small-even', 'very-small'],
};

/** Somebody changed the close price, and with it who won. */
export const Failed: Story = {
  parameters: { ...answered(changed).parameters, chromatic: { modes: screenModes } },
  async play() {
    const sheet = await finished(4);
    const verdict = await sheet.findByText('Not verified');
    await waitFor(() => expect(sheet.getByText(/The step “The close price follows” failed/u)).toBeVisible());
    const list = await sheet.findByRole('list');
    // Seen before the first step, however long the proof is.
    await waitFor(() => expect(verdict.getBoundingClientRect().bottom).toBeLessThan(list.getBoundingClientRect().top));
    await waitFor(() => expect(sheet.getAllByRole('listitem')[4]).toHaveTextContent('Stated: 91,250.00'));
  },
};

export const FailedTranslated: Story = {
  parameters: { ...answered(changed).parameters, chromatic: { modes: languageModes } },
  async play() {
    await finished(4);
  },
};

/** Not even the form of a proof of this period. */
export const Malformed: Story = {
  ...answered({ ...genuine, period: 'junior-202611210827' }),
  async play() {
    const sheet = await finished(0);
    await waitFor(() => expect(sheet.getByText(/belongs to another period/u)).toBeVisible());
  },
};

/** The proof agrees with itself, but this device saw something else before the result. */
export const OtherChain: Story = {
  beforeEach: () => {
    localStorage.clear();
    noted('ab'.repeat(32));
  },
  async play() {
    const sheet = await finished(6);
    await waitFor(() => expect(sheet.getByText('Not verified')).toBeVisible());
    await expect(await sheet.findByText(/noted a different chain end/u)).toBeVisible();
  },
};

/** This device wasn't there. */
export const NeverNoted: Story = {
  beforeEach: () => localStorage.clear(),
  async play() {
    const sheet = await finished(6);
    await expect(await sheet.findByText(/didn’t see the chain end before/u)).toBeVisible();
  },
};

const open = { ...genuine, close_price: null, won: [], days: genuine.days.map((day) => ({ ...day, revealed: null })) };

export const Running: Story = {
  ...answered({ ...open, status: 'running' }),
  parameters: { ...answered({ ...open, status: 'running' }).parameters, chromatic: { modes: screenModes } },
  async play() {
    const sheet = await finished(2);
    await expect(await sheet.findByText('The period isn’t over')).toBeVisible();
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Save proof' })).toBeNull());
  },
};

export const Settling: Story = {
  ...answered({ ...open, status: 'settling' }),
  async play() {
    const sheet = await finished(2);
    await expect(await sheet.findByText('The period is settling')).toBeVisible();
  },
};

/** A seed came late. */
export const Returned: Story = {
  ...answered(open),
  async play() {
    const sheet = await finished(2);
    await waitFor(() => expect(sheet.getByText('Every stake was refunded')).toBeVisible());
    await waitFor(() => expect(sheet.getByText(/^A seed wasn’t revealed in time/u)).toBeVisible());
  },
};

/** Prices of exchanges, which nothing proves. */
export const ReturnedByExchanges: Story = {
  ...answered({ ...open, source: 'Kraken, Coinbase', days: [] }),
  async play() {
    const sheet = await finished(1);
    await waitFor(() => expect(sheet.getByText('Every stake was refunded')).toBeVisible());
    await waitFor(() => expect(sheet.getByText(/^This period’s prices came from crypto exchanges/u)).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { msw: [...defaultHandlers, wait('GET leverage/proof')] },
  async play() {
    await (await opened()).findByText('Loading');
  },
};

export const Error: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET leverage/proof')] },
  async play() {
    const sheet = await opened();
    await expect(await sheet.findByText('We couldn’t load the proof')).toBeVisible();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const NotFound: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...defaultHandlers, refuse('GET leverage/proof', 'not-found', 'We couldn’t find this.')],
  },
  async play() {
    await expect(await (await opened()).findByText('We couldn’t find this.')).toBeVisible();
  },
};

/** In plain words. */
export const How: Story = {
  args: { period: undefined as unknown as string },
  parameters: { chromatic: { modes: screenModes } },
  async play() {
    await expect(await screen.findByRole('dialog', { name: 'How results are proven' })).toBeVisible();
  },
};

export const HowTranslated: Story = {
  args: { period: undefined as unknown as string },
  parameters: { chromatic: { modes: languageModes } },
  async play() {
    await screen.findByRole('dialog');
  },
};

/** From a proof to the explanation. */
export const Explained: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play() {
    const sheet = await finished(6);
    await userEvent.click(await sheet.findByRole('button', { name: 'How this works' }));
    await expect(await screen.findByRole('dialog', { name: 'How results are proven' })).toBeVisible();
  },
};
