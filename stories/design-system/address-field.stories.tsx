import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AddressDisplay } from '#design-system/address-display';
import { AddressField } from '#design-system/address-field';
import { Callout } from '#design-system/callout';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';
import { scannerLabels } from '../qr-scanner-labels.ts';
import { testAddresses } from '../test-addresses.ts';

const meta = {
  component: AddressField,
  args: {
    label: 'Send to',
    value: '',
    onChange: fn(),
    onPayment: fn(),
    labels: {
      paste: 'Paste',
      pasteFailed: 'We can’t read the clipboard. Paste into the field instead.',
      filled: 'Address filled in',
      scan: 'Scan QR code',
      checking: 'Checking address',
      scanner: scannerLabels,
    },
  },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, change) => <AddressField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof AddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { chromatic: { disableSnapshot: true } };

/** Answers the clipboard in place of the browser, which would ask. */
function stubClipboard(readText: () => Promise<string>) {
  const original = navigator.clipboard;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } });
  return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: original });
}

export const Playground: Story = {
  args: { hint: 'Tron (TRC-20) addresses start with T.' },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox', { name: 'Send to' });
    await expect(field).toHaveAccessibleDescription('Tron (TRC-20) addresses start with T.');
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await userEvent.type(field, 'TQ5N v7Dc');
    await expect(args.onChange).toHaveBeenLastCalledWith('TQ5Nv7Dc');
  },
};

/** The button replaces what is there; spaces and line breaks go. */
export const Pasted: Story = {
  args: { value: 'wrong' },
  beforeEach: () => stubClipboard(async () => ` ${testAddresses.tron.slice(0, 20)}\n${testAddresses.tron.slice(20)} `),
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(testAddresses.tron));
    await expect(args.onPayment).not.toHaveBeenCalled();
    await expect(canvas.getByText('Address filled in').closest('[role="status"]')).not.toBeNull();
    await expect(canvas.getByRole('button', { name: 'Paste' })).toHaveFocus();
  },
};

/** A space is left out, and the caret stays where it was typed. */
export const Editing: Story = {
  args: { value: testAddresses.tron },
  parameters: unseen,
  async play({ canvas }) {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(field, ' x', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(field).toHaveValue(`${testAddresses.tron.slice(0, 4)}x${testAddresses.tron.slice(4)}`);
    await expect(field.selectionStart).toBe(5);
  },
};

/** A payment request gives its address, and its amount to the caller. */
export const PaymentRequest: Story = {
  parameters: unseen,
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(`bitcoin:${testAddresses.bitcoin}?amount=0.0015&label=Ada`);
    await expect(canvas.getByRole('textbox')).toHaveValue(testAddresses.bitcoin);
    await expect(args.onPayment).toHaveBeenCalledWith(expect.objectContaining({ scheme: 'bitcoin', amount: '0.0015' }));
    await expect(args.onPayment).toHaveBeenCalledTimes(1);
  },
};

export const PasteRefused: Story = {
  beforeEach: () => stubClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }));
    const message = await canvas.findByText(/^We can’t read the clipboard/u);
    await expect(message).toHaveAttribute('role', 'status');
    await userEvent.type(canvas.getByRole('textbox'), 'T');
    await waitFor(() => expect(message).toBeEmptyDOMElement());
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }));
    await expect(await canvas.findByText(/^We can’t read the clipboard/u)).toBeVisible();
  },
};

/** The scanner loads when it is opened, and the focus returns to its button. */
export const Scanning: Story = {
  parameters: unseen,
  async play({ canvas }) {
    const scan = canvas.getByRole('button', { name: 'Scan QR code' });
    await userEvent.click(scan);
    await expect(await screen.findByRole('dialog', { name: 'Scan QR code' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(scan).toHaveFocus());
  },
};

export const Checking: Story = {
  args: { value: testAddresses.tron, checking: true },
  async play({ canvas }) {
    await expect(canvas.getByText('Checking address').closest('[role="status"]')).not.toBeNull();
  },
};

export const WithError: Story = {
  args: { value: testAddresses.tron.slice(0, -1), error: 'This isn’t a Tron address. Check the last characters.' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This isn’t a Tron address. Check the last characters.');
  },
};

/** The warning is announced when it appears, and shows both addresses in full. */
export const LookAlike: Story = {
  args: {
    value: testAddresses.lookAlike,
    warning: (
      <Callout tone="caution" title="This is not your saved address “Savings”">
        It has the same start and end, and a different middle. Addresses like this are made to be mistaken for yours.
        <span className="flex flex-col gap-2 pt-2">
          <span className="text-14 text-muted">Savings</span>
          <AddressDisplay address={testAddresses.evm} />
        </span>
      </Callout>
    ),
  },
  async play({ canvas }) {
    const title = canvas.getByText(/^This is not your saved address/u);
    await expect(title.closest('[role="status"]')).not.toBeNull();
  },
};

export const Matrix: Story = {
  render: ({ labels }) => (
    <Column>
      <AddressField label="Empty" labels={labels} value="" onChange={fn()} />
      <AddressField
        label="Filled"
        labels={labels}
        value={testAddresses.script}
        hint="Compare every group with the source."
        onChange={fn()}
      />
      <AddressField label="Disabled" labels={labels} value={testAddresses.tron} disabled onChange={fn()} />
    </Column>
  ),
};

/** Enter submits the form, as in a field of one line. */
export const Keyboard: Story = {
  parameters: unseen,
  render: (args) => (
    <form>
      <AddressField {...args} />
    </form>
  ),
  args: { value: testAddresses.tron },
  async play({ canvas, canvasElement }) {
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('form')?.addEventListener('submit', submitted);
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(submitted).toHaveBeenCalledOnce();
    await expect(field).toHaveValue(testAddresses.tron);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Paste' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Scan QR code' })).toHaveFocus();
  },
};

const german = {
  label: 'Wallet-Adresse der Empfängerin oder des Empfängers',
  hint: 'Vergleichen Sie jede Gruppe mit der Quelle. Auszahlungen lassen sich nicht rückgängig machen.',
  value: testAddresses.script,
  checking: true,
  labels: {
    paste: 'Einfügen',
    pasteFailed: 'Die Zwischenablage ist nicht lesbar. Fügen Sie die Adresse direkt ins Feld ein.',
    filled: 'Adresse eingefügt',
    scan: 'QR-Code scannen',
    checking: 'Adresse wird geprüft',
    scanner: scannerLabels,
  },
};

export const LongText: Story = { args: german };

export const Narrow320: Story = { args: german, globals: { viewport: { value: 'narrow' } } };

export const LargeText: Story = { args: german, globals: { textSize: '200%' } };

export const Thai: Story = {
  globals: { locale: 'th-th' },
  args: {
    label: 'ที่อยู่กระเป๋าปลายทาง',
    hint: 'ตรวจสอบทุกกลุ่มตัวอักษรกับต้นทาง',
    value: testAddresses.tron,
    labels: { ...german.labels, paste: 'วาง', scan: 'สแกนคิวอาร์โค้ด', checking: 'กำลังตรวจสอบที่อยู่' },
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-jp' },
  args: {
    label: '送金先アドレス',
    hint: 'すべての文字が送金先と一致することを確認してください。',
    value: testAddresses.tron,
    labels: { ...german.labels, paste: '貼り付け', scan: 'QRコードを読み取る', checking: 'アドレスを確認中' },
  },
};
