import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'start'> {
  /** All its texts. */
  labels: {
    /** Name of the button that shows the password: "Show password". A toggle keeps its name. */
    show: string;
    /** Shown and announced while Caps Lock is on: "Caps Lock is on". */
    capsLock?: string;
  };
  /** `current-password` at login, `new-password` where one is chosen. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password field that supports showing, pasting and password managers. */
export function PasswordField({ labels, hint, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const warning = isCapsLockOn ? labels.capsLock : undefined;
  const readLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLockOn(event.getModifierState('CapsLock'));
    (event.type === 'keydown' ? field.onKeyDown : field.onKeyUp)?.(event);
  };
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
        hint || warning ? (
          <>
            {hint}
            {warning && <span className="text-caution">{warning}</span>}
          </>
        ) : undefined
      }
      end={
        <>
          <span role="status" className="sr-only">
            {warning}
          </span>
          <IconButton
            label={labels.show}
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
