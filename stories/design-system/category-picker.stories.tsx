import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#design-system/button';
import { CategoryPicker, type Category, type CategoryOffer } from '#design-system/category-picker';
import { Controlled } from '../controlled.tsx';

const names: Record<Category, string> = {
  up: 'Up',
  down: 'Down',
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
  'very-big': 'Very big',
  'very-small': 'Very small',
  'big-odd': 'Big, odd',
  'big-even': 'Big, even',
  'small-odd': 'Small, odd',
  'small-even': 'Small, even',
};

/** Payouts and probabilities consistent with an edge of 1%. */
const odds: Record<Category, readonly [multiplier: string, probability: string]> = {
  up: ['1.98', '0.499'],
  down: ['1.98', '0.499'],
  big: ['1.98', '0.5'],
  small: ['1.98', '0.5'],
  odd: ['1.98', '0.5'],
  even: ['1.98', '0.5'],
  'very-big': ['9.9', '0.1'],
  'very-small': ['9.9', '0.1'],
  'big-odd': ['3.3', '0.3'],
  'big-even': ['4.95', '0.2'],
  'small-odd': ['4.95', '0.2'],
  'small-even': ['3.3', '0.3'],
};

const offersIn = (labels: Record<Category, string>, reasons: Partial<Record<Category, string>> = {}) =>
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => {
      const category = name as Category;
      const [multiplier, probability] = odds[category];
      return [
        category,
        {
          label,
          multiplier,
          probability,
          edge: '0.01',
          disabled: category in reasons,
          disabledReason: reasons[category],
        },
      ];
    }),
  ) as Record<Category, CategoryOffer>;

const labels = {
  multiplier: 'Pays',
  probability: 'Probability',
  edge: 'House edge',
  groups: {
    direction: 'Against the opening price',
    size: 'Last digit, size',
    parity: 'Last digit, parity',
    extremes: 'Last digit, extremes',
    pairs: 'Last digit, size and parity',
  },
};

