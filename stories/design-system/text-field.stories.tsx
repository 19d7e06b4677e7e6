import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign, X } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { TextField } from '#design-system/text-field';
import { Controlled } from '../controlled.tsx';
import { Rows } from '../matrix.tsx';

const meta = {
  component: TextField,
  args: { label: 'Username', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const icon = <Icon icon={AtSign} />;
const clear = <IconButton label="Clear" icon={<Icon icon={X} />} />;
const error = 'Username length should be 5 to 30 characters';

export const Playground: Story = {
  args: { hint: '5 to 30 characters', autoComplete: 'username' },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'Username' });
    await expect(field).toHaveAccessibleDescription('5 to 30 characters');
    await userEvent.type(field, 'lena');
    await expect(field).toHaveValue('lena');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Matrix: Story = {
  render: () => (
    <Rows
      of={{
        empty: (
          <Wide>
            <TextField label="E-mail" placeholder="name@example.org" />
          </Wide>
        ),
        filled: (
          <Wide>
            <TextField label="E-mail" defaultValue="lena@example.org" />
          </Wide>
        ),
        'with a hint': (
          <Wide>
            <TextField label="Invite code" labelEnd="optional" hint="6 to 8 characters" />
          </Wide>
        ),
        'with an error': (
          <Wide>
            <TextField label="Username" defaultValue="len" error={error} />
          </Wide>
        ),
        'hint and error': (
          <Wide>
            <TextField label="Username" hint="Others do not see it" defaultValue="len" error={error} />
          </Wide>
        ),
        'start and end': (
          <Wide>
            <TextField label="E-mail" start={icon} end={clear} defaultValue="lena@example.org" />
          </Wide>
        ),
        'read only': (
          <Wide>
            <TextField label="Number" readOnly defaultValue="D-20261121-0042" />
          </Wide>
        ),
        disabled: (
          <Wide>
            <TextField label="E-mail" disabled defaultValue="lena@example.org" />
          </Wide>
        ),
      }}
    />
  ),
};

function Wide({ children }: { children: React.ReactNode }) {
  return <div style={{ flexGrow: 1 }}>{children}</div>;
}

/** An error is announced when it appears, and stays associated until it's fixed. */
export const ErrorIsAnnounced: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ label }) => (
    <Controlled initial="">
      {(value, change) => (
        <TextField
          label={label}
          value={value}
          error={value.length > 0 && value.length < 5 ? error : undefined}
          onChange={change}
        />
      )}
    </Controlled>
  ),
  async play({ canvas, canvasElement }) {
    const field = canvas.getByRole('textbox', { name: 'Username' });
    const region = canvasElement.querySelector('[aria-live="polite"]');
    // There before the error, or it wouldn't be announced.
    await expect(region).toBeVisible();
    await expect(region).toHaveTextContent('');
    await userEvent.type(field, 'len');
    await expect(region).toHaveTextContent(error);
    // Seen while the field has the focus.
    await expect(field).toHaveFocus();
    await waitFor(() =>
      expect(getComputedStyle(field.parentElement ?? field).borderColor).toBe(getComputedStyle(region ?? field).color),
    );
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(error);
    await userEvent.type(field, 'chen');
    await expect(region).toHaveTextContent('');
    await expect(field).toBeValid();
  },
};

export const Keyboard: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField label="First" />
      <TextField label="Second" disabled />
      <TextField label="Third" />
    </div>
  ),
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'First' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Third' })).toHaveFocus();
  },
};

const long = {
  label: 'Vollständiger Name, wie er im Ausweisdokument geschrieben steht',
  labelEnd: 'freiwillig',
  hint: 'Bitte in lateinischen Buchstaben, mit allen Vornamen und ohne Titel oder Berufsbezeichnung.',
  error: 'Der eingegebene Name enthält Zeichen, die hier nicht verwendet werden können. Bitte ändern Sie ihn.',
  defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitän Maximilian von und zu Hohenlohe-Langenburg',
};

export const LongText: Story = { args: long };

export const Narrow320: Story = { args: long, globals: { viewport: { value: 'narrow' } } };

export const LargeText: Story = { args: long, globals: { textSize: '200%' } };

/** Do: the error says what would be right. */
export const HelpfulError: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <TextField label="Email" value="kim@example" onChange={fn()} error="Add the ending, such as .com." />,
};

/** Don't: an error that doesn't help. */
export const UselessError: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <TextField label="Email" value="kim@example" onChange={fn()} error="Invalid input!" />,
};
