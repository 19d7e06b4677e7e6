import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

export interface PasswordStrength {
  /** How many of the four marks are filled. */
  level: 0 | 1 | 2 | 3 | 4;
  /** The same in words: "Good". */
  label: string;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'start'> {
  /** Name of the button that shows the password: "Show password". A toggle keeps its name. */
  showLabel: string;
  /** A strength hint below the field; not a rule. */
  strength?: PasswordStrength;
  /** Shown and announced while Caps Lock is on: "Caps Lock is on". */
  capsLockLabel?: string;
  /** `current-password` at login, `new-password` where one is chosen. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password field that supports showing, pasting and password managers. */
export function PasswordField({ showLabel, strength, capsLockLabel, hint, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const isWarned = isLocked && capsLockLabel;
  const readLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setLocked(event.getModifierState('CapsLock'));
    (event.type === 'keydown' ? field.onKeyDown : field.onKeyUp)?.(event);
  };
  const meter = strength && (
    <span className="flex items-center gap-2">
      <span aria-hidden className="flex grow gap-1">
        {[1, 2, 3, 4].map((mark) => (
          <span key={mark} className={`h-1 grow rounded-round ${mark <= strength.level ? 'bg-accent' : 'bg-line'}`} />
        ))}
      </span>
      <span role="status" className="min-w-16 text-end">
        {strength.label}
      </span>
    </span>
  );
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={readLock}
      onKeyUp={readLock}
      hint={
        meter || hint || isWarned ? (
          <>
            {meter}
            {hint}
            {isWarned && <span className="text-caution">{capsLockLabel}</span>}
          </>
        ) : undefined
      }
      end={
        <>
          <span role="status" className="sr-only">
            {isWarned || ''}
          </span>
          <IconButton
            label={showLabel}
            pressed={shown}
            disabled={field.disabled}
            icon={<Icon icon={shown ? EyeOff : Eye} />}
            onClick={() => setShown(!shown)}
          />
        </>
      }
    />
  );
}
