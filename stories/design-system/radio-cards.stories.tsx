import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Landmark, Zap } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { Icon } from '#design-system/icon';
import { RadioCards, type RadioCard } from '#design-system/radio-cards';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

type Way = 'bank' | 'card' | 'slow';

const ways: readonly RadioCard<Way>[] = [
  {
    value: 'bank',
    label: 'Bank transfer',
    description: 'Arrives in about 4 hours',
    figure: <Amount value="1.5" currency="EUR" scale={2} />,
  },
  {
    value: 'card',
    label: 'Bound card',
    description: 'Arrives in about 15 minutes',
    figure: <Amount value="3" currency="EUR" scale={2} />,
  },
];

const meta = {
  component: RadioCards<Way>,
  args: { label: 'How should it arrive?', value: 'bank', onChange: fn(), options: ways },
  render: (args) => (
    <Controlled initial={args.value} onChange={(value) => value && args.onChange(value)}>
      {(value, change) => <RadioCards {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof RadioCards<Way>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('radiogroup', { name: 'How should it arrive?' })).toBeVisible();
    const card = canvas.getByRole('radio', { name: 'Bound card' });
    await expect(card).toHaveAccessibleDescription(/3\.00.*EUR.*Arrives in about 15 minutes/u);
    await userEvent.click(canvas.getByText('Arrives in about 15 minutes'));
    await expect(card).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('card');
  },
};

export const Matrix: Story = {
  render: () => (
    <Column>
      <RadioCards
        label="Nothing chosen"
        value={null}
        onChange={fn()}
        options={ways}
        hint="It can be changed until you send it."
      />
      <RadioCards
        label="With icons"
        value="card"
        onChange={fn()}
        options={[
          {
            value: 'bank',
            label: 'Bank transfer',
            description: 'Arrives in about 4 hours',
            icon: <Icon icon={Landmark} size="large" />,
          },
          {
            value: 'card',
            label: 'Bound card',
            description: 'Arrives in about 15 minutes',
            icon: <Icon icon={Zap} size="large" />,
          },
          {
            value: 'slow',
            label: 'Later',
            disabledReason: 'Paused for maintenance',
            icon: <Icon icon={Clock} size="large" />,
            disabled: true,
          },
        ]}
      />
      <RadioCards
        label="Labels alone"
        value="bank"
        onChange={fn()}
        options={ways.map(({ value, label }) => ({ value, label }))}
      />
      <RadioCards
        label="With an error"
        value={null}
        onChange={fn()}
        options={ways}
        error="Choose how it should arrive."
      />
      <RadioCards label="Disabled" value="bank" onChange={fn()} options={ways} disabled />
    </Column>
  ),
};

/** One tab stop; arrow keys choose, as in every radio group. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Bound card' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith('card');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Bound card' })).not.toHaveFocus();
  },
};

/** The error belongs to the whole group, and is announced when it appears. */
export const ErrorIsAnnounced: Story = {
  args: { value: null },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled<Way | null> initial={null}>
      {(value, change) => (
        <RadioCards
          {...args}
          value={value}
          onChange={change}
          error={value === 'card' ? 'No card is bound yet.' : undefined}
        />
      )}
    </Controlled>
  ),
  async play({ canvas, canvasElement }) {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await expect(region).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('radio', { name: 'Bound card' }));
    await expect(region).toHaveTextContent('No card is bound yet.');
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('No card is bound yet.');
  },
};

const long: Story['args'] = {
  label: 'Auf welchem Weg soll die Auszahlung bei Ihnen ankommen?',
  hint: 'Die Gebühr wird vom Betrag abgezogen und vor dem Absenden noch einmal angezeigt.',
  options: [
    {
      value: 'bank',
      label: 'Überweisung auf das hinterlegte Bankkonto im europäischen Zahlungsraum',
      description: 'Gutschrift üblicherweise am selben Werktag, wenn der Auftrag vor 14 Uhr eingeht',
      figure: <Amount value="1234567.891234" currency="USDT" />,
      icon: <Icon icon={Landmark} size="large" />,
    },
    {
      value: 'card',
      label: 'Auszahlung auf die hinterlegte Zahlungskarte',
      figure: <Amount value="3" currency="EUR" scale={2} />,
    },
  ],
};

export const LongText: Story = { args: long };

export const Narrow320: Story = { args: long, globals: { viewport: { value: 'narrow' } } };

export const Thai: Story = {
  globals: { locale: 'th-th' },
  args: {
    label: 'ต้องการรับเงินทางใด',
    options: [
      { value: 'bank', label: 'โอนเข้าบัญชีธนาคาร', description: 'ถึงภายในประมาณ 4 ชั่วโมง' },
      { value: 'card', label: 'บัตรที่ผูกไว้', description: 'ถึงภายในประมาณ 15 นาที' },
    ],
  },
};

/** Chosen and disabled states don't depend on our colors. */
export const ForcedColors: Story = { ...Matrix, parameters: { chromatic: { forcedColors: 'active' } } };

/** Don't: options that say nothing about their cost or consequence. */
export const Unexplained: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <RadioCards
      label="Shipping method"
      value="a"
      onChange={fn()}
      options={[
        { value: 'a', label: 'Option A (recommended!)' },
        { value: 'b', label: 'Option B' },
      ]}
    />
  ),
};
