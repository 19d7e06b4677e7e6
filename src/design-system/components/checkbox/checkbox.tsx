import { Check } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { describedBy } from '../../theme/described-by.ts';
import { FieldError } from '../field/index.ts';
import { Icon } from '../icon/index.ts';

type Native = NativeProps<HTMLInputElement> &
  Pick<ComponentProps<'input'>, 'name' | 'required' | 'disabled' | 'onBlur'>;

export interface CheckboxProps extends Native {
  /** May contain links; clicking other words toggles the box. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: ReactNode;
}

/** Consent that a button sends later. For an immediate effect use a Switch. */
export function Checkbox({ label, checked, onChange, error, ...native }: CheckboxProps) {
  const ownId = useId();
  const { id = ownId, 'aria-describedby': described } = native;
  return (
    <div className="flex flex-col gap-1">
      <div className="relative flex min-h-target items-start gap-3 py-2.5">
        <input
          {...native}
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(error && `${id}-error`, described)}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-6 shrink-0 cursor-pointer appearance-none rounded-small border border-edge bg-surface checked:border-accent checked:bg-accent checked:press-accent disabled:border-line disabled:bg-sunken disabled:checked:border-line disabled:checked:bg-sunken aria-invalid:border-danger"
        />
        <span className="pointer-events-none absolute start-0 top-2.5 text-on-accent opacity-0 peer-checked:opacity-100 peer-disabled:text-muted">
          <Icon icon={Check} size="large" />
        </span>
        {/* As tall as the row, for touch. */}
        <label htmlFor={id} className="-my-2.5 py-2.5 text-16 peer-disabled:text-muted">
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
