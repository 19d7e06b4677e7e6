import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField, type AmountIssue } from '#design-system/amount-field';
import { useToast } from '#design-system/toast';
import { ConfirmButtons } from '#forms/confirm-buttons';
import { Failure } from '#forms/failure';
import { useDates } from '#platform/dates';
import { useForm } from '#platform/form';
import { useRefresh } from '#platform/refresh';
import { saveLimits, type OwnLimits } from '../api/limits.ts';
import { hoursAfter } from '../model/break.ts';
import { changedLimits, effectOf, type LimitName } from '../model/limit-change.ts';

interface LimitsFormProps {
  limits: OwnLimits;
  /** Called with whether it is being sent. */
  onSending(isSending: boolean): void;
  onEnd(): void;
}

const names = ['stake_per_day', 'loss_per_day'] as const satisfies readonly LimitName[];

/** Sets the limits; each field says before saving when it will apply. */
export function LimitsForm({ limits, onSending, onEnd }: LimitsFormProps) {
  const { t } = useTranslation(['leverage-limits', 'forms', 'common']);
  const dates = useDates();
  const toast = useToast();
  const refresh = useRefresh();
  const [issues, setIssues] = useState<Partial<Record<LimitName, AmountIssue | null>>>({});
  const { currency, scale } = limits;
  // Only what is changed here is sent: another tab may lower the other one meanwhile.
  const [changed, setChanged] = useState<ReadonlySet<LimitName>>(new Set());
  const form = useForm<Record<LimitName, string>, Partial<Record<LimitName, string | undefined>>>({
    rules: async () => (await import('../model/limits-form.ts')).checkLimits,
    initial: { stake_per_day: limits.stake_per_day ?? '', loss_per_day: limits.loss_per_day ?? '' },
    async submit(input) {
      const changes = changedLimits(limits, input, changed);
      if (Object.keys(changes).length > 0) {
        await saveLimits(changes);
        toast({ text: t('change.saved'), tone: 'success' });
        await refresh(['GET leverage/limits', 'GET leverage/room']);
      }
      onEnd();
    },
  });
  const { isSubmitting } = form;
  useEffect(() => onSending(isSubmitting), [isSubmitting, onSending]);

  const onSubmit = (event: FormEvent): void => {
    if (names.every((name) => !issues[name])) {
      form.onSubmit(event);
      return;
    }
    // What can't be read reaches the form as empty, which would remove the limit.
    event.preventDefault();
    form.ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  // What isn't changed here follows the limit itself.
  const valueOf = (name: LimitName): string => (changed.has(name) ? form.values[name] : (limits[name] ?? ''));
  const hintOf = (name: LimitName): string => {
    const value = valueOf(name);
    const effect = effectOf(limits[name], value);
    if (effect === 'same') {
      const isWaiting = limits.pending !== null && limits.pending[name] !== limits[name];
      return t(isWaiting ? 'change.waiting' : 'change.same');
    }
    if (effect === 'now') return t('change.now');
    const moment = dates.moment(hoursAfter(limits.server_time, 24));
    return t(value === '' ? 'change.none-later' : 'change.later', { moment });
  };

  return (
    <form ref={form.ref} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      {names.map((name) => {
        const field = form.field(name);
        const issue = issues[name];
        const error = issue ? t(`forms:amount.issue.${issue}`, { currency, scale }) : field.error;
        return (
          <AmountField
            key={name}
            label={t(`change.${name}`)}
            name={name}
            scale={scale}
            currency={currency}
            placeholder={t('change.none')}
            value={valueOf(name)}
            onBlur={field.onBlur}
            error={error}
            hint={error === undefined && hintOf(name)}
            onChange={(value, found) => {
              setIssues((now) => ({ ...now, [name]: found }));
              setChanged((now) => new Set(now).add(name));
              field.onChange(value);
            }}
          />
        );
      })}
      <Failure of={form.failure} />
      <ConfirmButtons submit={t('change.submit')} busy={isSubmitting} onCancel={onEnd} />
    </form>
  );
}
