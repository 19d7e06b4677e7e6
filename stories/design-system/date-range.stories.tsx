import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DateRange, type DateRangeProps } from '#design-system/date-range';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const meta = {
  component: DateRange,
  args: {
    label: 'Period',
    placeholder: 'Any time',
    sheetTitle: 'Period',
    value: null,
    onChange: fn(),
    presets: [
      { label: 'Last 7 days', days: 7 },
      { label: 'Last 30 days', days: 30 },
      { label: 'Last 90 days', days: 90 },
    ],
    min: '2026-03-02',
    max: '2026-11-21',
    labels: {
      apply: 'Apply',
      clear: 'Clear',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      year: 'Year',
      firstDay: 'First day',
      lastDay: 'Last day',
      unreadable: (example) => `Write a day as ${example}`,
      outside: 'Choose a day from March 2 to today',
      chooseFirst: 'Choose the first and the last day',
      chooseLast: 'Now the last day',
    },
  },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, change) => <DateRange {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: string) => screen.findByRole('button', { name });

/** Two clicks choose a range, in either order; it's announced, and only Apply accepts it. */
export const Playground: Story = {
  async play({ canvas, args }) {
    const field = canvas.getByRole('button', { name: /^Period/u });
    await expect(field).toHaveTextContent('Any time');
    await userEvent.click(field);
    const region = (await screen.findByText('Choose the first and the last day')).parentElement;
    await expect(region).toHaveAttribute('role', 'status');
    await userEvent.click(await day('Friday, November 20, 2026'));
    await expect(region).toHaveTextContent('Nov 20, 2026 Now the last day');
    await userEvent.click(await day('Tuesday, November 10, 2026'));
    await expect(region).toHaveTextContent(/^Nov 10\D+20, 2026$/u);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-10', to: '2026-11-20' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent(/^Nov 10\D+20, 2026$/u);
  },
};

/** The chosen range, its ends, today, and disabled days. */
export const Open: Story = {
  args: { value: { from: '2026-11-03', to: '2026-11-12' } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Period/u }));
    await expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(10);
    await waitFor(() => expect(screen.getAllByRole('button', { current: 'date' })).toHaveLength(1));
    await expect(await day('Sunday, November 22, 2026')).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A preset includes today; Clear and Apply return to any time. */
export const Presets: Story = {
  async play({ canvas, args }) {
    const field = canvas.getByRole('button', { name: /^Period/u });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(screen.getByRole('button', { name: 'Last 7 days', pressed: true })).toBeVisible();
    await expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Arrows move by days and weeks, Page Up by a month; Enter chooses. The focus ring shows on a chosen day too. */
export const Keyboard: Story = {
  args: { value: { from: '2026-11-12', to: '2026-11-12' }, presets: [] },
  async play({ canvas, args }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Period' })).toHaveFocus());
    for (let step = 0; step < 4; step += 1) await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus());
    await userEvent.tab();
    const chosen = await day('Thursday, November 12, 2026');
    await expect(chosen).toHaveFocus();
    const { outlineColor, backgroundColor } = getComputedStyle(chosen);
    await expect(outlineColor).not.toBe(backgroundColor);
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Enter}');
    await userEvent.keyboard('{PageUp}');
    await waitFor(async () => expect(await day('Tuesday, October 6, 2026')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-10-06', to: '2026-11-06' });
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Period/u })).toHaveFocus());
  },
};

/** Days are typed in the locale's order, with any signs between or none; the calendar follows. The year is a list. */
export const Typed: Story = {
  args: { min: undefined, presets: [] },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Period/u }));
    const first = await screen.findByRole('textbox', { name: 'First day' });
    const last = screen.getByRole('textbox', { name: 'Last day' });
    await userEvent.type(first, '2/30/2025{Tab}');
    await expect(first).toHaveAccessibleDescription('Write a day as 11/21/2026');
    await userEvent.clear(first);
    await userEvent.type(first, '2/3/2025');
    await expect(first).toBeValid();
    await expect(screen.getByRole('grid', { name: 'February 2025' })).toBeVisible();
    await userEvent.type(last, '12312026{Tab}');
    await expect(last).toBeInvalid();
    await userEvent.clear(last);
    await userEvent.type(last, '02282025');
    await expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(26);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2024');
    await expect(screen.getByRole('grid', { name: 'February 2024' })).toBeVisible();
    await userEvent.click(await day('Thursday, February 1, 2024'));
    await expect(first).toHaveValue('02/01/2024');
    await expect(last).toHaveValue('');
    await userEvent.click(await day('Thursday, February 29, 2024'));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2024-02-01', to: '2024-02-29' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /^Period/u }));
    await screen.findByRole('grid');
  },
};

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findAllByRole('grid');
};

