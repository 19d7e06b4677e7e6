import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine, ArrowUpFromLine, Landmark, LifeBuoy, Scale, Store, Timer, Zap } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ActionGrid } from '#design-system/action-grid';
import { Icon } from '#design-system/icon';
import { Rows } from '../matrix.tsx';

const icons = [ArrowDownToLine, ArrowUpFromLine, Zap, Store, Scale, Timer, Landmark, LifeBuoy];
const english = ['Deposit', 'Withdraw', 'Convert', 'Exchange', 'Leverage', 'Fixed term', 'Bank', 'Support'];
const german = ['Einzahlen', 'Auszahlen', 'Tauschen', 'Wechsel', 'Hebel', 'Festlauf\u00ADzeit', 'Bank', 'Support'];
const thai = ['ฝาก', 'ถอน', 'แลกสกุลเงิน', 'แลกเปลี่ยน', 'เลเวอเรจ', 'กำหนดระยะเวลา', 'ธนาคาร', 'ช่วยเหลือ'];
const japanese = ['入金', '出金', '両替', '交換', 'レバレッジ', '定期', '銀行', 'サポート'];

const items = (labels: string[]) =>
  icons.map((icon, index) => {
    const label = labels[index] ?? '';
    return { id: label, href: `#${index}`, label, icon: <Icon icon={icon} size="large" /> };
  });

const Wide = (props: ComponentProps<typeof ActionGrid>) => (
  <div style={{ width: '100%' }}>
    <ActionGrid {...props} />
  </div>
);

const meta = {
  component: ActionGrid,
  args: { label: 'Quick actions', items: items(english) },
} satisfies Meta<typeof ActionGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Quick actions' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Rows
      of={{
        'four in a row': <Wide {...args} label="Four" items={items(english).slice(0, 4)} />,
        'two rows': <Wide {...args} label="Eight" items={items(english)} />,
        'a long word': <Wide {...args} label="Three" items={items(german).slice(4, 7)} />,
      }}
    />
  ),
};

/** No word breaks: long words get fewer columns. */
export const LongText: Story = {
  globals: { locale: 'de-de' },
  args: { items: items(german) },
  async play({ canvas }) {
    for (const label of german) await expect(canvas.getByText(label).getClientRects()).toHaveLength(1);
  },
};

export const Narrow320: Story = { ...LongText, globals: { locale: 'de-de', viewport: { value: 'narrow' } } };

export const NarrowEnglish: Story = { globals: { viewport: { value: 'narrow' } } };

export const Thai: Story = { globals: { locale: 'th-th' }, args: { items: items(thai) } };

export const NarrowThai: Story = { ...Thai, globals: { locale: 'th-th', viewport: { value: 'narrow' } } };

export const Japanese: Story = { globals: { locale: 'ja-jp' }, args: { items: items(japanese) } };

export const NarrowJapanese: Story = { ...Japanese, globals: { locale: 'ja-jp', viewport: { value: 'narrow' } } };

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveFocus();
  },
};
