import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { KeyValueList } from '#design-system/key-value-list';
import { Sheet } from '#design-system/sheet';
import { TextField } from '#design-system/text-field';
import { Controlled } from '../controlled.tsx';

const meta = {
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Conversion',
    children: (
      <KeyValueList
        items={[
          { id: 'give', label: 'You gave', value: <Amount value="2500" currency="EUR" scale={2} /> },
          { id: 'get', label: 'You received', value: <Amount value="0.041872" currency="BTC" /> },
          { id: 'number', label: 'Number', value: 'F-20261121-000412' },
        ]}
      />
    ),
    footer: (
      <Button tone="primary" block>
        Convert again
      </Button>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play() {
    await expect(await screen.findByRole('dialog', { name: 'Conversion' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={false}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Details</Button>
          <Sheet {...args} open={open} onOpenChange={change} />
        </>
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'Details' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Longer than a screen: it scrolls inside, and the buttons stay visible. */
export const LongText: Story = {
  args: { title: 'Allgemeine Hinweise zu Einzahlungen', children: 'Ein Hinweis, der ausführlich ist. '.repeat(80) },
  async play() {
    const text = await screen.findByText(/Ein Hinweis/);
    await waitFor(() => expect(text.closest('[tabindex="0"]')).not.toBeNull());
  },
};

/** A pointer event with explicit position and time, since a busy machine would turn a quick drag into a slow one. */
function touch(type: string, clientY: number, time: number): PointerEvent {
  const event = new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, pointerId: 1, clientY });
  Object.defineProperty(event, 'timeStamp', { value: time });
  return event;
}

/** Presses on the title, moves that many pixels in that many milliseconds, and releases. */
async function pull(title: Element, pixels: number, milliseconds: number): Promise<void> {
  const begin = performance.now();
  await fireEvent(title, touch('pointerdown', 100, begin));
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await fireEvent(window, touch('pointermove', 100 + pixels * part, begin + milliseconds * part));
  }
  await fireEvent(window, touch('pointerup', 100 + pixels, begin + milliseconds));
}

/** A short drag snaps back; a long drag or a flick closes it, as the button does. */
export const Drag: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args }) {
    const sheet = await screen.findByRole('dialog');
    const title = screen.getByRole('heading', { name: 'Conversion' });
    const { height } = sheet.getBoundingClientRect();

    await pull(title, height * 0.2, 400);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(sheet.style.transform).toBe('');

    await pull(title, -80, 100);
    await expect(args.onOpenChange).not.toHaveBeenCalled();

    await pull(title, height * 0.6, 400);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);

    await pull(title, height * 0.25, 40);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);

    // A click on the button stays a click, however the finger moves.
    await pull(screen.getByRole('button', { name: 'Close' }), height * 0.6, 40);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** It follows the finger, but not while its content is scrolled. */
export const DragFollows: Story = {
  args: { children: 'Ein Hinweis, der ausführlich ist. '.repeat(80) },
  parameters: { chromatic: { disableSnapshot: true } },
  async play() {
    const sheet = await screen.findByRole('dialog');
    const title = screen.getByRole('heading', { name: 'Conversion' });
    const at = (clientY: number) => ({ bubbles: true, isPrimary: true, button: 0, pointerId: 1, clientY });
    await fireEvent(title, new PointerEvent('pointerdown', at(100)));
    await fireEvent(window, new PointerEvent('pointermove', at(160)));
    await expect(sheet.style.transform).toBe('translateY(60px)');
    await fireEvent(window, new PointerEvent('pointercancel', at(160)));
    await expect(sheet.style.transform).toBe('');

    const scroller = await waitFor(() => {
      const found = sheet.querySelector('[tabindex="0"]');
      if (!found) throw new Error('The content is not known to scroll yet.');
      return found;
    });
    scroller.scrollTo(0, 40);
    await fireEvent(title, new PointerEvent('pointerdown', at(100)));
    await fireEvent(window, new PointerEvent('pointermove', at(160)));
    await expect(sheet.style.transform).toBe('');
  },
};

/** An on-screen keyboard covers nothing: field and button stay above it. */
export const OverKeyboard: Story = {
  args: { title: 'New address', children: <TextField label="Name" /> },
  parameters: { chromatic: { disableSnapshot: true } },
  async play() {
    const sheet = await screen.findByRole('dialog');
    const viewport = window.visualViewport;
    if (!viewport) throw new Error('This browser has no visual viewport.');
    Object.defineProperty(viewport, 'height', { configurable: true, value: innerHeight - 300 });
    try {
      viewport.dispatchEvent(new Event('resize'));
      await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(innerHeight - 300));
      await expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    } finally {
      Reflect.deleteProperty(viewport, 'height');
    }
  },
};

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };
