import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';

const layouts = {
  /** Side by side where their labels have room. */
  fit: 'grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]',
  /** Side by side always. */
  row: 'grid-cols-2',
  /** One below the other. */
  stack: '',
};

export interface EqualButtonsProps extends NativeProps<HTMLDivElement> {
  /** `fit` is side by side where their labels have room, `row` always, and `stack` never. Default `fit`. */
  layout?: keyof typeof layouts;
  /** Buttons of the same tone and size, with `block`. */
  children: ReactNode;
}

/** Answers to one question, all of the same size, so that none is easier to press. */
export function EqualButtons({ layout = 'fit', children, ...native }: EqualButtonsProps) {
  return (
    <div {...native} data-equal-buttons className={`grid auto-rows-fr gap-2 ${layouts[layout]}`}>
      {children}
    </div>
  );
}
