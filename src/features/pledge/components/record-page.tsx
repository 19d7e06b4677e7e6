import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Section } from '#design-system/section';
import { LazyBlock } from '#forms/lazy-block';
import { OneRecord } from '#forms/one-record';
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
  const { t } = useTranslation('pledge');
  return (
    <OneRecord
      read={useTerm(number)}
      failed={t('records.one-error')}
      notFound={{ title: t('records.not-found'), all: { href: recordsPath, label: t('records.all') } }}
    >
      {(term) => (
        <>
          <TermBody term={term} isNew={isNew} />
          <Button tone="quiet" block href={overviewPath}>
            {t('records.overview')}
          </Button>
        </>
      )}
    </OneRecord>
  );
}

/** When it ends while it is shown, its receipt takes over: with the focus, if the customer did it. */
function TermBody({ term, isNew }: { term: Term; isNew: boolean }) {
  const { t } = useTranslation('pledge');
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
        <LazyBlock>
          <TermReceipt term={term} isNew={status === first ? isNew : status === 'redeemed'} />
        </LazyBlock>
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
