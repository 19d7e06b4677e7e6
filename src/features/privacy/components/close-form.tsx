import { ArrowDownToLine, Clock, FolderLock, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Checkbox } from '#design-system/checkbox';
import { Section } from '#design-system/section';
import { Stack } from '#design-system/stack';
import { CurrentPasswordField } from '#forms/current-password-field';
import { Facts } from '#forms/facts';
import { Failure } from '#forms/failure';
import { toApiError, type ApiError } from '#platform/api-error';
import { useForm } from '#platform/form';
import { useCloseAccount } from '../api/close-account.ts';
import type { Closure } from '../api/closure.ts';
import { AmountList } from './amount-list.tsx';

interface CloseFormProps {
  closure: Closure;
  /** Called with whether it is being submitted. */
  onBusy(isBusy: boolean): void;
  /** Called when something blocks the closure after all. */
  onRefused(error: ApiError | null): void;
  onCancel(): void;
}

const facts = [
  { id: 'wait', icon: Clock },
  { id: 'after', icon: LogOut },
  { id: 'deposits', icon: ArrowDownToLine },
  { id: 'kept', icon: FolderLock },
] as const;

/** What closing means, and both choices with equal weight. */
export function CloseForm({ closure, onBusy, onRefused, onCancel }: CloseFormProps) {
  const { t } = useTranslation(['privacy', 'common']);
  const close = useCloseAccount();
  const { remainder, wait_days: count } = closure;
  const form = useForm({
    rules: async () => (await import('../model/data-forms.ts')).checkClosing,
    initial: { password: '', remainder: remainder.length > 0 ? 'kept' : 'none' },
    async submit({ password, remainder: choice }) {
      onBusy(true);
      onRefused(null);
      try {
        await close({ password, forfeit_remainder: choice === 'forfeited' });
      } catch (error) {
        const refusal = toApiError(error);
        if (refusal.code !== 'account-not-empty') throw error;
        onRefused(refusal);
      } finally {
        onBusy(false);
      }
    },
    codes: { 'wrong-password': 'password' },
  });
  return (
    <>
      <Facts facts={facts} say={(id, part) => t(`close.${id}.${part}`, { count })} />
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        {remainder.length > 0 && (
          <Section headingLevel={3} title={t('close.remainder')}>
            <p className="text-14 text-muted">{t('close.remainder-text')}</p>
            <AmountList amounts={remainder} unmasked />
            <Checkbox
              label={t('close.forfeit')}
              checked={form.values.remainder === 'forfeited'}
              error={form.error('remainder')}
              onChange={(isForfeited) => form.set('remainder', isForfeited ? 'forfeited' : 'kept')}
            />
          </Section>
        )}
        <CurrentPasswordField field={form.field('password')} />
        <Failure of={form.failure} />
        <Stack gap={2}>
          <Button block disabled={form.isSubmitting} onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" block busy={form.isSubmitting}>
            {t('close.submit')}
          </Button>
        </Stack>
      </form>
    </>
  );
}
