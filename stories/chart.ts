import { expect, fireEvent, waitFor } from 'storybook/test';
import type { ChartPoint } from '#design-system/chart';

/** Points at equal steps up to `end`, both in ms, with two decimals. */
export const pointsUntil = (
  end: number,
  { count, step, value }: { count: number; step: number; value: (index: number) => number },
): ChartPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(end - (count - 1 - index) * step).toISOString(),
    value: value(index).toFixed(2),
  }));

/** Moves a pointer to a share of a drawing's width. */
export async function pointAt(slider: HTMLElement, share: number): Promise<void> {
  const { left, width } = slider.getBoundingClientRect();
  const { value } = slider as HTMLInputElement;
  await fireEvent.pointerMove(slider, { clientX: left + width * share });
  await waitFor(() => expect(slider).not.toHaveProperty('value', value));
}
