import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeftRight, ChartLine, House, User, Wallet } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Icon } from '#design-system/icon';
import { Logo } from '#design-system/logo';
import { TabBar } from '#design-system/tab-bar';

const items = [
  { id: 'home', href: '#home', label: 'Home', icon: <Icon icon={House} size="large" />, current: true },
  { id: 'trend', href: '#trend', label: 'Markets', icon: <Icon icon={ChartLine} size="large" />, current: false },
  {
    id: 'counter',
    href: '#counter',
    label: 'Exchange',
    icon: <Icon icon={ArrowLeftRight} size="large" />,
    current: false,
  },
  { id: 'assets', href: '#assets', label: 'Assets', icon: <Icon icon={Wallet} size="large" />, current: false },
  {
    id: 'user',
    href: '#user',
    label: 'Me',
    icon: <Icon icon={User} size="large" />,
    current: false,
    badge: 3,
    badgeLabel: '3 unread',
  },
];

const meta = {
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Main', logo: <Logo label="Florin" wordmark />, items },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /^Me ?3 unread$/ })).not.toHaveAttribute('aria-current');
  },
};

export const LongText: Story = {
  parameters: { skipLanguages: 'its labels are German' },
  args: {
    items: items.map((item, index) => ({
      ...item,
      label:
        [
          'Startseite',
          'Markt\u00ADübersicht',
          'Wäh\u00ADrungs\u00ADtausch',
          'Ver\u00ADmö\u00ADgens\u00ADwerte',
          'Einstel\u00ADlungen',
        ][index] ?? '',
    })),
  },
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: LongText.parameters,
  args: LongText.args,
};

const named = (labels: string[]) => ({ items: items.map((item, index) => ({ ...item, label: labels[index] ?? '' })) });

/** With enlarged text, neighbors stay apart. */
export const LargeText: Story = {
  globals: { textSize: '200%' },
  args: named(['Start', 'Märkte', 'Wechsel', 'Vermögen', 'Profil']),
  async play({ canvas }) {
    const range = document.createRange();
    const labels = ['Start', 'Märkte', 'Wechsel', 'Vermögen', 'Profil'].map((label) => {
      range.selectNodeContents(canvas.getByText(label));
      return range.getBoundingClientRect();
    });
    const gaps = labels.slice(1).map(({ left }, index) => left - (labels[index]?.right ?? Infinity));
    await expect(Math.min(...gaps)).toBeGreaterThan(5);
  },
};

export const Thai: Story = {
  globals: { locale: 'th-th', viewport: { value: 'narrow' } },
  args: named(['หน้าแรก', 'ตลาด', 'แลกเปลี่ยน', 'สินทรัพย์', 'ของฉัน']),
};

export const Japanese: Story = {
  globals: { locale: 'ja-jp', viewport: { value: 'narrow' } },
  args: named(['ホーム', 'マーケット', '両替', '資産', 'マイページ']),
};

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Rail: Story = { globals: { viewport: { value: 'desk' } } };

/** A screen without a tab bar: nothing on a phone, but still the rail. */
export const RailOnly: Story = {
  args: { railOnly: true },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
