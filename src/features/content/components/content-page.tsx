import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '#contract/content-agreements';
import { languageTag } from '#contract/languages';
import { Callout } from '#design-system/callout';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { Prose } from '#design-system/prose';
import { Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { TableOfContents, type TableOfContentsItem } from '#design-system/table-of-contents';
import { TopNav } from '#design-system/top-nav';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { apiLanguage, useLanguage } from '#platform/language';
import { useBack } from '#platform/navigation';
import { fetchedAt } from '#platform/swr';
import type { useAgreement } from '../api/pages.ts';
import { AgreedVersion } from './agreed-version.tsx';

/** A shorter page needs no table of contents. */
const manySections = 4;

interface ContentPageProps {
  title: string;
  /** For what a customer agrees to. */
  document?: LegalDocument;
  read: ReturnType<typeof useAgreement>;
}

/** The screen of a page that the operator writes. */
export function ContentPage({ title, document, read }: ContentPageProps) {
  const { t } = useTranslation(['content', 'common']);
  const back = useBack();
  const language = apiLanguage(useLanguage());
  const dates = useDates();
  const problems = useErrorMessages();
  const [sections, setSections] = useState<readonly TableOfContentsItem[]>([]);
  const { data, error } = read;
  const asOf = data && fetchedAt(data);
  return (
    <Screen
      busy={!data && !error}
      nav={<TopNav title={title} back={{ label: t('common:action.back'), onClick: back }} />}
    >
      {!data && error && <ErrorState {...problems.state(t('page.error'), read)} />}
      {!data && !error && (
        <SkeletonGroup label={t('common:state.loading')}>
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data && data.html === '' && (
        <EmptyState illustration="ledger" title={t('page.empty')}>
          {t('page.empty-text')}
        </EmptyState>
      )}
      {data && data.html !== '' && (
        <>
          {data.lang !== language && <Callout>{t('content:legal.in-english')}</Callout>}
          <div className="flex flex-col gap-1 text-14 text-muted">
            <p>{t('page.version', { version: data.version, day: dates.day(data.updated_at) })}</p>
            {error && asOf !== undefined && <p className="text-caution">{dates.age(asOf)}</p>}
          </div>
          {document && <AgreedVersion document={document} version={data.version} />}
          {sections.length >= manySections && <TableOfContents label={t('page.contents')} items={sections} />}
          <div lang={languageTag(data.lang)}>
            <Prose
              html={data.html}
              onSections={setSections}
              labels={{ loading: t('common:state.loading'), table: (number) => t('content:legal.table', { number }) }}
            />
          </div>
        </>
      )}
    </Screen>
  );
}
