import type { NativeProps } from '../../theme/native-props.ts';
import { groupsOf, splitAddress } from './split-address.ts';

export interface AddressGroupsProps extends NativeProps<HTMLSpanElement> {
  /** As the network writes it. */
  address: string;
  /** Replaces the middle with three dots. */
  short?: boolean;
  /** Another address, to compare with: groups that are different there are underlined. */
  unlike?: string;
}

/** An address in groups of four, the middle quieter. For eyes: what contains it gives the text for screen readers. */
export function AddressGroups({ address, short = false, unlike, ...native }: AddressGroupsProps) {
  const { head, middle, tail } = splitAddress(address);
  const others = unlike === undefined ? undefined : groupsOf(unlike);
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
      <Groups of={head} others={others} />
      {isShort ? (
        <span className="px-[0.5ch] text-muted select-none">…</span>
      ) : (
        <Groups of={middle} others={others?.slice(head.length)} quiet />
      )}
      <Groups of={tail} others={others?.slice(head.length + middle.length)} />
    </span>
  );
}

/** A group and the space around it. */
const groupWidth = 5;
const maxPerLine = 6;

/** The width, in characters, at which lines have about as many groups each, so that they stand in columns. */
const widthOf = (count: number): number => Math.ceil(count / Math.ceil(count / maxPerLine)) * groupWidth;

interface GroupsProps {
  of: readonly string[];
  /** The groups in these places of the other address. */
  others: readonly string[] | undefined;
  quiet?: boolean;
}

/** No spaces between the groups, so that a selection copies the address; lines break at `wbr`. */
function Groups({ of, others, quiet = false }: GroupsProps) {
  return of.map((group, index) => {
    const isUnlike = others !== undefined && others[index] !== group;
    return (
      // A fixed set of places, so the index is the key.
      <span key={index}>
        <wbr />
        <span className="px-[0.5ch] whitespace-nowrap">
          <span
            className={`${quiet && !isUnlike ? 'text-muted' : 'font-medium'} ${isUnlike ? 'underline decoration-caution decoration-2 underline-offset-4' : ''}`}
          >
            {group}
          </span>
        </span>
      </span>
    );
  });
}
