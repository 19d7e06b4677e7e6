import type { ReactNode } from 'react';

export interface SelectOption {
  value: string;
  label: string;
  /** Below the label. */
  description?: ReactNode;
  /** Before the label: a CurrencyIcon. */
  icon?: ReactNode;
  /** At the end: an Amount. */
  end?: ReactNode;
  disabled?: boolean;
  /** Other words that find it: the name of a currency beside its code. */
  keywords?: string;
  /** Heading that it stands under; options of one group follow each other. */
  group?: string;
}
