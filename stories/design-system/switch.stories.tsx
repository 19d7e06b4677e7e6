import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from '#design-system/switch';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const meta = {
  component: Switch,
  args: { label: 'Hide amounts', checked: false, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.checked} onChange={args.onChange}>
      {(checked, change) => <Switch {...args} checked={checked} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { description: 'Shows dots in place of every amount' },
  async play({ canvas, args }) {
    const control = canvas.getByRole('switch', { name: 'Hide amounts' });
    await expect(control).toHaveAccessibleDescription('Shows dots in place of every amount');
    await expect(control).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(canvas.getByText('Hide amounts'));
    await expect(control).toHaveAttribute('aria-checked', 'true');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Matrix: Story = {
  render: ({ label }) => (
    <Column>
      <Switch label={label} checked={false} onChange={fn()} />
      <Switch label={label} checked onChange={fn()} />
      <Switch label={label} description="Shows dots in place of every amount" checked onChange={fn()} />
      <Switch label={label} checked={false} disabled onChange={fn()} />
      <Switch label={label} checked disabled onChange={fn()} />
    </Column>
  ),
};

/** While a change is sent, it keeps the focus and can't be turned. */
export const Busy: Story = {
  args: { busy: true },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Keyboard: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-checked', 'false');
  },
};

const long = {
  label: 'Bei jeder Anmeldung von einem unbekannten Gerät eine Nachricht senden',
  description: 'Die Nachricht nennt Zeit, Gerät und ungefähren Ort, damit Sie fremde Anmeldungen sofort bemerken.',
};

export const LongText: Story = { args: long };

export const Narrow320: Story = { args: { ...long, checked: true }, globals: { viewport: { value: 'narrow' } } };

/** Chosen and disabled states don't depend on our colors. */
export const ForcedColors: Story = { ...Matrix, parameters: { chromatic: { forcedColors: 'active' } } };
