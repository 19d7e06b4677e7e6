import { Star } from 'lucide-react';
import { useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';

export interface FavoriteToggleProps extends NativeProps<HTMLElement> {
  /** Whether it is a favorite. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** What it is about, the same in both states: "Favorite BTC". */
  label: string;
  /** Announced after a press. */
  labels: {
    /** "BTC added to favorites". */
    added: string;
    /** "BTC removed from favorites". */
    removed: string;
  };
}

/** A star that keeps something at hand. */
export function FavoriteToggle({ checked, onChange, label, labels, ...native }: FavoriteToggleProps) {
  // Only a press is announced, not a state that arrives from elsewhere.
  const [message, setMessage] = useState('');
  return (
    <span className="inline-flex">
      <IconButton
        {...native}
        label={label}
        tone={checked ? 'accent' : 'plain'}
        pressed={checked}
        icon={
          <span className={`flex transition-colors ${checked ? '*:fill-current' : 'text-muted'}`}>
            <Icon icon={Star} />
          </span>
        }
        onClick={() => {
          onChange(!checked);
          setMessage(checked ? labels.removed : labels.added);
        }}
      />
      <span role="status" className="sr-only">
        {message}
      </span>
    </span>
  );
}
