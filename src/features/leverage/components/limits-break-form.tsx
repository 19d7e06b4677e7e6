import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { RadioCards } from '#design-system/radio-cards';
import { TextField } from '#design-system/text-field';
import { useToast } from '#design-system/toast';
import { ConfirmButtons } from '#forms/confirm-buttons';
import { Failure } from '#forms/failure';
import { useDates } from '#platform/dates';
import { useForm } from '#platform/form';
import { useRefresh } from '#platform/refresh';
import { saveLimits, type OwnLimits } from '../api/limits.ts';
import { breakLengths, hoursAfter, hoursOf, type BreakValues } from '../model/break.ts';

interface LimitsBreakFormProps {
  limits: OwnLimits;
  /** Called with whether it is being sent. */
  onSending(isSending: boolean): void;
  onEnd(): void;
}

/** Starts a break, or makes a running one longer. */
export function LimitsBreakForm({ limits, onSending, onEnd }: LimitsBreakFormProps) {
  const { t } = useTranslation(['leverage-limits', 'common']);
  const dates = useDates();
  const toast = useToast();
  const refresh = useRefresh();
  const form = useForm<BreakValues, { break_hours?: number | undefined }>({
    rules: async () => (await import('../model/limits-form.ts')).checkBreak,
    initial: { length: '', hours: '' },
    async submit(input) {
      const { break_until: until } = await saveLimits(input);
      if (until !== null) toast({ text: t('break.started', { moment: dates.moment(until) }), tone: 'success' });
      await refresh(['GET leverage/limits', 'GET leverage/room']);
      onEnd();
    },
  });
  const { isSubmitting, values } = form;
  useEffect(() => onSending(isSubmitting), [isSubmitting, onSending]);

  const end = (hours: number): string => hoursAfter(limits.server_time, hours);
  const isShorter = (hours: number): boolean =>
    limits.break_until !== null && Date.parse(end(hours)) <= Date.parse(limits.break_until);
  const hours = form.field('hours');
  const own = hoursOf(values);
  const isOwnValid = own >= 1 && own <= 8760;
  const ownText = !isOwnValid
    ? t('break.hours-hint')
    : isShorter(own)
      ? t('break.shorter')
      : t('break.until', { moment: dates.moment(end(own)) });

  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <RadioCards
        label={t('break.length')}
        value={values.length === '' ? null : values.length}
        onChange={(length) => form.set('length', length)}
        error={form.error('length')}
        options={[
          ...breakLengths.map((value) => ({
            value: value as string,
            label: t(`break.hours${value}`),
            description: t('break.until', { moment: dates.moment(end(Number(value))) }),
            disabled: isShorter(Number(value)),
            disabledReason: t('break.shorter'),
          })),
          { value: 'own', label: t('break.own') },
        ]}
      />
      {values.length === 'own' && (
        <TextField
          {...hours}
          label={t('break.hours')}
          hint={hours.error === undefined && ownText}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
        />
      )}
      <Callout tone="caution" title={t('break.warning')}>
        {t('break.warning-text')}
      </Callout>
      <Failure of={form.failure} />
      <ConfirmButtons
        submit={t(limits.break_until === null ? 'break.submit' : 'break.longer')}
        busy={isSubmitting}
        onCancel={onEnd}
      />
    </form>
  );
}
