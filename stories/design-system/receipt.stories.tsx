import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Percent } from '#design-system/percent';
import { Receipt } from '#design-system/receipt';
import { Controlled } from '../controlled.tsx';

const record = [
  ['number', 'F26112100042'],
  ['time', '2026-11-21T08:30:00.000Z'],
  ['amount', '250 USDT'],
  ['target_amount', '0.002726 BTC'],
  ['rate', '0.00001090403868'],
] as const;

const rate = (value: string) => (
  <>
    <span translate="no">1 BTC = </span>
    <Amount value={value} currency="USDT" scale={2} />
  </>
);

const meta = {
  component: Receipt,
  args: {
    title: 'Conversion complete',
    amount: { value: '0.002726', currency: 'BTC', scale: 8, minDigits: 2, sign: 'always' },
    description: (
      <>
        for <Amount value="250" currency="USDT" scale={2} size="small" />
      </>
    ),
    items: [
      { id: 'rate', label: 'Rate', value: rate('91712.4') },
      { id: 'mid', label: 'Mid-market rate', value: rate('91345.55') },
      {
        id: 'spread',
        label: 'Cost (spread)',
        value: (
          <>
            <Amount value="1" currency="USDT" scale={2} /> · <Percent value="0.004" />
          </>
        ),
      },
      { id: 'number', label: 'Reference', value: <span translate="no">F26112100042</span> },
      { id: 'time', label: 'Time', value: 'Nov 21, 2026, 8:30:14 AM' },
    ],
    record,
    issuer: 'Florin',
    fileName: 'receipt-F26112100042',
    labels: {
      share: 'Share receipt',
      save: 'Save as image',
      print: 'Print',
      failed: 'We couldn’t create the image. Print the receipt instead.',
      pattern: 'The pattern is drawn from this record’s hash',
      copies: 'Every copy of this receipt shows the same pattern.',
    },
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lets images be shared, as on a phone; returns what was shared. */
function sharing(share: (data: ShareData) => Promise<void>): () => void {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return () => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  };
}

export const Playground: Story = {
  async play({ canvas }) {
    const receipt = canvas.getByRole('article', { name: 'Conversion complete' });
    await expect(receipt).toHaveTextContent('+0.002726');
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(receipt).toHaveTextContent('5463 56f3 … ae60 d1e1');
  },
};

/** It doesn't take the focus from who is elsewhere by the time it appears. */
export const Elsewhere: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { focusTitle: true },
  render: (args) => (
    <Controlled initial={false}>
      {(isDone, change) => (
        <>
          <Button onClick={() => change(true)}>Back</Button>
          <main>{isDone && <Receipt {...args} />}</main>
        </>
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Back' });
    await userEvent.click(button);
    await canvas.findByRole('heading', { name: 'Conversion complete' });
    await expect(button).toHaveFocus();
  },
};

const shared = fn((_data: ShareData) => Promise.resolve());

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { focusTitle: true },
  beforeEach: () => sharing(shared.mockReset()),
  async play({ canvas }) {
    const print = fn();
    window.print = print;
    await expect(canvas.getByRole('heading', { name: 'Conversion complete' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share receipt' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shared).toHaveBeenCalledOnce());
    const file = shared.mock.lastCall?.[0].files?.[0];
    await expect(file).toMatchObject({ name: 'receipt-F26112100042.png', type: 'image/png' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(print).toHaveBeenCalledOnce();
  },
};

/** The image itself: light, of one width, and with the name of who issued it. */
export const AsImage: Story = {
  globals: { theme: 'dark', viewport: { value: 'narrow' } },
  render: (args) => (
    <Controlled initial="">
      {(image, change) => {
        shared.mockImplementation(({ files = [] }) => {
          change(URL.createObjectURL(new Blob(files)));
          return Promise.resolve();
        });
        return image ? <img alt="Receipt" src={image} /> : <Receipt {...args} />;
      }}
    </Controlled>
  ),
  beforeEach: () => sharing(shared),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Share receipt' }));
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: 'Receipt' });
    await waitFor(() => expect(image.naturalWidth).toBe(1200));
  },
};

export const Failed: Story = {
  beforeEach: () => sharing(() => Promise.reject(new Error('refused'))),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Share receipt' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('We couldn’t create the image.'));
  },
};

export const Masked: Story = { globals: { amounts: 'masked' } };

export const LongText: Story = {
  args: {
    title: 'Umtausch teilweise abgeschlossen',
    amount: { value: '123456789.12345678', currency: 'USDT', scale: 8, sign: 'always' },
    description: (
      <>
        für <Amount value="123456789012" currency="IDR" scale={2} size="small" />
      </>
    ),
    items: [
      { id: 'address', label: 'Empfangsadresse im Netzwerk', value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
      { id: 'time', label: 'Zeitpunkt der Gutschrift', value: '21. November 2026 um 08:30:14 Uhr' },
    ],
    labels: {
      ...meta.args.labels,
      save: 'Als Bild auf diesem Gerät speichern',
      print: 'Beleg drucken',
      pattern: 'Das Muster ist aus dem Hashwert dieses Datensatzes gezeichnet',
      copies: 'Jede Kopie dieses Belegs zeigt dasselbe Muster.',
    },
  },
};

/** With enlarged text, no word of the title breaks in the rosette. */
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'narrow' } },
  args: { title: 'Umtausch abgeschlossen' },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const RightToLeft: Story = { globals: { direction: 'right to left' } };
