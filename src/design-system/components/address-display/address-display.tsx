import { ArrowsToAxisDashedVertical, ArrowsFromAxisDashedVertical } from 'lucide-react';
import { useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';

import { CopyButton } from '../copy-button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { AddressGroups } from './address-groups.tsx';
import { groupsOf, splitAddress } from './split-address.ts';

export interface AddressDisplayProps extends NativeProps<HTMLSpanElement> {
  /** As the network writes it; shown and copied unchanged. */
  address: string;
  /** `short` shows both ends, and the middle when asked for; for lists. Default `full`. */
  form?: 'full' | 'short';
  /** Another address, to compare with: groups that are different there are underlined. */
  unlike?: string;
  /** The underlined groups in words, read after the address: “Different parts: 3F3E 94C9”. */
  unlikeLabel?: (groups: string) => string;
  /**
   * Where its lines stand. Default `start`. `end` is for a KeyValueList: at the end beside the label, on its own line
   * from below the label on, with the button at the end.
   */
  align?: 'start' | 'center' | 'end';
  /** Adds a button that copies the whole address. */
  copyLabel?: string;
  /** Name of the button of the short form: "Show full address". */
  showLabel?: string;
}

const alignments = {
  start: 'justify-start',
  center: 'justify-center',
  end: 'justify-between',
};

/**
 * A wallet address in groups of four, to be compared by eye. The ends stand out; the middle is quieter but there, because
 * a forged address is made to match at both ends.
 */
export function AddressDisplay(props: AddressDisplayProps) {
  const { address, form = 'full', unlike, unlikeLabel, align = 'start', copyLabel, showLabel, ...native } = props;
  const [isShown, setShown] = useState(false);
  const { head, middle, tail } = splitAddress(address);
  const canUnfold = form === 'short' && middle.length > 0 && showLabel !== undefined;
  const others = unlike === undefined ? undefined : groupsOf(unlike);
  const different = others && groupsOf(address).filter((group, index) => group !== others[index]);
  const isShort = form === 'short' && middle.length > 0 && !isShown;
  return (
    <span {...native} className={`flex items-center gap-x-1 ${alignments[align]}`}>
      <span className="min-w-0">
        <AddressGroups address={address} short={isShort} unlike={unlike} />
        {/* Groups are read one by one; without spaces, a reader would try to pronounce the address. */}
        <span dir="ltr" translate="no" className="sr-only select-none">
          {(isShort ? [...head, '…', ...tail] : [...head, ...middle, ...tail]).join(' ')}
        </span>
        {unlikeLabel && different && <span className="sr-only select-none">{unlikeLabel(different.join(' '))}</span>}
      </span>
      {(canUnfold || copyLabel) && (
        <span className="flex shrink-0 self-start">
          {canUnfold && (
            <IconButton
              label={showLabel}
              pressed={isShown}
              icon={<Icon icon={isShown ? ArrowsToAxisDashedVertical : ArrowsFromAxisDashedVertical} />}
              onClick={() => setShown(!isShown)}
            />
          )}
          {copyLabel && <CopyButton text={address} label={copyLabel} />}
        </span>
      )}
    </span>
  );
}
