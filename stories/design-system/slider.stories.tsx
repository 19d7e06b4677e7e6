import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Slider } from '#design-system/slider';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const meta = {
  component: Slider,
  args: { label: 'Share of the balance', value: 40, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, change) => <Slider {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { hint: 'The fee comes out of it.' },
  async play({ canvas, args }) {
    const slider = canvas.getByRole('slider', { name: 'Share of the balance' });
    await expect(slider).toHaveAttribute('aria-valuetext', '40%');
    await expect(slider).toHaveAccessibleDescription('The fee comes out of it.');
    await fireEvent.change(slider, { target: { value: '63' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(63);
    await expect(slider).toHaveAttribute('aria-valuetext', '63%');
    await userEvent.click(canvas.getByRole('button', { name: '75%' }));
    await expect(slider).toHaveValue('75');
    await expect(canvas.getByRole('button', { name: '75%', pressed: true })).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { value: 50 },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '0%' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(25);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('slider')).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: () => (
    <Column>
      <Slider label="None of it" value={0} onChange={fn()} />
      <Slider label="A tick" value={25} onChange={fn()} />
      <Slider label="All of it, in words" value={100} valueText="1,204.5 USDT" onChange={fn()} />
      <Slider label="With an error" value={3} error="The least is 10 USDT." onChange={fn()} />
      <Slider label="Disabled" value={60} disabled onChange={fn()} />
    </Column>
  ),
};

/** The scale starts where reading starts, as do its ticks and its filled part. */
export const RightToLeft: Story = {
  args: { value: 25 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

const long: Story['args'] = {
  label: 'Anteil des verfügbaren Guthabens, der angelegt werden soll',
  valueText: '62 % von 1.234.567,891234 USDT',
  hint: 'Der Rest bleibt frei verfügbar und kann jederzeit ausgezahlt werden.',
  value: 62,
};

export const LongText: Story = { args: long, globals: { locale: 'de-de' } };

export const Narrow320: Story = { args: long, globals: { locale: 'de-de', viewport: { value: 'narrow' } } };

export const Turkish: Story = { args: { label: 'Bakiyenin payı', value: 75 }, globals: { locale: 'tr-tr' } };

/** Chosen and disabled states don't depend on our colors. */
export const ForcedColors: Story = { ...Matrix, parameters: { chromatic: { forcedColors: 'active' } } };
