import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BankCard } from '#design-system/bank-card';
import { Button } from '#design-system/button';
import { Card } from '#design-system/card';
import { ErrorState } from '#design-system/error-state';
import { Icon } from '#design-system/icon';
import { IconButton } from '#design-system/icon-button';
import { Section } from '#design-system/section';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { useCards, type LinkedCard } from '../api/cards.ts';
import { useBrandOf } from './use-brand-of.ts';

const CardSheet = lazy(async () => ({ default: (await import('./card-sheet.tsx')).CardSheet }));

/** The linked cards. A press on one's button shows its details and the way to remove it. */
export function CardList() {
  const { t } = useTranslation('bank');
  const problems = useErrorMessages();
  const dates = useDates();
  const read = useCards();
  const { data, error } = read;
  const [shown, setShown] = useState<LinkedCard | null>(null);
  const brandOf = useBrandOf();
  const cards = data?.items ?? [];
  const statusOf = ({ in_use: isInUse, usable_at: from }: LinkedCard) => {
    if (isInUse) return <StatusChip status="processing">{t('cards.in-use')}</StatusChip>;
    return from && <StatusChip status="pending">{t('cards.waits', { moment: dates.moment(from) })}</StatusChip>;
  };
  return (
    <Section
      title={t('cards.title')}
      action={
        cards.length > 0 && (
          <span className="-me-3 inline-flex">
            <Button tone="quiet" size="small" href="/bank/bind">
              {t('cards.link')}
            </Button>
          </span>
        )
      }
    >
      {cards.map((card) => (
        <BankCard
          key={card.id}
          bankName={card.bank_name}
          number={card.number}
          holder={card.holder}
          brand={brandOf(card.number)}
          status={statusOf(card)}
          action={
            <IconButton
              label={t('cards.details', { bank: card.bank_name, digits: card.number.slice(-2) })}
              icon={<Icon icon={Ellipsis} />}
              onClick={() => setShown(card)}
            />
          }
        />
      ))}
      {data && cards.length === 0 && (
        <Card tone="quiet">
          <Stack gap={3}>
            <p className="text-14 text-muted">{t('cards.empty')}</p>
            <Button block href="/bank/bind">
              {t('cards.link')}
            </Button>
          </Stack>
        </Card>
      )}
      {!data && error && <ErrorState scope="section" {...problems.state(t('cards.error'), read)} />}
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {shown && (
        <Suspense fallback={null}>
          <CardSheet card={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Section>
  );
}
