import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Prose } from '#design-system/prose';

const article = `
  <p>This is a sample of what an operator would write here. It claims nothing.</p>
  <h2>How a deposit is credited</h2>
  <p>A deposit passes <strong>three steps</strong>. Each one is shown with its time in <a href="/wallet/up/record">your records</a>.</p>
  <ol><li>Received</li><li>In review</li><li>Credited, or returned with a reason</li></ol>
  <h3>What it costs</h3>
  <table><thead><tr><th>Currency</th><th>Network</th><th>Fee</th></tr></thead>
  <tbody><tr><td>BTC</td><td>Bitcoin</td><td>0.000100</td></tr><tr><td>USDT</td><td>Tron</td><td>1.000000</td></tr></tbody></table>
  <blockquote>Withdrawals cannot be undone.</blockquote>
  <ul><li>Read the address aloud.</li><li>Send a small amount first.</li></ul>
  <hr><p>Written on 21 November 2026.</p>`;

const meta = {
  component: Prose,
  args: { html: article, tableLabel: (position) => `Table ${position}` },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'How a deposit is credited' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'your records' })).toHaveAttribute('href', '/wallet/up/record');
  },
};

/** No scripts, styles or forms get through. */
export const Hostile: Story = {
  args: {
    html: `<p style="position:fixed" onclick="steal()" id="main" class="x">Kept</p><script>steal()</script>
      <style>p{display:none}</style><form action="https://evil.example"><input name="password"></form>
      <p><a href="javascript:steal()">script</a> is no link; this one leads <a href="https://example.org/terms">outside</a> of the app.</p>
      <iframe src="https://evil.example"></iframe><img src="x.invalid:" onerror="steal()" alt="">`,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, canvasElement }) {
    const kept = await canvas.findByText('Kept');
    await expect([...kept.attributes].map(({ name }) => name)).toEqual([]);
    await expect(canvasElement.querySelector('script, form, input, iframe')).toBeNull();
    await expect(canvas.getByText('script')).not.toHaveAttribute('href');
    await expect(canvas.getByRole('link', { name: 'outside' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvasElement.querySelector('img')).not.toHaveAttribute('onerror');
  },
};

/** A moment is shown in the reader's time zone, which is that of this browser; one that can't be read stays as written. */
export const Moments: Story = {
  args: {
    html: '<p>At <time datetime="2026-11-25T19:34:00.000Z">7:34 PM UTC</time>, not <time datetime="x">noon</time></p>',
  },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(
      Date.UTC(2026, 10, 25, 19, 34),
    );
    await expect(await canvas.findByText(moment)).toBeVisible();
    await expect(await canvas.findByText('noon')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    html: `<h2>Zahlungs&shy;abwicklungs&shy;geschwindigkeits&shy;vereinbarung</h2><p>${'Gutschriften erfolgen nach Eingang der Bestätigung. '.repeat(6)}</p>
      <p>bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdqbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq</p>`,
  },
  async play({ canvas }) {
    await canvas.findByRole('heading');
  },
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas }) {
    await canvas.findByRole('table');
  },
};

const row = (cell: string, ...cells: string[]) =>
  `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;

/** A table wider than the page is a region that keys scroll; one that fits is no tab stop. */
export const WideTable: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    html: `<p>What a withdrawal costs, by currency.</p>
      <table><thead>${row('th', 'Currency', 'Fee')}</thead><tbody>${row('td', 'BTC', '0.000100')}</tbody></table>
      <p>And by network, with the least amount and the time it takes.</p>
      <table><thead>${row('th', 'Currency', 'Network', 'Confirmations', 'Least amount', 'Fee')}</thead>
      <tbody>${row('td', 'BTC', 'Bitcoin', '2', '0.000500', '0.000100')}${row('td', 'USDT', 'Tron', '20', '10.000000', '1.000000')}</tbody></table>`,
  },
  async play({ canvas }) {
    const region = await canvas.findByRole('region', { name: 'Table 2' });
    await expect(canvas.getAllByRole('region')).toEqual([region]);
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};

/** With enough space it's no region anymore. */
export const TableThatFits: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div data-testid="page" style={{ width: 120 }}>
      <Prose {...args} />
    </div>
  ),
  async play({ canvas }) {
    await canvas.findByRole('region', { name: 'Table 1' });
    canvas.getByTestId('page').style.width = 'auto';
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(canvas.getByRole('table').parentElement).not.toHaveAttribute('tabindex');
  },
};
