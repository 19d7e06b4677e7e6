import { Search, X } from 'lucide-react';
import { useImperativeHandle, useRef, type KeyboardEventHandler, type Ref } from 'react';
import { FieldBox, inputClass } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';

export interface SearchFieldProps {
  /** Name of the field; also its placeholder. */
  label: string;
  /** Name of the clear button. */
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** Filters what is shown, while typing. */
export function SearchField({ label, clearLabel, value, onChange, autoFocus, onKeyDown, ref }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
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
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        // A search sheet is opened to type.
        autoFocus={autoFocus}
        className={`${inputClass} text-ellipsis`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value !== '' && <IconButton label={clearLabel} icon={<Icon icon={X} />} onClick={clear} />}
    </FieldBox>
  );
}
