import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { statuses, toneClass, type Status } from './statuses.ts';

export interface StatusChipProps {
  /** Which status; color and shape follow from it, the same on every screen. */
  status: Status;
  /** The status in words. */
  children: ReactNode;
}

/** How an order stands: word, shape and color. Not pressable. */
export function StatusChip({ status, children }: StatusChipProps) {
  const { tone, shape: Shape } = statuses[status];
  return (
    // The border shows in forced colors alone, where tints are gone.
    <span
      data-tone={tone}
      className={`inline-flex max-w-full items-center gap-1 rounded-round border border-transparent px-2 py-px text-start text-12 font-medium ${toneClass(status)}`}
    >
      <Icon icon={Shape} size="tiny" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
