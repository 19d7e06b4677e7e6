import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Icon } from '../icon/index.ts';
import type { FieldControl } from './field.tsx';

export interface FieldButtonProps extends Omit<NativeProps<HTMLButtonElement>, 'id' | 'aria-describedby'> {
  /** As Field gives it. */
  control: FieldControl;
  /** Before the text, 20 to 24 px. */
  icon?: ReactNode;
  /** What is chosen; read after the label. Null while nothing is. */
  value: ReactNode;
  /** Placeholder while nothing is chosen. */
  placeholder: ReactNode;
  /** Whether its sheet is open. */
  open: boolean;
  /** Opens the sheet. */
  onClick: () => void;
  disabled?: boolean | undefined;
}

/** A control that looks like a field and opens a sheet. */
export function FieldButton({
  control,
  icon,
  value,
  placeholder,
  open,
  onClick,
  disabled,
  ...native
}: FieldButtonProps) {
  const { id, 'aria-describedby': described, 'aria-invalid': invalid } = control;
  return (
    <button
      {...native}
      id={id}
      type="button"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={open}
      // A label replaces a button's own text as its name, so name both.
      aria-labelledby={`${id}-label ${id}-value`}
      aria-describedby={described}
      // Screen readers say it of a button too, though ARIA lists it for fields.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-invalid={invalid}
      onClick={onClick}
      className={`flex min-h-control w-full items-center gap-3 rounded-control border bg-surface px-3 py-2 text-start hover:bg-sunken disabled:border-line disabled:bg-sunken disabled:text-muted ${invalid ? 'border-danger' : 'border-edge'}`}
    >
      {icon}
      <span id={`${id}-value`} className={`min-w-0 grow ${value === null ? 'text-muted' : ''}`}>
        {value ?? placeholder}
      </span>
      <Icon icon={ChevronDown} tone="muted" />
    </button>
  );
}
