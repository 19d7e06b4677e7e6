import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Stat } from '#design-system/stat';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { KeyValueList } from '#design-system/key-value-list';
import { Screen, ScreenAction } from '#design-system/screen';
import { Section } from '#design-system/section';
import { TabBar } from '#design-system/tab-bar';
import { TextField } from '#design-system/text-field';
import { TopNav } from '#design-system/top-nav';

const convert = (label: string) => (
  <ScreenAction>
    <Button tone="primary" size="large" block>
      {label}
    </Button>
  </ScreenAction>
);

const meta = {
  component: Screen,
  subcomponents: { ScreenAction },
  parameters: { layout: 'fullscreen' },
  args: {
    nav: (
      <TopNav
        title="Confirm"
        onBack={fn()}
        actions={<IconButton label="Notices" href="#notices" icon={<Icon icon={Bell} size="large" />} />}
      />
    ),
    children: (
      <>
        <Stat label="You receive">
          <Amount value="0.041872" currency="BTC" size="xx-large" />
        </Stat>
        <Section title="Quote">
          <KeyValueList
            items={[
              { id: 'from', label: 'You give', value: <Amount value="2500" currency="EUR" scale={2} /> },
              { id: 'rate', label: 'Rate', value: <Amount value="59705.77" currency="EUR" scale={2} /> },
              {
                id: 'spread',
                label: 'Spread, inside the rate',
                value: <Amount value="6.25" currency="EUR" scale={2} />,
              },
            ]}
          />
        </Section>
        {convert('Convert')}
      </>
    ),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('banner')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};

/** Announces while content loads. */
export const Busy: Story = {
  args: { busy: true },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

const fields = Array.from({ length: 16 }, (_, index) => `Line ${index + 1}`);

/** Waits until the heights of the bars are known. */
const measured = (): Promise<void> =>
  waitFor(() => expect(document.documentElement.style.cssText).toMatch(/--ui-nav-size.*--ui-action-size/u));

/** Focused elements scroll clear of the bar, the action and the tab bar. */
export const Keyboard: Story = {
  args: {
    nav: <TopNav title="Auszahlungspasswort für Guthaben ändern" onBack={fn()} />,
    tabs: true,
    children: (
      <>
        {fields.map((label) => (
          <TextField key={label} label={label} />
        ))}
        {convert('Convert')}
        <TabBar
          label="Main"
          items={[{ id: 'home', href: '#home', label: 'Home', icon: <Bell aria-hidden size={24} />, current: true }]}
        />
      </>
    ),
  },
  async play({ canvas }) {
    const bar = canvas.getByRole('banner');
    const action = canvas.getByRole('button', { name: 'Convert' });
    const isClear = async (): Promise<void> => {
      const { top, bottom } = (document.activeElement as HTMLElement).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
      await expect(bottom).toBeLessThanOrEqual((action.parentElement as HTMLElement).getBoundingClientRect().top);
    };
    await measured();
    canvas.getByRole('textbox', { name: 'Line 1' }).focus();
    for (const label of fields.slice(1)) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: label })).toHaveFocus();
      await isClear();
    }
    for (const label of fields.slice(0, -1).reverse()) {
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('textbox', { name: label })).toHaveFocus();
      await isClear();
    }
  },
};

const bars = (canvas: { getByRole: (role: string) => HTMLElement }) => ({
  header: canvas.getByRole('banner'),
  action: document.querySelector('[data-screen-action]') as HTMLElement,
});

/** Tabs through the fields: each is on the screen, under no bar. */
async function showsEachField(canvas: Parameters<typeof bars>[0]): Promise<void> {
  await measured();
  const { header, action } = bars(canvas);
  for (const field of document.querySelectorAll('main > :not([data-screen-action]) input')) {
    while (document.activeElement !== field) await userEvent.tab();
    const { top, bottom } = field.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(Math.max(0, header.getBoundingClientRect().bottom));
    await expect(bottom).toBeLessThanOrEqual(Math.min(innerHeight, action.getBoundingClientRect().top));
  }
}

const tall = (
  <ScreenAction>
    <TextField label="Stake on Likely" hint="At least 1.00 USDT; 90.00 USDT left; 1,234.56 USDT available" />
    <Button tone="primary" size="large" block>
      Review order
    </Button>
  </ScreenAction>
);

/** With enlarged text, an action that leaves less than half of the screen to the content scrolls away with it. */
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'narrow' } },
  args: {
    children: (
      <>
        {fields.slice(0, 6).map((label) => (
          <TextField key={label} label={label} />
        ))}
        {tall}
      </>
    ),
  },
  async play({ canvas }) {
    await showsEachField(canvas);
    const { header, action } = bars(canvas);
    scrollTo(0, 0);
    await waitFor(() => expect(action.getBoundingClientRect().top).toBeGreaterThan(innerHeight));
    await expect(header.getBoundingClientRect().top).toBe(0);
  },
};

/** So does a bar on top that takes more than two fifths. */
export const LargeBar: Story = {
  globals: { textSize: '200%', viewport: { value: 'narrow' } },
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...LargeText.args,
    nav: (
      <TopNav
        title="Junior · BTC/USD"
        onBack={fn()}
        below="Net result of this visit to the room: −4.20 USDT, in 12 minutes since 9:18 AM, with 3 orders"
      />
    ),
  },
  async play({ canvas }) {
    await showsEachField(canvas);
    scrollTo(0, 400);
    await waitFor(() => expect(bars(canvas).header.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
  },
};

/** A form ends with its own bar: at the bottom of a short screen, and always in view on a long one. */
export const FormAction: Story = {
  args: {
    children: (
      <form aria-label="Bank card" style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 20 }}>
        <TextField label="Name on the card" />
        <TextField label="Bank" />
        <ScreenAction>
          <Button type="submit" tone="primary" size="large" block>
            Add card
          </Button>
        </ScreenAction>
      </form>
    ),
  },
  async play({ canvas }) {
    const submit = canvas.getByRole('button', { name: 'Add card' });
    await expect(canvas.getByRole('form', { name: 'Bank card' })).toContainElement(submit);
    const bar = submit.parentElement as HTMLElement;
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expect(Math.round(bar.getBoundingClientRect().width)).toBe(document.documentElement.clientWidth);
  },
};

export const LongText: Story = {
  args: {
    nav: <TopNav title="Umtausch von Euro in Bitcoin bestätigen" onBack={fn()} />,
    children: convert('Jetzt verbindlich zum angezeigten Kurs umtauschen'),
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };

/** On a wide screen the column stays readable. */
export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('main').clientWidth).toBeLessThanOrEqual(600);
  },
};
