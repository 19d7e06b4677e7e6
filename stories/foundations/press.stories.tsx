import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fireEvent } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { Button, buttonVariants } from '#design-system/button';
import { Checkbox } from '#design-system/checkbox';
import { Icon } from '#design-system/icon';
import { IconButton, iconButtonVariants } from '#design-system/icon-button';
import { List, ListRow } from '#design-system/list-row';
import { RadioCards } from '#design-system/radio-cards';
import { Segmented } from '#design-system/segmented';
import { Switch } from '#design-system/switch';
import { TextLink } from '#design-system/text-link';
import { screenModes } from '../../.storybook/modes.ts';
import { Group, Name, Page, wholePage } from './page.tsx';

const meta = { tags: ['!autodocs'], globals: wholePage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = Object.keys(buttonVariants.tone) as (keyof typeof buttonVariants.tone)[];
const iconTones = Object.keys(iconButtonVariants.tone) as (keyof typeof iconButtonVariants.tone)[];
const nothing = () => undefined;

const shown = {
  buttons: (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tones.map((tone) => (
        <Button key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
      {iconTones.map((tone) => (
        <IconButton key={tone} tone={tone} label={tone} icon={<Icon icon={Bell} />} />
      ))}
      <Button disabled>disabled</Button>
      <TextLink href="#fees" standalone>
        Fees
      </TextLink>
    </div>
  ),
  controls: (
    <div>
      <Switch label="Hide amounts" checked={false} onChange={nothing} />
      <Switch label="Notices" checked onChange={nothing} />
      <Checkbox label="I agree" checked={false} onChange={nothing} />
      <Checkbox label="I am of age" checked onChange={nothing} />
    </div>
  ),
  choices: (
    <div style={{ display: 'grid', gap: 12 }}>
      <Segmented
        label="Period"
        labelHidden
        value="week"
        onChange={nothing}
        options={[
          { value: 'day', label: 'Day' },
          { value: 'week', label: 'Week' },
        ]}
      />
      <RadioCards
        label="Speed"
        labelHidden
        value="slow"
        onChange={nothing}
        options={[
          { value: 'slow', label: 'Slow', description: 'Tomorrow' },
          { value: 'fast', label: 'Fast', description: 'Today' },
        ]}
      />
    </div>
  ),
  rows: (
    <List label="Assets">
      <ListRow
        title="Bitcoin"
        description="0.124815 BTC"
        figure={<Amount value="12301.94" currency="USD" scale={2} />}
        href="#bitcoin"
      />
    </List>
  ),
};

/** What a finger rests on: a tone over its own ground, in the same place and size; disabled things don't answer. */
export const Pressed: Story = {
  parameters: { chromatic: { modes: screenModes } },
  render: () => (
    <Page
      title="Press"
      lead="Everything that can be pressed gets a tone over its own ground the moment a finger touches it, and lets it fade on release. Nothing moves. Each at rest, then pressed."
    >
      {Object.entries(shown).map(([name, things]) => (
        <Group key={name} title={name} columns={300}>
          <div>
            <Name>at rest</Name>
            {things}
          </div>
          <div ref={pressAll}>
            <Name>pressed</Name>
            {things}
          </div>
        </Group>
      ))}
    </Page>
  ),
};

function pressAll(group: HTMLElement | null): void {
  for (const element of group?.querySelectorAll<HTMLElement>('a, button, label:has(> input), input') ?? [])
    element.dataset.pressed = '';
}

const groundOf = (element: Element) => getComputedStyle(element).backgroundImage;

/** A finger's touch shows at once, without waiting for the browser to tell a tap from a scroll. */
export const Touch: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Button>Deposit</Button>
      <Button disabled>Withdraw</Button>
      <Switch label="Hide amounts" checked={false} onChange={nothing} />
    </div>
  ),
  async play({ canvas }) {
    const touch = (target: Element) => fireEvent.pointerDown(target, { pointerType: 'touch' });
    const button = canvas.getByRole('button', { name: 'Deposit' });
    const atRest = groundOf(button);
    await touch(button);
    await expect(groundOf(button)).not.toBe(atRest);
    await fireEvent.pointerUp(button);
    await expect(button).not.toHaveAttribute('data-pressed');

    // The words of a switch press the switch; a scroll takes the press back.
    const toggle = canvas.getByRole('switch', { name: 'Hide amounts' });
    await touch(canvas.getByText('Hide amounts'));
    await expect(groundOf(toggle)).not.toBe(atRest);
    await fireEvent.pointerCancel(toggle);
    await expect(toggle).not.toHaveAttribute('data-pressed');

    const disabled = canvas.getByRole('button', { name: 'Withdraw' });
    await touch(disabled);
    await expect(groundOf(disabled)).toBe(atRest);
  },
};
