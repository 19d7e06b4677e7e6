import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '#design-system/toast';
import { NoticePopup } from '#features/notices';
import { startLive } from '#platform/live';
import { moneyReads } from '#platform/money-reads';
import { useRefresh } from '#platform/refresh';
import { refreshInfo } from '#platform/refresh-info';
import { useCustomer } from '#platform/session';
import { keepTokenFresh } from '#platform/token';

/** Reads that a decision of an operator or the server changes; a notice announces it. */
const decidedCalls = [
  'GET notice/index',
  'GET notice/detail',
  'GET user/auth',
  'GET user/score',
  'GET user/factors',
  'GET user/activity',
  'GET user/sessions',
  'GET user/bank',
  'GET wallet/addresses',
  'GET wallet/limits',
  'GET bank/index',
  'GET market/alerts',
  'GET petition/index',
] as const;

/** Keeps the token fresh and the live channel open, and shows what the server pushes. */
export function LiveChannel() {
  const refresh = useRefresh();
  const toast = useToast();
  const customer = useCustomer()?.id;
  const [notice, setNotice] = useState<{ id: string; customer: string | undefined } | null>(null);
  const refreshDecided = (): void => {
    void refresh(decidedCalls);
    void refreshInfo();
  };
  const listeners = useEffectEvent(() => ({
    onNotice: (id: string) => {
      setNotice({ id, customer });
      refreshDecided();
    },
    onUnread: refreshDecided,
    onMoney: () => void refresh(moneyReads),
    onReconnect: () => {
      void refresh(['GET market/tickers']);
      refreshDecided();
    },
    onError: (message: string) => toast({ text: message, tone: 'danger' }),
  }));
  useEffect(keepTokenFresh, []);
  // The stored info may be days old.
  useEffect(() => void refreshInfo(), [customer]);
  useEffect(
    () =>
      startLive({
        onNotice: (id) => listeners().onNotice(id),
        onUnread: () => listeners().onUnread(),
        onMoney: () => listeners().onMoney(),
        onReconnect: () => listeners().onReconnect(),
        onError: (message) => listeners().onError(message),
      }),
    [],
  );
  if (customer === undefined) return null;
  return <NoticePopup key={customer} id={notice?.customer === customer ? notice.id : null} />;
}
