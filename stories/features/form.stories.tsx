import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#design-system/button';
import { RadioCards } from '#design-system/radio-cards';
import { SelectField } from '#design-system/select-field';
import { TextField } from '#design-system/text-field';
import { useForm } from '#platform/form';
import { fixedI18n } from '#platform/i18n';

const needed = { name: 'Enter a name', country: 'Choose a country', speed: 'Choose a speed' };
type Answers = Record<keyof typeof needed, string>;
type Field = keyof Answers;

const fields = Object.keys(needed) as Field[];

function Example() {
  const form = useForm<Answers, Answers>({
    rules: async () => (values) => {
      const answers = values as Answers;
      const missing = fields.filter((field) => answers[field] === '');
      return missing.length === 0
        ? { output: answers }
        : { errors: Object.fromEntries(missing.map((field) => [field, needed[field]])) };
    },
    initial: { name: '', country: '', speed: '' },
    submit: async () => undefined,
  });
  return (
    <form ref={form.ref} noValidate onSubmit={form.onSubmit} style={{ display: 'grid', gap: 24 }}>
      <TextField {...form.field('name')} label="Name" />
      <SelectField
        label="Country"
        error={form.error('country')}
        value={form.values.country || null}
        onChange={(country) => form.set('country', country)}
        placeholder="Choose a country"
        sheetTitle="Country"
        options={[{ value: 'SE', label: 'Sweden' }]}
      />
      <RadioCards
        label="Speed"
        error={form.error('speed')}
        value={form.values.speed || null}
        onChange={(speed) => form.set('speed', speed)}
        options={[
          { value: 'slow', label: 'Slow' },
          { value: 'fast', label: 'Fast' },
        ]}
      />
      <Button type="submit" tone="primary">
        Send
      </Button>
    </form>
  );
}

/** A form that keeps its values, validates them by the contract, and leads to what is wrong. */
const meta = {
  loaders: [async () => ({ i18n: await fixedI18n('en-us', {}) })],
  render: (_, { loaded }) => (
    <I18nextProvider i18n={loaded.i18n as I18n}>
      <Example />
    </I18nextProvider>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submitting leads to the first faulty field, whatever its kind. */
export const FirstFaulty: Story = {
  async play({ canvas, step }) {
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await submit();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();

    await step('a button that opens a list', async () => {
      await userEvent.type(name, 'Ada');
      await submit();
      const country = canvas.getByRole('button', { name: /^Country/u });
      await waitFor(() => expect(country).toHaveFocus());
      await expect(country).toHaveAccessibleDescription('Choose a country');
      await userEvent.click(country);
      await userEvent.click(await within(document.body).findByRole('button', { name: 'Sweden' }));
      await waitFor(() => expect(country).toHaveFocus());
    });
    await step('one of several cards', async () => {
      await submit();
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Slow' })).toHaveFocus());
      await expect(canvas.getByRole('radiogroup', { name: 'Speed' })).toBeInvalid();
    });
  },
};
