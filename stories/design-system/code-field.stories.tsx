import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#design-system/button';
import { CodeField } from '#design-system/code-field';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const meta = {
  component: CodeField,
  args: { label: 'Code from the e-mail', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, change) => <CodeField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'Code from the e-mail' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '12a34');
    await expect(field).toHaveValue('1234');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '567');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

/** Codes are mostly pasted, with a space in the middle and text around them. */
export const Paste: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(' 654 321 ');
    await expect(canvas.getByRole('textbox')).toHaveValue('654321');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('654321');
    // Extra digits don't complete it again.
    await userEvent.keyboard('7');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.paste('Your code is 123-456.');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};

export const Matrix: Story = {
  render: () => (
    <Column>
      <CodeField label="Empty" value="" onChange={fn()} />
      <CodeField label="Begun" value="123" onChange={fn()} hint="Sent to le********rg" />
      <CodeField
        label="Complete"
        value="123456"
        onChange={fn()}
        action={
          <Button tone="quiet" size="small">
            Send again
          </Button>
        }
      />
      <CodeField
        label="With an error"
        value="123456"
        onChange={fn()}
        error="Email verification code should be 6 digits"
      />
      <CodeField label="Four digits" value="12" length={4} onChange={fn()} />
      <CodeField label="Disabled" value="123456" disabled onChange={fn()} />
    </Column>
  ),
};

/** The places show in forced colors, with the system's own. */
export const ForcedColors: Story = { ...Matrix, parameters: { chromatic: { forcedColors: 'active' } } };

export const Keyboard: Story = {
  args: {
    action: (
      <Button tone="quiet" size="small">
        Send again
      </Button>
    ),
  },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('12{Backspace}3');
    await expect(canvas.getByRole('textbox')).toHaveValue('13');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveFocus();
  },
};

const long = {
  label: 'Bestätigungscode aus der soeben an Sie gesendeten Nachricht',
  hint: 'Der Code gilt zehn Minuten lang. Sehen Sie bitte auch im Ordner für unerwünschte Nachrichten nach.',
  action: (
    <Button tone="quiet" size="small">
      Code noch einmal zusenden
    </Button>
  ),
};

export const LongText: Story = { args: long };

export const Narrow320: Story = { args: long, globals: { viewport: { value: 'narrow' } } };
