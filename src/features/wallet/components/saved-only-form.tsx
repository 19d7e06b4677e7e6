import { Clock, ShieldCheck, Undo2 } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { useToast } from '#design-system/toast';
import { ConfirmButtons } from '#forms/confirm-buttons';
import { Facts } from '#forms/facts';
import { Failure } from '#forms/failure';
import { useAction } from '#platform/action';
import { useRefresh } from '#platform/refresh';
import { setSavedOnly } from '../api/addresses.ts';

const facts = [
  { id: 'only', icon: ShieldCheck },
  { id: 'new', icon: Clock },
  { id: 'off', icon: Undo2 },
] as const;

interface SavedOnlyFormProps {
  /** Nothing is saved yet. */
  isEmpty: boolean;
  onEnd(): void;
}

/** What it means to withdraw to saved addresses only, before it is turned on. */
export function SavedOnlyForm({ isEmpty, onEnd }: SavedOnlyFormProps) {
  const { t } = useTranslation('wallet-addresses');
  const toast = useToast();
  const refresh = useRefresh();

  const { run, isBusy, failure } = useAction(async () => {
    await setSavedOnly(true);
    await refresh(['GET wallet/addresses']);
    toast({ text: t('only.done'), tone: 'success' });
    onEnd();
  });

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        run();
      }}
    >
      <Facts facts={facts} say={(id, part) => t(`only.fact.${id}.${part}`)} />
      {isEmpty && <Callout tone="caution">{t('only.empty')}</Callout>}
      <Failure of={failure} />
      <ConfirmButtons submit={t('only.submit')} busy={isBusy} onCancel={onEnd} />
    </form>
  );
}
