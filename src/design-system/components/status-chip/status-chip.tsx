import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Icon } from '../icon/index.ts';
import { statuses, toneClass, type Status } from './statuses.ts';

export interface StatusChipProps extends NativeProps<HTMLSpanElement> {
  /** The status; determines color and shape. */
  status: Status;
  /** The status in words. */
  children: ReactNode;
}

/** The status of an order: word, shape and color. Not interactive. */
export function StatusChip({ status, children, ...native }: StatusChipProps) {
  const { tone, shape: Shape } = statuses[status];
  return (
    // The border shows only in forced colors, which remove tints.
    <span
      {...native}
      data-tone={tone}
      className={`inline-flex max-w-full items-center gap-1 rounded-round border border-transparent px-2 py-px text-start text-12 font-medium ${toneClass(status)}`}
    >
      <Icon icon={Shape} size="xx-small" />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
