import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '#design-system/checkbox';
import { TextLink } from '#design-system/text-link';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Remember this device', checked: false, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.checked} onChange={args.onChange}>
      {(checked, change) => <Checkbox {...args} checked={checked} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const error = 'Please accept the agreement to go on';

export const Playground: Story = {
  async play({ canvas, args }) {
    const box = canvas.getByRole('checkbox', { name: 'Remember this device' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Remember this device'));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Matrix: Story = {
  render: ({ label }) => (
    <Column>
      <Checkbox label={label} checked={false} onChange={fn()} />
      <Checkbox label={label} checked onChange={fn()} />
      <Checkbox label={label} checked={false} onChange={fn()} error={error} />
      <Checkbox label={label} checked={false} onChange={fn()} disabled />
      <Checkbox label={label} checked onChange={fn()} disabled />
    </Column>
  ),
};

/** A link in the label opens without toggling the box. */
export const LinkInLabel: Story = {
  args: {
    label: (
      <>
        I have read the <TextLink href="#agreement">user agreement</TextLink>
      </>
    ),
  },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'I have read the user agreement' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'user agreement' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ErrorIsAnnounced: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ label }) => (
    <Controlled<boolean> initial>
      {(checked, change) => (
        <Checkbox label={label} checked={checked} onChange={change} error={checked ? undefined : error} />
      )}
    </Controlled>
  ),
  async play({ canvas, canvasElement }) {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await expect(region).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(region).toHaveTextContent(error);
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(error);
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const Keyboard: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

const long = {
  label: 'Ich habe die Nutzungsbedingungen und die Bestimmungen über den Datenschutz gelesen und stimme ihnen zu',
  error: 'Ohne diese Zustimmung kann das Konto nicht eröffnet werden.',
};

export const LongText: Story = { args: long };

export const Narrow320: Story = { args: long, globals: { viewport: { value: 'narrow' } } };

/** Chosen and disabled states don't depend on our colors. */
export const ForcedColors: Story = { ...Matrix, parameters: { chromatic: { forcedColors: 'active' } } };
