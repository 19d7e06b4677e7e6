import { Clock, ShieldCheck, Undo2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { useToast } from '#design-system/toast';
import { ConfirmButtons } from '#forms/confirm-buttons';
import { Facts } from '#forms/facts';
import { toApiError, type ApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import { useRefresh } from '#platform/refresh';
import { allowSavedOnly } from '../api/addresses.ts';

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
  const problems = useErrorMessages();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const turnOn = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await allowSavedOnly(true);
      await refresh(['GET wallet/addresses']);
      toast({ text: t('only.done'), tone: 'success' });
      onEnd();
    } catch (error) {
      setFailure(toApiError(error));
      setBusy(false);
    }
  };

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void turnOn();
      }}
    >
      <Facts facts={facts} say={(id, part) => t(`only.fact.${id}.${part}`)} />
      {isEmpty && <Callout tone="caution">{t('only.empty')}</Callout>}
      {failure && <Callout {...problems.callout(failure)} />}
      <ConfirmButtons submit={t('only.submit')} busy={isBusy} onCancel={onEnd} />
    </form>
  );
}
