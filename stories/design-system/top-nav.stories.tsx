import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Gauge, Globe, ListOrdered } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { Logo } from '#design-system/logo';
import { TopNav } from '#design-system/top-nav';

const notices = (
  <IconButton label="Notices, 3 unread" badge={3} href="#notices" icon={<Icon icon={Bell} size="large" />} />
);

const meta = {
  component: TopNav,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Flash exchange', onBack: fn(), actions: notices },
} satisfies Meta<typeof TopNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Flash exchange' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const WithMark: Story = {
  args: {
    title: undefined,
    onBack: undefined,
    start: <Logo label="Florin" wordmark />,
    actions: (
      <>
        <IconButton label="Language" icon={<Icon icon={Globe} size="large" />} />
        {notices}
      </>
    ),
  },
};

export const LongText: Story = { args: { title: 'Auszahlungspasswort für Guthaben ändern und bestätigen' } };

export const Thai: Story = {
  globals: { locale: 'th-th', viewport: { value: 'narrow' } },
  args: { title: 'เปลี่ยนรหัสผ่านสำหรับการทำธุรกรรมการเงินของคุณ' },
};

export const Japanese: Story = {
  globals: { locale: 'ja-jp', viewport: { value: 'narrow' } },
  args: { title: '資金パスワードの変更と再確認のお手続き' },
};

export const RightToLeft: Story = { globals: { direction: 'right to left' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: LongText.args };

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Notices, 3 unread' })).toHaveFocus();
  },
};

const rooms = (
  <>
    <IconButton label="Limits" icon={<Icon icon={Gauge} />} />
    <IconButton label="All orders" href="#orders" icon={<Icon icon={ListOrdered} />} />
  </>
);

/** With enlarged text, no word breaks beside two icons. */
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'narrow' } },
  render: (args) => (
    <>
      <TopNav {...args} title="Junior · BTC/USD" actions={rooms} />
      <TopNav {...args} title="Auszahlungen" actions={rooms} />
      <TopNav {...args} title="Festlaufzeiten" />
      <TopNav {...args} title={'Transaktions\u00ADpasswort festlegen'} actions={null} />
    </>
  ),
  // Four bars are more than a page has.
  parameters: { a11y: { test: 'off' } },
};

/** What must always be visible stays with the title. */
export const WithLine: Story = {
  args: { title: 'Junior room', below: 'Net result −4.20 USDT · 12 min' },
  async play({ canvas }) {
    await expect(canvas.getByRole('banner')).toHaveTextContent('12 min');
  },
};
