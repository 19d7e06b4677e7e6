import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
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
        back={{ label: 'Back', href: '#back' }}
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

/** Focused elements scroll clear of the bar, the action and the tab bar. */
export const Keyboard: Story = {
  args: {
    nav: <TopNav title="Auszahlungspasswort für Guthaben ändern" back={{ label: 'Back', href: '#back' }} />,
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
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).getPropertyValue('--ui-action-height')).not.toBe(''),
    );
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
    nav: <TopNav title="Umtausch von Euro in Bitcoin bestätigen" back={{ label: 'Zurück', href: '#back' }} />,
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