const meta = {
  component: CategoryPicker,
  args: {
    label: 'Category',
    hint: '× is what one unit of stake pays when won, the stake included.',
    value: null,
    onChange: fn(),
    offers: offersIn(names),
    labels,
  },
  render: (args) => (
    <Controlled<Category | null> initial={args.value} onChange={(value) => value && args.onChange(value)}>
      {(value, change) => <CategoryPicker {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof CategoryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { value: 'big' },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Category' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(12);
    await expect(canvas.getByRole('group', { name: 'Last digit, parity' })).toContainElement(
      canvas.getByRole('radio', { name: 'Odd' }),
    );
    await expect(canvas.getByRole('radio', { name: 'Up' })).toHaveAccessibleDescription(
      /^Pays ×1\.98 Probability\s*49\.90%\s*$/u,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Very big' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('very-big');
    await expect(canvas.getByRole('radio', { name: 'Very big' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Big' })).not.toBeChecked();
  },
};

/** Two columns: right moves in reading order, down keeps the column. Closed options can be focused but not chosen. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    value: 'up',
    onEnter: fn(),
    offers: offersIn(names, { small: 'Your own limit for this period is reached.' }),
  },
  async play({ canvas, args }) {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('Up')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Down')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Small')).toHaveFocus();
    await expect(radio('Small')).toHaveAccessibleDescription(/Your own limit for this period is reached\.$/u);
    await expect(radio('Down')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Even')).toBeChecked();
    await userEvent.keyboard('{End}');
    await expect(radio('Small, even')).toBeChecked();
    await userEvent.keyboard('{Home}');
    await expect(radio('Up')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(radio('Up')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: 'up' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  async play({ canvas }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Down' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Up' })).toBeChecked();
  },
};

/** Open, chosen, disabled with its reason. */
export const Matrix: Story = {
  args: {
    value: 'odd',
    offers: offersIn(names, { 'very-big': 'Your own limit for this period is reached.' }),
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Very big' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Odd' })).toBeChecked();
  },
};

/** In the final seconds of a period. */
export const AllClosed: Story = {
  args: {
    value: 'even',
    disabled: true,
    disabledReason: 'This period takes no more orders. The next one opens in 4 seconds.',
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/This period takes no more orders\./u);
    await userEvent.click(canvas.getByRole('radio', { name: 'Up' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A reason that counts down is said once, when the period closes, and not each second. */
export const Closing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={5}>
      {(seconds, change) => (
        <>
          <CategoryPicker
            {...args}
            disabled={seconds < 5}
            disabledReason={`The next period opens in ${seconds} seconds.`}
          />
          <Button onClick={() => change(seconds - 1)}>A second later</Button>
        </>
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    const later = canvas.getByRole('button', { name: 'A second later' });
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('');
    await userEvent.click(later);
    await expect(status).toHaveTextContent('The next period opens in 4 seconds.');
    await userEvent.click(later);
    await expect(status).toHaveTextContent('The next period opens in 4 seconds.');
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/The next period opens in 3 seconds\.$/u);
  },
};

export const Desk: Story = { globals: { viewport: { value: 'desk' } }, args: { value: 'big-even' } };

const german: Record<Category, string> = {
  up: 'Steigend',
  down: 'Fallend',
  big: 'Groß',
  small: 'Klein',
  odd: 'Ungerade',
  even: 'Gerade',
  'very-big': 'Sehr groß',
  'very-small': 'Sehr klein',
  'big-odd': 'Groß und ungerade',
  'big-even': 'Groß und gerade',
  'small-odd': 'Klein und ungerade',
  'small-even': 'Klein und gerade',
};

export const LongText: Story = {
  globals: { locale: 'de-de' },
  args: {
    label: 'Kategorie, auf die der Einsatz dieser Periode gesetzt wird',
    hint: '× ist, was eine Einheit des Einsatzes bei Gewinn auszahlt, der Einsatz inbegriffen.',
    offers: offersIn(german),
    labels: {
      multiplier: 'Zahlt',
      probability: 'Gewinn\u00ADwahr\u00ADschein\u00ADlich\u00ADkeit',
      edge: 'Anteil des Hauses',
      groups: {
        direction: 'Gegenüber dem Eröffnungskurs',
        size: 'Größe der letzten Ziffer des Schlusskurses',
        parity: 'Gerade oder ungerade letzte Ziffer',
        extremes: 'Kleinste oder größte letzte Ziffer',
        pairs: 'Größe der letzten Ziffer und ob sie gerade ist',
      },
    },
  },
};

export const Narrow320: Story = {
  ...LongText,
  globals: { locale: 'de-de', viewport: { value: 'narrow' } },
  args: { ...LongText.args, value: 'up' },
};

export const Thai: Story = {
  globals: { locale: 'th-th', viewport: { value: 'narrow' } },
  args: {
    label: 'หมวดหมู่',
    hint: '× คือจำนวนที่จ่ายต่อหนึ่งหน่วยเมื่อชนะ รวมเงินเดิมพัน',
    value: 'small',
    offers: offersIn({
      up: 'ขึ้น',
      down: 'ลง',
      big: 'ใหญ่',
      small: 'เล็ก',
      odd: 'คี่',
      even: 'คู่',
      'very-big': 'ใหญ่มาก',
      'very-small': 'เล็กมาก',
      'big-odd': 'ใหญ่และคี่',
      'big-even': 'ใหญ่และคู่',
      'small-odd': 'เล็กและคี่',
      'small-even': 'เล็กและคู่',
    }),
    labels: {
      multiplier: 'จ่าย',
      probability: 'ความน่าจะเป็น',
      edge: 'ส่วนได้เปรียบ',
      groups: { direction: 'ทิศทาง', size: 'ขนาด', parity: 'คู่หรือคี่', extremes: 'ปลายสุด', pairs: 'ขนาดและคู่คี่' },
    },
  },
};

/** Twice the text size: one column. */
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'narrow' } },
  args: { value: 'down' },
};

export const ForcedColors: Story = {
  parameters: { chromatic: { forcedColors: 'active' } },
  args: { value: 'big', offers: offersIn(names, { down: 'Your own limit for this period is reached.' }) },
};
