import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { NetworkPicker, type NetworkOption } from '#design-system/network-picker';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const usdt = (value: string, size: 'small' | 'medium' = 'medium') => (
  <Amount value={value} scale={6} minDigits={2} currency="USDT" size={size} unmasked />
);

const tron: NetworkOption = {
  id: 'tron',
  name: 'Tron (TRC-20)',
  fee: usdt('1'),
  time: 'about 2 minutes',
  confirmations: '20 confirmations',
  minimum: <>at least {usdt('10', 'small')}</>,
};

const networks: NetworkOption[] = [
  tron,
  {
    id: 'ethereum',
    name: 'Ethereum (ERC-20)',
    fee: usdt('3'),
    time: 'about 3 minutes',
    confirmations: '12 confirmations',
    minimum: <>at least {usdt('20', 'small')}</>,
  },
  {
    id: 'bnb-chain',
    name: 'BNB Smart Chain (BEP-20)',
    fee: usdt('0.5'),
    time: 'about 1 minute',
    confirmations: '15 confirmations',
    minimum: <>at least {usdt('10', 'small')}</>,
  },
  {
    id: 'solana',
    name: 'Solana',
    fee: usdt('1'),
    time: 'about 1 minute',
    disabled: true,
    disabledReason: 'Paused: the network is being upgraded',
  },
];

const meta = {
  component: NetworkPicker,
  // Show the source as written: printing rendered elements in long lists takes minutes.
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    label: 'Network',
    value: null,
    onChange: fn(),
    networks,
    caution:
      'Choose the network that the receiving side gave you. On another network the money would be lost for good.',
  },
  render: (args) => (
    <Controlled initial={args.value} onChange={(id) => id && args.onChange(id)}>
      {(value, change) => <NetworkPicker {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof NetworkPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Network' })).toBeVisible();
    const network = canvas.getByRole('radio', { name: 'Tron (TRC-20)' });
    await expect(network).not.toBeChecked();
    await expect(network).toHaveAccessibleDescription(
      /1\.00\sUSDT.*about 2 minutes.*at least 10\.00\sUSDT.*20 confirmations/u,
    );
    await userEvent.click(network);
    await expect(network).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('tron');
    await expect(canvas.getByRole('radio', { name: 'Solana' })).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <NetworkPicker {...args} label="Nothing chosen" />
      <NetworkPicker {...args} label="Chosen" value="ethereum" caution={undefined} />
      <NetworkPicker
        {...args}
        label="With an error"
        networks={networks.slice(0, 2)}
        caution={undefined}
        error="Choose a network."
      />
      <NetworkPicker
        {...args}
        label="A single one"
        value="bitcoin"
        networks={[
          {
            ...tron,
            id: 'bitcoin',
            name: 'Bitcoin',
            fee: 'No fee',
            time: 'about 20 minutes',
            confirmations: '2 confirmations',
          },
        ]}
      />
    </Column>
  ),
};

/** A single network is no choice. */
export const Single: Story = {
  args: { networks: [tron], value: 'tron' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('Tron (TRC-20)')).toBeVisible();
    await expect(canvas.getByText(/lost for good/u)).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { value: 'tron' },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Tron (TRC-20)' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Ethereum (ERC-20)' })).toBeChecked();
  },
};

/** After a choice the others collapse; with arrow keys only when focus leaves the list. */
export const Folding: Story = {
  args: { changeLabel: 'Change', caution: undefined },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Tron (TRC-20)' }));
    await expect(canvas.queryByRole('radio')).toBeNull();
    const change = canvas.getByRole('button', { name: 'Change' });
    await expect(change).toHaveFocus();
    await expect(change).toHaveAccessibleDescription(/^Network Tron \(TRC-20\)/u);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Tron (TRC-20)' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'BNB Smart Chain (BEP-20)' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('BNB Smart Chain (BEP-20)')).toBeVisible();
  },
};

export const ForcedColors: Story = {
  args: { value: 'ethereum' },
  parameters: { chromatic: { forcedColors: 'active' } },
};

const long: NetworkOption[] = [
  {
    ...tron,
    fee: <Amount value="12345678.123456" scale={6} currency="USDT" unmasked />,
    time: 'voraussichtlich in etwa zwei Minuten',
    confirmations: '20 Bestätigungen durch das Netzwerk',
    minimum: <>mindestens {usdt('10', 'small')}</>,
  },
  { ...tron, id: 'l2', name: 'Ein Netzwerk mit einem besonders langen Namen (ERC-20)' },
];

export const LongText: Story = {
  args: {
    networks: long,
    value: 'tron',
    label: 'Netzwerk, auf dem Sie den Betrag senden',
    hint: 'Es muss dasselbe Netzwerk sein, das die Gegenseite nennt.',
    caution: 'Auf einem anderen Netzwerk wäre der gesendete Betrag unwiederbringlich verloren.',
  },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const Thai: Story = {
  globals: { locale: 'th-th' },
  args: {
    label: 'เครือข่าย',
    value: 'tron',
    networks: [
      { ...tron, time: 'ประมาณ 2 นาที', confirmations: 'ยืนยัน 20 ครั้ง', minimum: <>ขั้นต่ำ {usdt('10', 'small')}</> },
      {
        ...tron,
        id: 'ethereum',
        name: 'Ethereum (ERC-20)',
        time: 'ประมาณ 3 นาที',
        confirmations: 'ยืนยัน 12 ครั้ง',
        minimum: undefined,
      },
    ],
    caution: 'หากส่งผ่านเครือข่ายอื่น เงินจะสูญหายถาวร',
  },
};
