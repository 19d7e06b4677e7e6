import { Check, Clock, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusChipClass, type statusChipVariants } from './status-chip.variants.ts';

type Tone = keyof typeof statusChipVariants.tone;

export interface StatusChipProps {
  tone: Tone;
  /** The status in words. */
  children: ReactNode;
}

const icons = { neutral: Info, progress: Clock, success: Check, caution: TriangleAlert, danger: X };

/** How an order stands: word, shape and colour. Not pressable. */
export function StatusChip({ tone, children }: StatusChipProps) {
  const Icon = icons[tone];
  return (
    <span className={statusChipClass({ tone })}>
      <Icon aria-hidden size={12} strokeWidth={2.25} />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
