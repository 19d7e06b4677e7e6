import { useTranslation } from 'react-i18next';
import { lastDigit } from '#contract/leverage-rules';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { List, ListRow, RowTile } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import type { Category, PastPeriod } from '../model/room.ts';

interface PeriodListProps {
  periods: readonly PastPeriod[];
  /** Decimal places of the market's prices. */
  scale: number;
  onVerify(period: string): void;
}

/** The last periods: close price, the digit that decided, what won, and the way to check it. */
export function PeriodList({ periods, scale, onVerify }: PeriodListProps) {
  const { t } = useTranslation('leverage-room');
  if (periods.length === 0) return null;
  return (
    <Section title={t('past.title')}>
      <p className="text-14 text-muted text-pretty">{t('past.text')}</p>
      <List>
        {periods.map((period) => (
          <PeriodRow key={period.id} period={period} scale={scale} onVerify={onVerify} />
        ))}
      </List>
    </Section>
  );
}

/** A pair follows from its two parts. */
const isPair = (category: Category): boolean => /^(big|small)-/u.test(category);

function PeriodRow({ period, scale, onVerify }: { period: PastPeriod } & Omit<PeriodListProps, 'periods'>) {
  const { t } = useTranslation(['leverage-room', 'leverage']);
  const dates = useDates();
  const { id, ends_at: end, status, close_price: close, won } = period;
  const clock = dates.time(end);
  const names = won.filter((category) => !isPair(category)).map((category) => t(`leverage:category.${category}`));
  return (
    <ListRow
      start={<RowTile>{close !== null && lastDigit(close, scale)}</RowTile>}
      title={
        close === null ? (
          <span className="text-muted">{status === 'settling' ? clock : t('past.none')}</span>
        ) : (
          <Amount value={close} scale={scale} unmasked />
        )
      }
      description={
        status === 'settling' ? (
          <StatusChip status="settling">{t('leverage:status.settling')}</StatusChip>
        ) : close === null ? (
          t('past.returned', { clock })
        ) : (
          t('past.row', { clock, won: names.join(t('past.separator')) })
        )
      }
      end={
        status === 'settled' && (
          <span className="-me-3">
            <Button tone="quiet" size="small" aria-label={t('past.verify-one', { clock })} onClick={() => onVerify(id)}>
              {t('past.verify')}
            </Button>
          </span>
        )
      }
    />
  );
}
