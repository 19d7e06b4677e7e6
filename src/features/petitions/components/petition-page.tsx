import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { CopyButton } from '#design-system/copy-button';
import { KeyValueList } from '#design-system/key-value-list';
import { StatusChip } from '#design-system/status-chip';
import { OneRecord } from '#forms/one-record';
import { useDates } from '#platform/dates';
import { usePetition } from '../api/petitions.ts';
import { listPath } from '../model/context.ts';
import { statusOf, type Petition } from '../model/petition.ts';
import { Thread } from './thread.tsx';

interface PetitionPageProps {
  id: string;
  /** It was sent just now. */
  isNew: boolean;
}

/** One petition with its answers, followed live. */
export function PetitionPage({ id, isNew }: PetitionPageProps) {
  const { t } = useTranslation('petitions');
  return (
    <OneRecord
      read={usePetition(id)}
      failed={t('one.error')}
      notFound={{ title: t('one.not-found'), all: { href: listPath, label: t('one.all') } }}
    >
      {(petition) => (
        <>
          {isNew && (
            <div role="status">
              <Callout tone="success" title={t('sent.title')}>
                {t('sent.text')}
              </Callout>
            </div>
          )}
          <Status petition={petition} isNew={isNew} />
          <Thread petition={petition} />
          <Facts petition={petition} />
        </>
      )}
    </OneRecord>
  );
}

/** How far it is, and why if it was ended. What changes while it is shown is announced. */
function Status({ petition, isNew }: { petition: Petition; isNew: boolean }) {
  const { t } = useTranslation('petitions');
  const status = statusOf(petition);
  const count = petition.answers.length;
  const [first] = useState({ status, count });
  const hasChanged = status !== first.status || count !== first.count;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChip status={status}>{t(`status.${status}`)}</StatusChip>
        {!(isNew && status === 'pending') && status !== 'ended' && (
          <p className="min-w-0 text-14 text-muted text-pretty">
            {t(count === 0 ? `meaning.${status}` : `meaning-answered.${status}`)}
          </p>
        )}
      </div>
      {petition.reason !== null && (
        <Callout tone="caution" title={t('ended')}>
          <span className="whitespace-pre-line wrap-anywhere" dir="auto" translate="no">
            {petition.reason}
          </span>
        </Callout>
      )}
      <p role="status" className="sr-only">
        {hasChanged && t(count > first.count ? 'news.answered' : `news.${status}`)}
      </p>
    </div>
  );
}

function Facts({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const dates = useDates();
  const { id, about, reference, created_at: sent } = petition;
  return (
    <KeyValueList
      items={[
        { id: 'number', label: t('facts.number'), value: <span translate="no">{id}</span> },
        { id: 'sent', label: t('facts.sent'), value: dates.moment(sent) },
        ...(about === null ? [] : [{ id: 'about', label: t('facts.about'), value: t(`about.${about}`) }]),
        ...(reference === null
          ? []
          : [
              {
                id: 'reference',
                label: t('facts.reference'),
                value: (
                  <span className="inline-flex items-center gap-1">
                    <span translate="no">{reference}</span>
                    <CopyButton text={reference} label={t('facts.copy')} />
                  </span>
                ),
              },
            ]),
      ]}
    />
  );
}
