import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { NewPasswordField, PasswordField } from '#design-system/password-field';
import { Column } from '../matrix.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', labels: { show: 'Show password' }, autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultValue: 'correct horse' },
  async play({ canvas }) {
    const field = canvas.getByLabelText('Password');
    const toggle = canvas.getByRole('button', { name: 'Show password', pressed: false });
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(toggle);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('correct horse');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Matrix: Story = {
  render: ({ labels }) => (
    <Column>
      {([0, 1, 2, 3, 4] as const).map((level) => (
        <NewPasswordField
          key={level}
          label={`Strength ${level}`}
          labels={labels}
          defaultValue={'*'.repeat(level * 4)}
          strength={{ level, label: ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'][level] ?? '' }}
        />
      ))}
      <PasswordField label="With a hint" labels={labels} autoComplete="new-password" hint="6 to 32 characters" />
      <PasswordField
        label="With an error"
        labels={labels}
        autoComplete="new-password"
        error="Passwords do not match, please re-enter."
      />
      <PasswordField label="Disabled" labels={labels} autoComplete="off" disabled />
    </Column>
  ),
};

/** Hidden characters don't reveal Caps Lock. */
export const CapsLock: Story = {
  args: { defaultValue: 'CORRECT', labels: { show: 'Show password', capsLock: 'Caps Lock is on' }, onKeyDown: fn() },
  async play({ canvas, args }) {
    const field = canvas.getByLabelText('Password');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
    await expect(field).toHaveAccessibleDescription('Caps Lock is on');
    await expect(args.onKeyDown).toHaveBeenCalledOnce();
  },
};

/** The strength is announced when it changes. */
export const Strength: Story = {
  render: ({ label, labels }) => (
    <NewPasswordField label={label} labels={labels} hint="6 to 32 characters" strength={{ level: 3, label: 'Good' }} />
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('status').map((region) => region.textContent)).toContain('Good');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Good.*6 to 32 characters/u);
  },
};

export const Keyboard: Story = {
  async play({ canvas }) {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.paste('from a password manager');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('from a password manager');
  },
};

export const LongText: Story = {
  render: ({ labels }) => (
    <NewPasswordField
      label="Neues Passwort für Auszahlungen und andere heikle Vorgänge"
      labels={labels}
      hint="Mindestens sechs und höchstens zweiunddreißig Zeichen, am besten mehrere Wörter."
      strength={{ level: 2, label: 'Ausreichend sicher' }}
    />
  ),
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
