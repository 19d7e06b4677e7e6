import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';

export interface KeyValueItem {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** Below the value. */
  description?: ReactNode;
  /** What it means, in a sentence below both. */
  meaning?: ReactNode;
}

export interface KeyValueListProps extends NativeProps<HTMLDListElement> {
  /** In reading order. */
  items: readonly KeyValueItem[];
}

/** The facts of a quote, record or order. Long values wrap to their own line. */
export function KeyValueList({ items, ...native }: KeyValueListProps) {
  return (
    <dl {...native} className="flex flex-col">
      {items.map(({ id, label, value, description, meaning }) => (
        <div
          key={id}
          className="flex min-h-11 flex-wrap items-baseline gap-x-6 gap-y-0.5 py-2.5 [&+&]:border-t [&+&]:border-line"
        >
          {/* Beside the label the value is as wide as its content, on its own line as wide as the list. */}
          <dt className="grow-9999 text-14 text-muted">{label}</dt>
          <dd className="max-w-full grow text-end text-16 wrap-anywhere">
            {value}
            {description && <div className="ms-auto w-fit text-start text-14 text-muted">{description}</div>}
          </dd>
          {meaning && <dd className="basis-full text-14 text-muted text-pretty">{meaning}</dd>}
        </div>
      ))}
    </dl>
  );
}
