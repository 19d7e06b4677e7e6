import { RotateCcwClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { Icon } from '#design-system/icon';
import { IconButton } from '#design-system/icon-button';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { AgeNote } from '#forms/age-note';
import { useCurrencyFocus } from '#forms/currency-choice';
import type { ApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import { useBack, useLeave } from '#platform/navigation';
import { useCustomer } from '#platform/session';
import { useResumableCall } from '#platform/resumable-call';
import { useWithdrawalsHeld } from '#platform/withdrawals-held';
import { useBank } from '../api/bank.ts';
import { useCards } from '../api/cards.ts';
import { BeforeDrawing } from '../components/before-drawing.tsx';
import { DrawForm } from '../components/draw-form.tsx';
import { ResumedDraw } from '../components/resumed-draw.tsx';
import { blockersOf } from '../model/blockers.ts';
import { recordPath } from '../model/record-path.ts';

export default function DrawScreen() {
  const { t } = useTranslation('bank');
  const { name = '' } = useParams();
  const navigate = useLeave();
  const back = useBack('/bank');
  const problems = useErrorMessages();
  const info = useCustomer();
  const isHeld = useWithdrawalsHeld(info);
  const bank = useBank();
  const cards = useCards();
  const call = useResumableCall('POST bank/draw');
  const { pending } = call;
  const [refusal, setRefusal] = useState<{ currency: string; error: ApiError } | null>(null);
  const currency = name.toUpperCase();
  // The form of another currency has nothing to do with it.
  if (refusal && refusal.currency !== currency) setRefusal(null);
  const wallets = bank.data?.items.filter(({ draw }) => draw) ?? [];
  const wallet = wallets.find((each) => each.currency === currency);
  const currencyRef = useCurrencyFocus(wallet?.currency);
  const failed = bank.error && !bank.data ? bank : cards.error && !cards.data ? cards : undefined;
  const leave = ({ sn }: { sn: string }) => navigate(recordPath(sn), { replace: true });

  const body = () => {
    if (pending) {
      return (
        <ResumedDraw
          pending={pending}
          call={call}
          onDrawn={leave}
          onFailed={(error) => setRefusal(error && { currency, error })}
        />
      );
    }
    if (failed) return <ErrorState {...problems.state(t('error'), failed)} />;
    if (!bank.data || !cards.data || !info) return <SkeletonRows count={5} />;
    if (!wallet?.draw) {
      return (
        <EmptyState
          illustration="purse"
          title={t('draw.none', { currency })}
          action={<Button href="/bank">{t('to-bank')}</Button>}
        />
      );
    }
    const blockers = blockersOf({ info, isHeld, wallet, cards: cards.data.items, bank: bank.data });
    if (blockers.length > 0)
      return <BeforeDrawing blockers={blockers} wallet={wallet} cards={cards.data.items} info={info} />;
    return (
      <>
        <AgeNote of={bank} />
        <DrawForm
          key={currency}
          wallets={wallets}
          wallet={wallet}
          currencyRef={currencyRef}
          terms={wallet.draw}
          cards={cards.data.items}
          call={call}
          refusal={refusal?.error ?? null}
          onDrawn={leave}
        />
      </>
    );
  };

  // What was sent without an answer comes first, whichever address was opened.
  if (pending && pending.currency !== currency) return <Navigate to={`/bank/draw/${pending.currency}`} replace />;
  return (
    <Screen
      nav={
        <TopNav
          title={t('draw.title', { currency })}
          onBack={back}
          actions={<IconButton label={t('records.title')} href="/bank/record" icon={<Icon icon={RotateCcwClock} />} />}
        />
      }
    >
      {body()}
    </Screen>
  );
}
