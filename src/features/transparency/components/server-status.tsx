import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { Percent } from '#design-system/percent';
import { Section } from '#design-system/section';
import { Segmented } from '#design-system/segmented';
import { SkeletonRows } from '#design-system/skeleton';
import { StatusChip } from '#design-system/status-chip';
import { AgeNote } from '#forms/age-note';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { richText } from '#platform/rich-text';
import { useStatus } from '../api/status.ts';
import { sharesOf, type PartStatus } from '../model/shares.ts';
import { DayBars } from './day-bars.tsx';
import { Interruptions } from './interruptions.tsx';

const ranges = ['30', '90'] as const;
const looks = { working: 'holds', failing: 'fails', unknown: 'none' } as const;

/** Whether the parts of the server work, as it measured itself, with their history. */
export function ServerStatus() {
  const { t } = useTranslation('transparency');
  const dates = useDates();
  const problems = useErrorMessages();
  const [range, setRange] = useState<(typeof ranges)[number]>('30');
  const read = useStatus();
  const { data, error } = read;
  if (!data && error) return <ErrorState {...problems.state(t('status.error'), read)} />;
  if (!data) return <SkeletonRows count={4} />;
  if (data.parts.length === 0)
    return (
      <EmptyState illustration="ledger" title={t('status.none.title')}>
        {t('status.none.text')}
      </EmptyState>
    );
  return (
    <Section title={t('status.title')}>
      <p className="text-14 text-muted text-pretty">{t('status.source', { time: dates.time(data.time) })}</p>
      <AgeNote of={read} />
      <Segmented
        label={t('status.range')}
        labelHidden
        value={range}
        onChange={setRange}
        options={ranges.map((value) => ({ value, label: t('status.days', { count: Number(value) }) }))}
      />
      <ul aria-label={t('status.list')} className="flex flex-col gap-5">
        {data.parts.map((part) => (
          <Part key={part.part} part={part} count={Number(range)} />
        ))}
      </ul>
      <Interruptions items={data.interruptions} />
    </Section>
  );
}

/** A part: whether it works and since when, and the bars and figures of its days. */
function Part({ part, count }: { part: PartStatus; count: number }) {
  const { t } = useTranslation('transparency');
  const dates = useDates();
  const days = part.days.slice(-count);
  const shares = sharesOf(days);
  const first = dates.calendarDay(days[0]?.day ?? part.since.slice(0, 10));
  const share = (name: keyof typeof shares) =>
    richText(t(`status.shares.${name}`), { share: <Percent value={String(shares[name])} size="small" /> });
  return (
    <li className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{t(`status.parts.${part.part}`)}</span>
        <StatusChip status={looks[part.state]}>{t(`status.states.${part.state}`)}</StatusChip>
      </div>
      <p className="text-14 text-muted">
        {part.state === 'unknown'
          ? t('status.unmeasured-since', { moment: dates.moment(part.checked_at) })
          : t(part.state === 'working' ? 'status.since' : 'status.failing-since', { moment: dates.moment(part.since) })}
      </p>
      <DayBars days={days} count={count} />
      <p className="flex flex-wrap gap-x-4 text-14 text-muted">
        <span className="text-ink">{share('working')}</span>
        {shares.failing > 0 && <span>{share('failing')}</span>}
        {shares.unmeasured > 0 && <span>{share('unmeasured')}</span>}
        <span>{t('status.from', { day: first })}</span>
      </p>
    </li>
  );
}
