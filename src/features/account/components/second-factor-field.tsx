import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { TextField } from '#design-system/text-field';
import type { Form } from '#platform/form';

interface SecondFactorFieldProps {
  form: Form<{ code: string }>;
  /** Where it is all that is asked for. */
  autoFocus?: boolean;
}

/** A code of the authenticator app or a recovery code. It takes either at any time; what is asked for is a matter of the keyboard. */
export function SecondFactorField({ form, autoFocus }: SecondFactorFieldProps) {
  const { t } = useTranslation('second-step');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const input = useRef<HTMLInputElement>(null);
  const isApp = kind === 'app';
  const change = (): void => {
    setKind(isApp ? 'recovery' : 'app');
    form.setError('code', undefined);
    input.current?.focus();
  };
  return (
    <div className="flex flex-col items-start">
      <div className="w-full">
        <TextField
          ref={input}
          label={t(`${kind}.label`)}
          hint={t(`${kind}.hint`)}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          autoCapitalize={isApp ? 'none' : 'characters'}
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          autoFocus={autoFocus}
          {...form.field('code')}
        />
      </div>
      <div className="-mx-3">
        <Button tone="quiet" size="small" onClick={change}>
          {t(`${kind}.other`)}
        </Button>
      </div>
    </div>
  );
}
