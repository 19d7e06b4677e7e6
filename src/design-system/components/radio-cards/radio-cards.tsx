import { useId, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { describedBy } from '../../theme/described-by.ts';
import { RadioGroup, radioClass } from '../field/index.ts';

export interface RadioCard<V extends string> {
  value: V;
  label: ReactNode;
  /** Below the label: the consequence of choosing it. */
  description?: ReactNode;
  /** At the end: its cost or return, an Amount or Percent. */
  figure?: ReactNode;
  /** Before the label, 24 px: an Icon or CurrencyIcon. */
  icon?: ReactNode;
  disabled?: boolean;
  /** Why it can't be chosen, in place of the description. */
  disabledReason?: ReactNode;
}

export interface RadioCardsProps<V extends string> extends NativeProps<HTMLFieldSetElement> {
  /** The question that the choice answers. */
  label: ReactNode;
  /** Hides the label visually. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Null while nothing is chosen: binding choices have no default. */
  value: V | null;
  onChange: (value: V) => void;
  /** Two to six; a longer list is a SelectField. */
  options: readonly RadioCard<V>[];
  /** All of them. */
  disabled?: boolean;
}

/** A choice of one where options need explaining. For short options use Segmented, for many a SelectField. */
export function RadioCards<V extends string>({ value, onChange, options, ...group }: RadioCardsProps<V>) {
  const name = useId();
  return (
    <RadioGroup {...group}>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <Card key={option.value} name={name} option={option} chosen={option.value === value} onChange={onChange} />
        ))}
      </div>
    </RadioGroup>
  );
}

interface CardProps<V extends string> {
  name: string;
  option: RadioCard<V>;
  chosen: boolean;
  onChange: (value: V) => void;
}

function Card<V extends string>({ name, option, chosen, onChange }: CardProps<V>) {
  const { value, label, figure, icon, disabled = false } = option;
  const description = (disabled && option.disabledReason) || option.description;
  const id = useId();
  return (
    <label className="relative flex min-h-row items-center gap-3 rounded-card border border-edge bg-surface px-4 py-3 group-aria-invalid:border-danger hover:bg-sunken has-checked:border-accent has-checked:bg-accent-quiet has-checked:inset-ring-1 has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted has-disabled:inset-ring-0 forced-colors:has-disabled:text-[GrayText]">
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(figure && `${id}-figure`, description && `${id}-description`)}
        onChange={() => onChange(value)}
        className={radioClass}
      />
      {icon && <span className="flex shrink-0">{icon}</span>}
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <span id={`${id}-label`} className="min-w-0 grow basis-32 text-16 font-medium text-balance wrap-break-word">
          {label}
        </span>
        {figure && (
          <span id={`${id}-figure`} className="text-16">
            {figure}
          </span>
        )}
        {description && (
          <span id={`${id}-description`} className="min-w-0 basis-full text-14 text-muted wrap-break-word">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
