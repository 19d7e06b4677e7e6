import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup, SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { AgeNote } from '#forms/age-note';
import { useErrorMessages } from '#platform/error-messages';
import { useBack } from '#platform/navigation';
import { useCounter } from '../api/counters.ts';
import { useExchange } from '../api/use-exchange.ts';
import { ExchangeStage } from '../components/exchange-stage.tsx';
import { placeOf } from '../model/place.ts';

/** One counter, from its terms to the booked order. The server decides the stage, and the address follows it. */
export default function ExchangeScreen() {
  const { t } = useTranslation(['counters-exchange', 'counters']);
  const { id = '', next } = useParams();
  const navigate = useNavigate();
  const back = useBack('/counter');
  const problems = useErrorMessages();
  const counterRead = useCounter(id);
  const control = useExchange();
  const { data: counter, error } = counterRead;
  const stage = control.timed?.state;
  const place = stage && counter && placeOf(stage, id, next);
  const address = next === undefined ? `/counter/${id}` : `/counter/${id}/${next}`;
  const path = place?.path ?? address;
  useEffect(() => {
    if (path !== address) void navigate(path, { replace: true });
  }, [path, address, navigate]);

  const failed = !counter && error ? counterRead : !stage && control.read.error ? control.read : null;
  const isUnknown = error?.code === 'not-found';
  return (
    <Screen tabs busy={!place && !failed} nav={<TopNav title={counter?.name ?? t('record.counter')} onBack={back} />}>
      {place && <AgeNote of={{ data: counter, error: error ?? control.read.error }} />}
      {failed && isUnknown && (
        <EmptyState
          illustration="lens"
          title={t('unknown')}
          action={<Button href="/counter">{t('action.counters')}</Button>}
        />
      )}
      {failed && !isUnknown && <ErrorState {...problems.state(t('error'), failed)} />}
      {place && <ExchangeStage place={place} counter={counter} control={control} />}
      {!place && !failed && (
        <>
          <SkeletonGroup>
            <Skeleton shape="block" />
            <Skeleton width="half" />
          </SkeletonGroup>
          <SkeletonRows count={4} />
        </>
      )}
    </Screen>
  );
}
