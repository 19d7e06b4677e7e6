import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { focusMain } from '#design-system/screen';
import { Stack } from '#design-system/stack';
import { useMoneyCall } from '#platform/money-call';
import { moneyReads } from '#platform/money-reads';
import { useRefresh } from '#platform/refresh';
import { clearConfirmedDraft } from '../model/withdrawal-draft.ts';

const codes = ['hash-used', 'hash-expired', 'not-found'] as const;

type EndedCode = (typeof codes)[number];

/** Returns whether a refusal means that a hash confirms nothing anymore. */
export const isEnded = (code: string | undefined): code is EndedCode => codes.some((each) => each === code);

/** Says that a hash confirms nothing anymore, and what to do instead. */
export function EndedCheck({ hash, code }: { hash: string; code: EndedCode }) {
  const { t } = useTranslation('wallet-withdraw');
  const isUsed = code === 'hash-used';
  const { unresolved, forget } = useMoneyCall('POST wallet/down');
  const refresh = useRefresh();
  useEffect(() => {
    // With the form, the focus is gone.
    if (document.activeElement === document.body) focusMain();
  }, []);
  useEffect(() => {
    if (isUsed) clearConfirmedDraft(hash);
  }, [isUsed, hash]);
  useEffect(() => {
    // A confirmation that was never answered has its outcome now.
    if (unresolved()?.hash !== hash) return;
    forget();
    void refresh(moneyReads);
  }, [hash, unresolved, forget, refresh]);
  return (
    <div role="alert">
      <EmptyState
        illustration={code === 'not-found' ? 'lens' : 'ledger'}
        title={t(`ended.${code}.title`)}
        action={
          <Stack gap={3}>
            <Button tone="primary" href={isUsed ? '/wallet/down/record' : '/wallet/down'}>
              {t(isUsed ? 'ended.records' : 'ended.form')}
            </Button>
            <Button tone="quiet" href={isUsed ? '/wallet/down' : '/wallet/down/record'}>
              {t(isUsed ? 'ended.another' : 'ended.records')}
            </Button>
          </Stack>
        }
      >
        {t(`ended.${code}.text`)}
      </EmptyState>
    </div>
  );
}
