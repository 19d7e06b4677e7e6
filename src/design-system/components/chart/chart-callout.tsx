import { Amount } from '../amount/index.ts';
import type { ValueFormat } from './value-text.ts';

interface ChartCalloutProps {
  /** Each value with its name; one alone needs none. Empty to show the moment alone. */
  values: readonly { name?: string; value: string }[];
  /** A formatted moment. */
  moment: string;
  /** How its value is written. */
  format: ValueFormat;
  /** `change` draws gain or loss. Default `plain`. */
  tone?: 'plain' | 'change';
}

/** What the scrubber says: values, and their moment. */
export function ChartCallout({ values, moment, format, tone }: ChartCalloutProps) {
  return (
    <>
      {values.map(({ name, value }) => (
        <div key={name ?? 'value'} className="flex items-baseline justify-between gap-x-3 font-medium">
          {name && <span className="text-start text-12 font-regular text-muted">{name}</span>}
          <span className={name ? 'shrink-0' : 'grow'}>
            <Amount value={value} {...format} size="small" tone={tone} />
          </span>
        </div>
      ))}
      <div className="text-12 text-muted">{moment}</div>
    </>
  );
}
