import { Percent } from '../percent/index.ts';

export interface AllocationPart {
  id: string;
  label: string;
  /** 0 to 1; all together 1. Only drawn and rounded to percent, so a plain number is exact enough. */
  share: number;
}

export interface AllocationBarProps {
  /** Name of the picture: "Allocation". */
  label: string;
  /** From large to small; more than five are hard to tell apart. */
  parts: readonly AllocationPart[];
}

// One hue in steps: told apart by order and by the words below, never by colour alone.
const shades = ['bg-accent', 'bg-accent/75', 'bg-accent/55', 'bg-accent/40', 'bg-accent/25'];

/** What a total consists of. */
export function AllocationBar({ label, parts }: AllocationBarProps) {
  return (
    <div className="flex flex-col gap-3">
      <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-small">
        {parts.map(({ id, share }, index) => (
          <span key={id} className={`min-w-0.5 ${shades[index] ?? 'bg-edge'}`} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul aria-label={label} className="flex flex-wrap gap-x-4 gap-y-1 text-14">
        {parts.map(({ id, label: name, share }, index) => (
          <li key={id} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2.5 rounded-small ${shades[index] ?? 'bg-edge'}`} />
            <span>{name}</span>
            <span className="text-muted">
              <Percent value={share.toFixed(4)} digits={1} size="small" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
