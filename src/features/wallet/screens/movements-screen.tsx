import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { CurrencyIcon } from '#design-system/currency-icon';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { useListState } from '#platform/list-state';
import { useBack } from '#platform/navigation';
import { useMovements, type Movement } from '../api/movements.ts';
import { useScales } from '../api/scales.ts';

const MovementDetails = lazy(async () => ({
  default: (await import('../components/movement-details.tsx')).MovementDetails,
}));

export default function MovementsScreen() {
  const { t } = useTranslation(['wallet', 'common']);
  const name = useParams().name?.toUpperCase();
  const back = useBack('/assets');
  const dates = useDates();
  const problems = useErrorMessages();
  const scaleOf = useScales();
  const pages = useMovements(name);
  const list = useListState(pages);
  const [shown, setShown] = useState<Movement | null>(null);
  const { items, error } = pages;
  const title = name === undefined ? t('movements.title') : t('movements.title-of', { currency: name });

  return (
    <Screen nav={<TopNav title={title} back={{ label: t('common:action.back'), onPress: back }} />}>
      {!items && error && <ErrorState {...problems.state(t('movements.error'), pages)} />}
      {!items && !error && <SkeletonRows label={t('common:state.loading')} count={8} />}
      {items && (
        <RecordList
          {...list}
          label={title}
          items={items}
          getKey={({ id }) => id}
          getDay={(item) => dates.day(item.created_at)}
          empty={
            <EmptyState
              illustration="ledger"
              title={t('movements.empty.title')}
              action={<Button href="/wallet/up">{t('movements.empty.action')}</Button>}
            >
              {t('movements.empty.text')}
            </EmptyState>
          }
        >
          {(movement) => {
            const { kind, currency, amount, balance, created_at } = movement;
            const scale = scaleOf(currency).booked;
            return (
              <ListRow
                onPress={() => setShown(movement)}
                start={<CurrencyIcon code={currency} />}
                title={t(`kind.${kind}`)}
                detail={dates.time(created_at)}
                figure={<Amount value={amount} currency={currency} scale={scale} minDigits={2} sign="always" />}
                figureDetail={
                  <>
                    {t('movements.balance')}{' '}
                    <Amount value={balance} scale={scale} minDigits={2} size="small" tone="muted" />
                  </>
                }
              />
            );
          }}
        </RecordList>
      )}
      {shown && (
        <Suspense fallback={null}>
          <MovementDetails movement={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Screen>
  );
}
