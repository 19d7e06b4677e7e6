import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QuantityStepper } from '#design-system/quantity-stepper';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const labels = { decrease: 'Less', increase: 'More' };

const meta = {
  component: QuantityStepper,
  args: { label: 'Days', value: '7', onChange: fn(), min: '1', max: '30', labels },
  render: (args) => (
    <Controlled initial={args.value} onChange={(value) => args.onChange(value, null)}>
      {(value, change) => <QuantityStepper {...args} value={value} onChange={(next) => change(next)} />}
    </Controlled>
  ),
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Values set by the buttons are announced, since they have the focus. */
export const Playground: Story = {
  args: { unit: 'days', valueText: (value) => `${value} days`, hint: '1 to 30 days' },
  async play({ canvas, args }) {
    const field = canvas.getByRole('spinbutton', { name: 'Days' });
    await expect(field).toHaveAttribute('aria-valuenow', '7');
    await expect(field).toHaveAttribute('aria-valuemin', '1');
    await expect(field).toHaveAttribute('aria-valuemax', '30');
    await expect(field).toHaveAttribute('aria-valuetext', '7 days');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(field).toHaveValue('8');
    await expect(args.onChange).toHaveBeenLastCalledWith('8', null);
    await expect(canvas.getByRole('status')).toHaveTextContent('8 days');
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('7 days');
  },
};

/** At the limit the button says so and keeps the focus. */
export const Bounds: Story = {
  args: { value: '29' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('30');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('30');
  },
};

/** Typed with the locale's decimal separator; invalid text is kept and rejected. */
export const Typing: Story = {
  globals: { locale: 'de-de' },
  args: {
    label: 'Einsatz',
    value: '',
    min: '0.5',
    max: undefined,
    step: '0.5',
    scale: 2,
    unit: 'USDT',
    onChange: fn(),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial="">
      {(value, change) => (
        <QuantityStepper
          {...args}
          value={value}
          onChange={(next, issue) => {
            args.onChange(next, issue);
            change(next);
          }}
        />
      )}
    </Controlled>
  ),
  async play({ canvas, args }) {
    const field = canvas.getByRole('spinbutton', { name: 'Einsatz' });
    await userEvent.type(field, '1,3');
    await expect(args.onChange).toHaveBeenLastCalledWith('1.3', null);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('1,5');
    await userEvent.clear(field);
    await userEvent.type(field, 'x');
    await expect(args.onChange).toHaveBeenLastCalledWith('', 'characters');
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const field = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Less' })).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('8');
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveValue('18');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(field).toHaveValue('1');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('2');
  },
};

export const Matrix: Story = {
  render: () => (
    <Column>
      <QuantityStepper label="Empty" value="" onChange={fn()} labels={labels} />
      <QuantityStepper label="At the least" value="1" min="1" onChange={fn()} labels={labels} unit="pieces" />
      <QuantityStepper label="At the most" labelEnd="at most 30" value="30" max="30" onChange={fn()} labels={labels} />
      <QuantityStepper label="Money" value="1250.5" scale={2} step="0.5" unit="USDT" onChange={fn()} labels={labels} />
      <QuantityStepper
        label="With an error"
        value="31"
        max="30"
        error="At most 30 days."
        hint="1 to 30 days"
        onChange={fn()}
        labels={labels}
      />
      <QuantityStepper label="Disabled" value="7" disabled onChange={fn()} labels={labels} unit="days" />
    </Column>
  ),
};

const long: Story['args'] = {
  label: 'Laufzeit der festen Anlage in vollen Kalendertagen',
  labelEnd: 'höchstens 30',
  hint: 'Die Laufzeit beginnt mit der Buchung und verlängert sich nie von selbst.',
  value: '1234567890.123456',
  scale: 6,
  max: undefined,
  unit: 'Kalendertage',
};

export const LongText: Story = { args: long };

export const Narrow320: Story = { args: long, globals: { viewport: { value: 'narrow' } } };

/** Chosen and disabled states don't depend on our colors. */
export const ForcedColors: Story = { ...Matrix, parameters: { chromatic: { forcedColors: 'active' } } };
