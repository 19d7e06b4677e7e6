import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '#design-system/toast';
import { SystemNotice } from '#features/notices';
import { startLive } from '#platform/live';
import { useRefresh } from '#platform/refresh';
import { useCustomer } from '#platform/session';

/** What changes when money moves. */
const moneyCalls = [
  'GET user/amount',
  'GET wallet/index',
  'GET wallet/assets',
  'GET wallet/amount',
  'GET wallet/todayProfitLoss',
  'GET wallet/records',
  'GET wallet/up-record',
  'GET flash/records',
] as const;

/** What a decision changes; a notice tells of it. */
const decidedCalls = ['GET notice/index', 'GET user/auth', 'GET user/score'] as const;

/** Keeps the live channel, and shows a notice that the server pushes over whatever is on the screen. */
export function LiveChannel() {
  const refresh = useRefresh();
  const toast = useToast();
  const customer = useCustomer();
  const [notice, setNotice] = useState<string | null>(null);
  const listeners = useEffectEvent(() => ({
    onNotice: (id: string) => {
      setNotice(id);
      void refresh(decidedCalls);
    },
    onBalance: () => void refresh(moneyCalls),
    onReconnect: () => void refresh([...moneyCalls, ...decidedCalls, 'GET market/tickers']),
    onError: (message: string) => toast({ text: message, tone: 'danger' }),
  }));
  useEffect(
    () =>
      startLive({
        onNotice: (id) => listeners().onNotice(id),
        onBalance: () => listeners().onBalance(),
        onReconnect: () => listeners().onReconnect(),
        onError: (message) => listeners().onError(message),
      }),
    [],
  );
  if (notice === null || !customer) return null;
  return (
    <Suspense fallback={null}>
      <SystemNotice id={notice} onHidden={() => setNotice(null)} />
    </Suspense>
  );
}
