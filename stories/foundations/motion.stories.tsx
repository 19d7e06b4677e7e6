import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#design-system/button';
import { vars } from '#design-system/theme';
import { duration, easing } from '#design-system/tokens';
import { Controlled } from '../controlled.tsx';
import { Group, Name, Page, wholePage } from './page.tsx';

const meta = { tags: ['!autodocs'], globals: wholePage } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Short, starting at the finger; none under reduced motion. */
export const Motion: Story = {
  render: () => (
    <Page
      title="Motion"
      lead="From 120 to 240 ms, slowing down. Figures never roll; a tick tints its row for 400 ms. With reduced motion all of it takes no time."
    >
      <Group title="Durations">
        <Controlled initial={false}>
          {(moved, move) => (
            <>
              {Object.entries(duration).map(([name, time]) => (
                <div key={name} style={{ display: 'grid', gap: 6 }}>
                  <div style={{ padding: 4, borderRadius: 999, background: vars.color.sunken }}>
                    <div
                      data-dot={name}
                      style={{
                        width: 24,
                        height: 24,
                        borderRadius: 999,
                        background: vars.color.accent,
                        marginInlineStart: moved ? 'calc(100% - 24px)' : 0,
                        transition: `margin ${vars.duration[name as keyof typeof duration]} ${vars.easing.out}`,
                      }}
                    />
                  </div>
                  <Name>
                    {name} {time}
                  </Name>
                </div>
              ))}
              <div>
                <Button onClick={() => move(!moved)}>Move</Button>
              </div>
            </>
          )}
        </Controlled>
      </Group>
      <Group title="Easing">
        {Object.entries(easing).map(([name, curve]) => (
          <Name key={name}>
            {name} {curve}
          </Name>
        ))}
      </Group>
    </Page>
  ),
};

/** Story checks run with reduced motion, so everything shows at once. */
export const ReducedMotion: Story = {
  ...Motion,
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, canvasElement }) {
    // Only in story checks: Storybook itself shows motion.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    for (const dot of canvasElement.querySelectorAll('[data-dot]')) {
      await expect(Number.parseFloat(getComputedStyle(dot).transitionDuration)).toBeLessThan(0.001);
    }
  },
};
