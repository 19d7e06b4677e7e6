import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '#design-system/toast';
import { NoticePopup } from '#features/notices';
import { startLive } from '#platform/live';
import { moneyReads } from '#platform/money-reads';
import { useRefresh } from '#platform/refresh';
import { useCustomer } from '#platform/session';
import { keepTokenFresh } from '#platform/token';

/** Reads that an operator's decision changes; a notice announces it. */
const decidedCalls = ['GET notice/index', 'GET notice/detail', 'GET user/auth', 'GET user/score'] as const;

/** Keeps the token fresh and the live channel open, and shows what the server pushes. */
export function LiveChannel() {
  const refresh = useRefresh();
  const toast = useToast();
  const customer = useCustomer()?.id;
  const [notice, setNotice] = useState<{ id: string; customer: string | undefined } | null>(null);
  const listeners = useEffectEvent(() => ({
    onNotice: (id: string) => {
      setNotice({ id, customer });
      void refresh(decidedCalls);
    },
    onUnread: () => void refresh(decidedCalls),
    onBalance: () => void refresh(moneyReads),
    onReconnect: () => void refresh([...moneyReads, ...decidedCalls, 'GET market/tickers']),
    onError: (message: string) => toast({ text: message, tone: 'danger' }),
  }));
  useEffect(keepTokenFresh, []);
  useEffect(
    () =>
      startLive({
        onNotice: (id) => listeners().onNotice(id),
        onUnread: () => listeners().onUnread(),
        onBalance: () => listeners().onBalance(),
        onReconnect: () => listeners().onReconnect(),
        onError: (message) => listeners().onError(message),
      }),
    [],
  );
  if (customer === undefined) return null;
  return <NoticePopup key={customer} id={notice?.customer === customer ? notice.id : null} />;
}
