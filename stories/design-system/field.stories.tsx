import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field, FieldBox, FieldButton, inputClass } from '#design-system/field';
import { Column } from '../matrix.tsx';

const meta = {
  component: Field,
  args: {
    label: 'Nickname',
    hint: 'Shown to you alone',
    children: (control) => (
      <FieldBox invalid={control['aria-invalid'] === true}>
        <input {...control} className={inputClass} />
      </FieldBox>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = fn();

export const Playground: Story = {
  args: { error: 'Please choose another name' },
  async play({ canvas }) {
    const control = canvas.getByRole('textbox', { name: 'Nickname' });
    await expect(control).toHaveAccessibleDescription('Shown to you alone Please choose another name');
    await expect(control).toBeInvalid();
  },
};

export const Matrix: Story = {
  render: ({ children }) => (
    <Column>
      <Field label="Label alone">{children}</Field>
      <Field label="With its end" labelEnd="optional">
        {children}
      </Field>
      <Field label="With a hint" hint="Shown to you alone">
        {children}
      </Field>
      <Field label="With an error" error="Please choose another name">
        {children}
      </Field>
    </Column>
  ),
};

/** Clicking the label clicks its control. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ children }) => (
    <Column>
      <Field label="Nickname">{children}</Field>
      <Field label="Country">
        {(control) => (
          <FieldButton control={control} value="Germany" placeholder="Choose" open={false} onClick={press} />
        )}
      </Field>
    </Column>
  ),
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Nickname' })).toHaveFocus();
    await userEvent.tab();
    const country = canvas.getByRole('button', { name: 'Country Germany' });
    await expect(country).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};

const long = {
  label: 'Bezeichnung, unter der diese Adresse in Ihrem Adressbuch erscheint',
  labelEnd: 'freiwillig',
  hint: 'Nur Sie selbst sehen diese Bezeichnung; sie wird niemandem sonst angezeigt.',
};

export const LongText: Story = { args: long };

export const Narrow320: Story = { args: long, globals: { viewport: { value: 'narrow' } } };
