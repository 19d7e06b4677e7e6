import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { CodeField } from '#design-system/code-field';
import { TextField } from '#design-system/text-field';
import type { Form } from '#platform/form';

const codeLength = 6;

interface SecondFactorFieldProps {
  form: Form<{ code: string }>;
  /** Default: the code of the authenticator app. */
  label?: string;
  /** Whether a recovery code is accepted too. Default true; false during setup. */
  recovery?: boolean;
  /** Set where it is the only field. */
  autoFocus?: boolean;
}

/**
 * The code of the authenticator app, which submits the form once complete, or a recovery code, which is typed more freely and
 * waits for the button. Every form with a second factor has this field as its last one.
 */
export function SecondFactorField({ form, label, recovery = true, autoFocus }: SecondFactorFieldProps) {
  const { t } = useTranslation('forms');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const isFirst = useRef(true);
  const input = useRef<HTMLInputElement>(null);
  const error = form.error('code');
  const isComplete = form.values.code.length === codeLength;
  const isRefused = isComplete && error !== undefined;
  const selectIfComplete = useEffectEvent(() => isComplete && input.current?.select());
  // Select a wrong code so that typing replaces it; leave an incomplete one alone.
  useEffect(() => {
    if (error !== undefined) selectIfComplete();
  }, [error]);
  useEffect(() => {
    if (!isFirst.current) input.current?.focus();
    isFirst.current = false;
  }, [kind]);
  const change = (): void => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    form.set('code', '');
    form.setError('code', undefined);
  };
  const submit = (): void => {
    const { code: _, ...others } = form.values;
    if (Object.values(others).every((value) => value !== '')) form.onSubmit();
  };
  return (
    <div className="flex flex-col items-start">
      <div className="w-full">
        {kind === 'app' ? (
          <CodeField
            ref={input}
            label={label ?? t('second-factor.app.label')}
            hint={t(`second-factor.app.${isRefused ? 'wrong' : 'hint'}`)}
            name="code"
            autoFocus={autoFocus}
            value={form.values.code}
            error={error}
            onChange={(code) => form.set('code', code)}
            onComplete={submit}
            length={codeLength}
          />
        ) : (
          <TextField
            ref={input}
            label={t('second-factor.recovery.label')}
            hint={t('second-factor.recovery.hint')}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            translate="no"
            {...form.field('code')}
          />
        )}
      </div>
      {recovery && (
        <div className="-mx-3">
          <Button tone="quiet" size="small" onClick={change}>
            {t(`second-factor.${kind}.other`)}
          </Button>
        </div>
      )}
    </div>
  );
}