const value = { from: '2026-11-03', to: '2026-11-12' };

export const TwoMonths: Story = { args: { value, months: 2, presets: [] }, play: open };

/** Years count from 543 BC, weeks start on Sunday. */
export const Thai: Story = {
  globals: { locale: 'th-th' },
  args: {
    label: 'ช่วงเวลา',
    sheetTitle: 'ช่วงเวลา',
    value,
    presets: [
      { label: '7 วันล่าสุด', days: 7 },
      { label: '30 วันล่าสุด', days: 30 },
    ],
    labels: {
      apply: 'ใช้',
      clear: 'ล้าง',
      previousMonth: 'เดือนก่อนหน้า',
      nextMonth: 'เดือนถัดไป',
      year: 'ปี',
      firstDay: 'วันแรก',
      lastDay: 'วันสุดท้าย',
      unreadable: (example) => `เขียนวันที่เป็น ${example}`,
      outside: 'เลือกวันตั้งแต่ 2 มีนาคมถึงวันนี้',
      chooseFirst: 'เลือกวันแรกและวันสุดท้าย',
      chooseLast: 'เลือกวันสุดท้าย',
    },
  },
  async play(context) {
    await open(context);
    await expect(screen.getByRole('grid')).toHaveAccessibleName(/2026/u);
    await expect(screen.getByRole('grid').querySelector('th')).toHaveTextContent(/^อา/u);
  },
};

/** Weeks start on Monday. */
export const German: Story = {
  globals: { locale: 'de-de', viewport: { value: 'narrow' } },
  args: {
    label: 'Zeitraum',
    sheetTitle: 'Zeitraum des Kontoauszugs',
    value,
    presets: [
      { label: 'Letzte 7 Tage', days: 7 },
      { label: 'Letzte 30 Tage', days: 30 },
      { label: 'Letzte 90 Tage', days: 90 },
    ],
    labels: {
      apply: 'Übernehmen',
      clear: 'Zurücksetzen',
      previousMonth: 'Vorheriger Monat',
      nextMonth: 'Nächster Monat',
      year: 'Jahr',
      firstDay: 'Erster Tag',
      lastDay: 'Letzter Tag',
      unreadable: (example) => `Schreiben Sie einen Tag als ${example}`,
      outside: 'Wählen Sie einen Tag vom 2. März bis heute',
      chooseFirst: 'Wählen Sie den ersten und den letzten Tag',
      chooseLast: 'Jetzt den letzten Tag',
    },
  },
  async play(context) {
    await open(context);
    await expect(screen.getByRole('grid').querySelector('th')).toHaveTextContent('Mo');
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-jp' },
  args: {
    label: '期間',
    sheetTitle: '期間',
    value,
    presets: [],
    labels: {
      apply: '適用',
      clear: 'クリア',
      previousMonth: '前の月',
      nextMonth: '次の月',
      year: '年',
      firstDay: '最初の日',
      lastDay: '最後の日',
      unreadable: (example) => `日付は${example}のように入力してください`,
      outside: '3月2日から今日までの日を選んでください',
      chooseFirst: '最初の日と最後の日を選んでください',
      chooseLast: '最後の日を選んでください',
    },
  },
  play: open,
};

/** In forced colors the range keeps its borders. */
export const ForcedColors: Story = {
  args: { value },
  parameters: { chromatic: { forcedColors: 'active' } },
  play: open,
};

export const Matrix: Story = {
  render: ({ label: _label, ...args }: DateRangeProps) => (
    <Column>
      <DateRange {...args} label="Any time" />
      <DateRange {...args} label="Chosen" value={value} labelEnd="optional" />
      <DateRange {...args} label="One day" value={{ from: '2026-11-12', to: '2026-11-12' }} />
      <DateRange
        {...args}
        label="Over the turn of the year"
        value={{ from: '2025-12-30', to: '2026-01-04' }}
        hint="At most a year"
      />
      <DateRange {...args} label="With an error" value={value} error="A statement covers at most 31 days." />
      <DateRange {...args} label="Disabled" value={value} disabled />
    </Column>
  ),
};

const long: Story['args'] = {
  label: 'Zeitraum, für den der Kontoauszug erstellt werden soll',
  labelEnd: 'freiwillig',
  placeholder: 'Ohne Einschränkung, von der Eröffnung des Kontos bis heute',
  hint: 'Der Auszug enthält alle Buchungen der gewählten Tage einschließlich des ersten und des letzten.',
};

export const LongText: Story = { args: long, globals: { locale: 'de-de' } };

export const Narrow320: Story = {
  args: { ...long, value },
  globals: { locale: 'de-de', viewport: { value: 'narrow' } },
};
