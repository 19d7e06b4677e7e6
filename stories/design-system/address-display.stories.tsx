import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AddressDisplay, AddressGroups } from '#design-system/address-display';
import { KeyValueList } from '#design-system/key-value-list';
import { List, ListRow } from '#design-system/list-row';
import { Rows } from '../matrix.tsx';
import { testAddresses } from '../test-addresses.ts';

const copyLabel = 'Copy address';
const differing = (groups: string): string => `Different parts: ${groups}`;

const meta = {
  component: AddressDisplay,
  args: { address: testAddresses.evm, copyLabel },
} satisfies Meta<typeof AddressDisplay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read group by group; copied and selected without spaces. */
export const Playground: Story = {
  async play({ canvas, canvasElement, args }) {
    await expect(canvas.getByText('0x 5aAe b605 3F3E 94C9 b9A0 9f33 6694 35E7 Ef1B eAed')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible();
    const selection = getSelection();
    selection?.selectAllChildren(canvasElement);
    await expect(selection?.toString().trim()).toBe(args.address);
    selection?.removeAllRanges();
  },
};

/** The middle appears when asked for, and the button stays where it was. */
export const Short: Story = {
  args: { form: 'short', showLabel: 'Show full address' },
  async play({ canvas }) {
    await expect(canvas.getByText('0x 5aAe b605 … Ef1B eAed')).toBeInTheDocument();
    const button = canvas.getByRole('button', { name: 'Show full address', pressed: false });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(/b605 3F3E .* Ef1B/u)).toBeInTheDocument());
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(canvas.getByText('0x 5aAe b605 … Ef1B eAed')).toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: () => (
    <Rows
      of={{
        Ethereum: <AddressDisplay address={testAddresses.evm} />,
        Tron: <AddressDisplay address={testAddresses.tron} copyLabel={copyLabel} />,
        'Bitcoin, 62 characters': <AddressDisplay address={testAddresses.script} copyLabel={copyLabel} />,
        'Cardano, centered': <AddressDisplay address={testAddresses.cardano} align="center" />,
        short: (
          <AddressDisplay
            form="short"
            showLabel="Show full address"
            address={testAddresses.tron}
            copyLabel={copyLabel}
          />
        ),
        'short, ends only': <AddressDisplay form="short" address={testAddresses.tron} />,
        'too short to shorten': <AddressDisplay form="short" showLabel="Show full address" address="rEXAMPLE" />,
        'groups alone': <AddressGroups address={testAddresses.tron} />,
      }}
    />
  ),
};

/** Below its label it begins where the label does, like other long values. */
export const AmongFacts: Story = {
  render: () => (
    <KeyValueList
      items={[
        { id: 'network', label: 'Network', value: 'Tron (TRC-20)' },
        {
          id: 'address',
          label: 'Wallet address',
          value: <AddressDisplay address={testAddresses.tron} align="end" copyLabel={copyLabel} />,
        },
        { id: 'transaction', label: 'Transaction ID', value: 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530' },
      ]}
    />
  ),
  async play({ canvas }) {
    const [button, label] = [canvas.getByRole('button', { name: 'Copy address' }), canvas.getByText('Wallet address')];
    const list = canvas.getByText('Network').parentElement as Element;
    const address = canvas.getByText('TQ5N');
    await expect(address.getBoundingClientRect().left).toBeCloseTo(label.getBoundingClientRect().left, 0);
    await expect(button.getBoundingClientRect().right).toBeCloseTo(list.getBoundingClientRect().right, 0);
  },
};

export const InAList: Story = {
  render: () => (
    <List label="Saved addresses">
      <ListRow
        title="Savings"
        description={<AddressDisplay form="short" address={testAddresses.evm} />}
        href="/savings"
      />
      <ListRow
        title="Exchange"
        description={<AddressDisplay form="short" address={testAddresses.tron} />}
        href="/exchange"
      />
    </List>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /Savings/u })).toBeVisible();
  },
};

/** Two addresses that begin and end alike: where they differ is underlined in both. */
export const Compared: Story = {
  render: () => (
    <Rows
      of={{
        'to send to': (
          <AddressDisplay address={testAddresses.lookAlike} unlike={testAddresses.evm} unlikeLabel={differing} />
        ),
        saved: <AddressDisplay address={testAddresses.evm} unlike={testAddresses.lookAlike} unlikeLabel={differing} />,
      }}
    />
  ),
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getAllByText(/^Different parts: /u).map((each) => each.textContent)).toEqual([
        'Different parts: 91c7 A45E 0D3b 2086 f4D1 b7C8',
        'Different parts: 3F3E 94C9 b9A0 9f33 6694 35E7',
      ]),
    );
  },
};

export const Keyboard: Story = {
  args: { form: 'short', showLabel: 'Show full address' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show full address' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
  },
};

export const LongText: Story = { args: { address: testAddresses.script } };

export const Narrow320: Story = { args: { address: testAddresses.script }, globals: { viewport: { value: 'narrow' } } };

export const LargeText: Story = { globals: { textSize: '200%' } };

/** An address reads from left to right in every language. */
export const RightToLeft: Story = { globals: { direction: 'right to left' } };
