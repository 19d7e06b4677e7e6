import { useId, type ReactNode } from 'react';
import { describedBy } from '../../theme/described-by.ts';
import type { NativeProps } from '../../theme/native-props.ts';

export interface SwitchProps extends NativeProps<HTMLButtonElement> {
  label: ReactNode;
  /** Below the label. */
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** While a change is sent: presses do nothing, and the focus stays. */
  busy?: boolean;
}

/** Turns something on or off immediately. For what a button sends later use a Checkbox. */
export function Switch(props: SwitchProps) {
  const { label, description, checked, onChange, disabled = false, busy = false, ...native } = props;
  const ownId = useId();
  const { id = ownId, 'aria-describedby': described } = native;
  return (
    <div className="relative flex min-h-control items-center justify-between gap-4 py-2">
      <div className="flex flex-col">
        <label htmlFor={id} className={`text-16 after:absolute after:inset-0 ${disabled ? 'text-muted' : ''}`}>
          {label}
        </label>
        {description && (
          <span id={`${id}-description`} className="text-14 text-muted">
            {description}
          </span>
        )}
      </div>
      <button
        {...native}
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={describedBy(description && `${id}-description`, described)}
        disabled={disabled}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={busy ? undefined : () => onChange(!checked)}
        className="group relative inline-flex h-7 w-12 shrink-0 items-center rounded-round border border-edge bg-surface p-1 aria-checked:border-accent aria-checked:bg-accent aria-checked:press-accent disabled:border-line disabled:bg-sunken disabled:aria-checked:border-line disabled:aria-checked:bg-sunken"
      >
        {/* The border shows in forced colors, which remove the background. */}
        <span className="size-4.5 rounded-round border-8 border-transparent bg-edge transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-on-accent group-disabled:group-aria-checked:bg-edge rtl:group-aria-checked:-translate-x-5" />
      </button>
    </div>
  );
}
