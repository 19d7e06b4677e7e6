import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PhoneField, type PhoneValue } from '#design-system/phone-field';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const german: PhoneValue = { country: 'DE', text: '', number: null };
const whole: PhoneValue = {
  country: 'DE',
  text: '01512 3456789',
  number: { areaCode: '+49', national: '15123456789', e164: '+4915123456789' },
};

const meta = {
  component: PhoneField,
  args: {
    label: 'Phone',
    value: german,
    onChange: fn(),
    country: {
      label: 'Country code',
      sheetTitle: 'Country or region',
      search: { label: 'Search by name or code', clearLabel: 'Clear', emptyLabel: 'No such country or region' },
    },
  },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, change) => <PhoneField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button names country and code; the field requests the phone keyboard and autofill. */
export const Playground: Story = {
  args: { hint: 'Only for questions about this card' },
  async play({ canvas, canvasElement, args }) {
    await expect(await canvas.findByRole('button', { name: 'Country code: Germany +49' })).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(field).toHaveAttribute('type', 'tel');
    await expect(field).toHaveAttribute('autocomplete', 'tel');
    await userEvent.type(field, '015123456789');
    await expect(field).toHaveValue('01512 3456789');
    await expect(args.onChange).toHaveBeenLastCalledWith(whole);
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeInTheDocument());
  },
};

/** A digit in the middle keeps the caret in place, and Backspace after a space removes the digit before it. */
export const Editing: Story = {
  args: { value: whole },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: /\+49/u });
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    await expect(field).toHaveValue('01513 456789');
    await userEvent.keyboard('8');
    await expect(field).toHaveValue('01518 3456789');
    await expect(field.selectionStart).toBe(5);
  },
};

/** A pasted international number of another country switches to it. */
export const Paste: Story = {
  async play({ canvas, canvasElement, args }) {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeInTheDocument());
    await canvas.findByRole('button', { name: /\+49/u });
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+46 70 123 45 67');
    await expect(canvas.getByRole('textbox')).toHaveValue('070-123 45 67');
    await expect(canvas.getByRole('button', { name: 'Country code: Sweden +46' })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ number: { areaCode: '+46', national: '701234567', e164: '+46701234567' } }),
    );
  },
};

/** Matches name, calling code and ISO code; the number is parsed again for the chosen country. */
export const ChooseCountry: Story = {
  args: { value: { country: 'DE', text: '0812345678', number: null } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: /\+49/u }));
    const search = await screen.findByRole('searchbox', { name: 'Search by name or code' });
    // The sheet ignores presses until it has opened.
    await waitFor(() => expect(getComputedStyle(search).pointerEvents).toBe('auto'));
    await userEvent.type(search, 'us');
    await expect(screen.getAllByRole('button', { pressed: false })[0]).toHaveTextContent('United States');
    await userEvent.clear(search);
    await userEvent.type(search, '+66');
    await userEvent.click(screen.getByRole('button', { name: /^Thailand/u }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const button = canvas.getByRole('button', { name: 'Country code: Thailand +66' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('081 234 5678');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        country: 'TH',
        number: { areaCode: '+66', national: '812345678', e164: '+66812345678' },
      }),
    );
  },
};

/** Flags load when they become visible; wait for them before the picture. */
async function flagsInSight(): Promise<void> {
  const isInSight = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  await waitFor(() => expect(Array.from(document.images).filter(isInSight).length).toBeGreaterThan(5));
  await waitFor(() =>
    expect(Array.from(document.images).filter((image) => isInSight(image) && !image.complete)).toEqual([]),
  );
}

/** All countries, with the chosen one in view. */
export const Countries: Story = {
  globals: { locale: 'de-de' },
  args: {
    label: 'Telefon',
    country: {
      label: 'Ländervorwahl',
      sheetTitle: 'Land oder Region',
      search: { label: 'Nach Name oder Vorwahl suchen', clearLabel: 'Leeren', emptyLabel: 'Kein Land gefunden' },
    },
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /\+49/u }));
    const chosen = await screen.findByRole('button', { name: /^Deutschland/u });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    // After the sheet's animation.
    await waitFor(() => expect(chosen.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThan(0);
    await flagsInSight();
  },
};

export const CountriesThai: Story = {
  globals: { locale: 'th-th', viewport: { value: 'narrow' } },
  args: {
    label: 'หมายเลขโทรศัพท์',
    value: { country: 'TH', text: '081 234 5678', number: null },
    country: {
      label: 'รหัสประเทศ',
      sheetTitle: 'ประเทศหรือภูมิภาค',
      search: { label: 'ค้นหาด้วยชื่อหรือรหัส', clearLabel: 'ล้าง', emptyLabel: 'ไม่พบประเทศหรือภูมิภาค' },
    },
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /\+66/u }));
    const chosen = await screen.findByRole('button', { name: /^ไทย/u });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(chosen.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await flagsInSight();
  },
};

export const Matrix: Story = {
  render: ({ country }) => (
    <Column>
      <PhoneField label="Empty" country={country} value={{ country: 'US', text: '', number: null }} onChange={fn()} />
      <PhoneField label="Filled" labelEnd="optional" country={country} value={whole} onChange={fn()} />
      <PhoneField
        label="Area code of four signs"
        country={country}
        value={{ country: 'PT', text: '912 345 678', number: null }}
        hint="Only for questions about this card"
        onChange={fn()}
      />
      <PhoneField
        label="With an error"
        country={country}
        value={{ country: 'JP', text: '090-12', number: null }}
        error="No number of this country has these digits. Check it, or choose another country."
        onChange={fn()}
      />
      <PhoneField label="Disabled" country={country} value={whole} disabled onChange={fn()} />
    </Column>
  ),
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findAllByText(/^\+\d+$/u)).toHaveLength(5);
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(5));
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const button = await canvas.findByRole('button', { name: /\+49/u });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Country or region' });
    await waitFor(() => expect(screen.getByRole('button', { name: /Germany/u })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    // A typed letter goes to the search from anywhere in the list.
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Country or region' });
    await userEvent.keyboard('japan{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName(/Japan \+81/u);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  },
};

/** Waits for the code and the flag. */
const ready: Story['play'] = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('button', { name: /\+\d/u });
  await waitFor(() => expect(canvasElement.querySelector('img')).toBeInTheDocument());
};

const long = {
  label: 'Telefonnummer, unter der wir Sie bei Rückfragen zu dieser Karte erreichen',
  labelEnd: 'freiwillig',
  hint: 'Die Nummer wird niemandem sonst angezeigt und für nichts anderes verwendet.',
  error:
    'Diese Ziffern ergeben keine Nummer des gewählten Landes. Bitte prüfen Sie sie oder wählen Sie ein anderes Land.',
  value: { country: 'AG', text: '(268) 464-1234', number: null },
};

export const LongText: Story = { args: long, play: ready };

export const Narrow320: Story = { args: long, globals: { viewport: { value: 'narrow' } }, play: ready };

export const LargeText: Story = { args: long, globals: { textSize: '200%' }, play: ready };
