import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProofSteps, proofStepsVariants, type ProofState, type ProofStep } from '#design-system/proof-steps';
import { Controlled } from '../controlled.tsx';

const writeText = fn(async (_text: string) => undefined);

const labels = { waiting: 'waiting', checking: 'being checked', holds: 'holds', fails: 'fails' };
const end = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const seed = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';

const steps: ProofStep[] = [
  {
    id: 'published',
    title: 'Published before the day began',
    description: 'The end of the chain stood in the public list on 20 November 2026 at 12:00.',
    state: 'holds',
    values: [{ id: 'end', label: 'End of the chain', value: end, copyLabel: 'Copy the end of the chain' }],
  },
  {
    id: 'chain',
    title: 'The seed belongs to the chain',
    description: 'Hashed as often as minutes have passed, the revealed seed gives the end of the chain.',
    state: 'holds',
    values: [{ id: 'seed', label: 'Revealed seed', value: seed, copyLabel: 'Copy the seed' }],
  },
  {
    id: 'price',
    title: 'The close price follows from the seed',
    description: 'Recomputed here: 91,250.40. Booked: 91,250.40.',
    state: 'holds',
  },
  {
    id: 'result',
    title: 'The result follows from the close price',
    description: 'Last digit 0: small, even, very small.',
    state: 'holds',
  },
];

const underWay = steps.map((step, index) => ({
  ...step,
  state: (['holds', 'checking', 'waiting', 'waiting'] as const)[index] ?? 'waiting',
}));

const meta = {
  component: ProofSteps,
  args: {
    label: 'Proof of the period 202611210827',
    steps,
    labels,
    result: {
      holds: true,
      title: 'The result holds',
      description:
        'Close price and result were computed again on this device, from what was published before the period.',
    },
  },
} satisfies Meta<typeof ProofSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[0]).toHaveTextContent('Published before the day began, holds');
    // Without spaces in between, for selection and search.
    await expect(items[0]).toHaveTextContent(end);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('The result holds');
  },
};

/** Every state of a step. */
export const Matrix: Story = {
  args: {
    result: undefined,
    steps: (Object.keys(proofStepsVariants.state) as ProofState[]).map((state) => ({
      id: state,
      state,
      title: `A step: ${labels[state]}`,
      description: 'What is compared with what.',
    })),
  },
};

export const UnderWay: Story = {
  args: {
    steps: underWay,
    result: { title: 'Checking on this device', description: 'Close price and result are computed again.' },
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('The seed belongs to the chain, being checked');
  },
};

export const Fails: Story = {
  args: {
    steps: steps.map((step, index) =>
      index === 1
        ? {
            ...step,
            state: 'fails',
            description: 'Hashed as often as minutes have passed, the revealed seed gives another end.',
          }
        : index > 1
          ? { ...step, state: 'waiting' }
          : step,
    ),
    result: {
      holds: false,
      title: 'The result does not hold',
      description: 'Nothing after the second step was checked. Keep these values and write to support.',
    },
  },
};

/** Values are copied in full, and the result is announced without moving focus. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach() {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  },
  render: (args) => (
    <Controlled initial={false}>
      {(isDone, finish) => (
        <>
          <button type="button" style={{ minHeight: 44 }} onClick={() => finish(true)}>
            Check the rest
          </button>
          <ProofSteps {...args} steps={isDone ? steps : underWay} result={isDone ? args.result : undefined} />
        </>
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    const status = () => canvas.getAllByRole('status')[0];
    const before = status();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Check the rest' })).toHaveFocus();
    await expect(status()).toBe(before);
    await expect(before).toHaveTextContent('The result holds');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the end of the chain' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith(end);
  },
};

export const LongText: Story = {
  globals: { locale: 'de-de' },
  args: {
    label: 'Nachweis der Periode 202611210827',
    steps: [
      {
        id: 'published',
        title: 'Vor Tagesbeginn in der fortlaufenden öffentlichen Liste bekanntgegeben',
        description:
          'Das Ende der Kette stand am 20. November 2026 um 12:00 Uhr in der öffentlichen Liste und wurde seither nicht geändert.',
        state: 'holds',
        values: [
          {
            id: 'end',
            label: 'Veröffentlichtes Ende der Kette von Startwerten',
            value: end,
            copyLabel: 'Ende der Kette kopieren',
          },
        ],
      },
      ...underWay.slice(1, 2),
    ],
    result: undefined,
  },
};

export const Narrow320: Story = { ...LongText, globals: { locale: 'de-de', viewport: { value: 'narrow' } } };

export const ForcedColors: Story = {
  args: { ...Matrix.args },
  parameters: { chromatic: { forcedColors: 'active' } },
};
