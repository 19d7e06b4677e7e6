import { Search, X } from 'lucide-react';
import { useRef, type KeyboardEventHandler } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { FieldBox, inputClass } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';

export interface SearchFieldProps extends NativeProps<HTMLInputElement> {
  /** Name of the field; also its placeholder. */
  label: string;
  /** Name of the clear button. */
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/** Filters what is shown, while typing. */
export function SearchField({ label, clearLabel, value, onChange, ref, ...native }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <FieldBox>
      <span className="ms-3 shrink-0">
        <Icon icon={Search} tone="muted" />
      </span>
      <input
        {...native}
        ref={merged}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        className={`${inputClass} text-ellipsis`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && <IconButton label={clearLabel} icon={<Icon icon={X} />} onClick={clear} />}
    </FieldBox>
  );
}
