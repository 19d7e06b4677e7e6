import type { NativeProps } from '../../theme/native-props.ts';
import { splitAddress } from './split-address.ts';

export interface AddressGroupsProps extends NativeProps<HTMLSpanElement> {
  /** As the network writes it. */
  address: string;
  /** Replaces the middle with three dots. */
  short?: boolean;
}

/** An address in groups of four, the middle quieter. For eyes: what contains it gives the text for screen readers. */
export function AddressGroups({ address, short = false, ...native }: AddressGroupsProps) {
  const { head, middle, tail } = splitAddress(address);
  const isShort = short && middle.length > 0;
  const count = head.length + (isShort ? 1 : middle.length) + tail.length;
  return (
    <span
      {...native}
      aria-hidden
      dir="ltr"
      translate="no"
      className="-mx-[0.5ch] block w-fit text-start font-mono text-balance"
      style={{ maxInlineSize: `${widthOf(count)}ch` }}
    >
      <Groups of={head} />
      {isShort ? <span className="px-[0.5ch] text-muted select-none">…</span> : <Groups of={middle} quiet />}
      <Groups of={tail} />
    </span>
  );
}

/** A group and the space around it. */
const groupWidth = 5;
const maxPerLine = 6;

/** The width, in characters, at which lines have about as many groups each, so that they stand in columns. */
const widthOf = (count: number): number => Math.ceil(count / Math.ceil(count / maxPerLine)) * groupWidth;

/** No spaces between the groups, so that a selection copies the address; lines break at `wbr`. */
function Groups({ of, quiet = false }: { of: readonly string[]; quiet?: boolean }) {
  return of.map((group, index) => (
    // A fixed set of places, so the index is the key.
    <span key={index}>
      <wbr />
      <span className={`px-[0.5ch] whitespace-nowrap ${quiet ? 'text-muted' : 'font-medium'}`}>{group}</span>
    </span>
  ));
}
