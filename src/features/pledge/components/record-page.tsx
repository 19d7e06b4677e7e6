import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { Section } from '#design-system/section';
import { Skeleton, SkeletonGroup, SkeletonRows } from '#design-system/skeleton';
import { useAge } from '#platform/age';
import { useErrorMessages } from '#platform/error-messages';
import { useKnownOutcome } from '../api/redeem.ts';
import { useTerm } from '../api/terms.ts';
import { overviewPath, recordsPath } from '../model/paths.ts';
import type { Term } from '../model/term.ts';
import { RunningTerm } from './running-term.tsx';
import { TermTimeline } from './term-timeline.tsx';

const TermReceipt = lazy(async () => ({ default: (await import('./term-receipt.tsx')).TermReceipt }));

interface RecordPageProps {
  number: string;
  /** It was opened just now: its receipt comes first. */
  isNew: boolean;
}

/** One term with its whole story, followed live until it ends. */
export function RecordPage({ number, isNew }: RecordPageProps) {
  const { t } = useTranslation(['pledge', 'common']);
  const problems = useErrorMessages();
  const read = useTerm(number);
  const { term, data, error, isValidating } = read;
  const age = useAge(read);
  if (!data && error) return <ErrorState {...problems.state(t('records.one-error'), read)} />;
  if (!term && (isValidating || !data)) return <SkeletonRows label={t('common:state.loading')} count={5} />;
  if (!term) {
    return (
      <EmptyState
        illustration="lens"
        title={t('records.not-found')}
        action={<Button href={recordsPath}>{t('records.all')}</Button>}
      />
    );
  }
  return (
    <>
      {age && <p className="text-14 text-caution">{age}</p>}
      <TermBody term={term} isNew={isNew} />
      <Button tone="quiet" block href={overviewPath}>
        {t('records.overview')}
      </Button>
    </>
  );
}

/** When it ends while it is shown, its receipt takes over: with the focus, if the customer did it. */
function TermBody({ term, isNew }: { term: Term; isNew: boolean }) {
  const { t } = useTranslation(['pledge', 'common']);
  const [first] = useState(term.status);
  const { status } = term;
  useKnownOutcome(term.number, status !== 'running');
  const hasReceipt = isNew || status !== 'running';
  return (
    <>
      <p role="status" className="sr-only">
        {status !== first && t(`receipt.${status}`)}
      </p>
      {hasReceipt && (
        <Suspense
          fallback={
            <SkeletonGroup label={t('common:state.loading')}>
              <Skeleton shape="block" />
            </SkeletonGroup>
          }
        >
          <TermReceipt term={term} isNew={status === first ? isNew : status === 'redeemed'} />
        </Suspense>
      )}
      {status === 'running' ? (
        <RunningTerm term={term} isNew={isNew} />
      ) : (
        <Section title={t('timeline.title')}>
          <TermTimeline term={term} />
        </Section>
      )}
    </>
  );
}
