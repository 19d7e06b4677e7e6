import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { LegalDocument } from '#contract/content-agreements';
import { languageTag } from '#contract/languages';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { useSections } from '#design-system/prose';
import { Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { TableOfContents } from '#design-system/table-of-contents';
import { TopNav } from '#design-system/top-nav';
import type { ScreenProps } from '#platform/back-path';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { loadNamespaces } from '#platform/i18n';
import { apiLanguage, useLanguage } from '#platform/language';
import { useBack } from '#platform/navigation';
import { useCustomer } from '#platform/session';
import { fetchedAt } from '#platform/swr';
import { useAgreedText, usePage, type PageName } from '../api/pages.ts';
import { isSameTitle } from '../model/site-pages.ts';
import { PageActions } from './page-actions.tsx';
import { PageAddress } from './page-address.tsx';
import { PageLinks } from './page-links.tsx';
import { Written } from './written.tsx';

// Visitors have agreed to nothing. Without it, the text can be read all the same.
const Agreement = lazy(() =>
  Promise.all([import('./agreement.tsx'), loadNamespaces(['content-agreement'])]).then(
    ([loaded]) => ({ default: loaded.Agreement }),
    () => ({ default: () => null }),
  ),
);

/** A shorter page needs no table of contents. */
export const manySections = 4;

interface ContentPageProps extends ScreenProps {
  name: PageName;
  title: string;
  /** For what a customer agrees to. */
  document?: LegalDocument;
  /** What the app adds to the operator's text. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The screen of a page that the operator writes. */
export function ContentPage({ name, title, document, before, after, isOpenPath }: ContentPageProps) {
  const { t } = useTranslation('content');
  const back = useBack();
  const language = apiLanguage(useLanguage());
  const dates = useDates();
  const problems = useErrorMessages();
  const isCustomer = useCustomer() !== null;
  const current = usePage(name);
  const requestedVersion = useSearchParams()[0].get('version');
  const agreed = useAgreedText(document, requestedVersion);
  // Visitors have agreed to nothing, and read the current version.
  const isEarlier = document !== undefined && requestedVersion !== null && isCustomer;
  const read = isEarlier ? agreed : current;
  const { data, error } = read;
  const { id, sections, setSections } = useSections(data?.html);
  const asOf = data && fetchedAt(data);
  const isPreparing = data !== undefined && data.html !== '' && sections === null;
  return (
    <Screen busy={!data && !error} nav={<TopNav title={title} onBack={back} />}>
      <meta name="description" content={t(`pages.${name}.description`)} />
      {before}
      {!data && error && <ErrorState {...problems.state(t('page.error'), read)} />}
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data && data.html === '' && (
        <EmptyState
          illustration="ledger"
          title={t('page.empty')}
          action={<Button href="/">{t('not-found.home')}</Button>}
        >
          {t('page.empty-text')}
        </EmptyState>
      )}
      {data && data.html !== '' && (
        <>
          {data.lang !== language && <Callout>{t('legal.in-english')}</Callout>}
          <article data-paper className="flex flex-col gap-6">
            <header className="flex flex-col gap-1 text-14 text-muted">
              <PageAddress />
              <p>{t('page.version', { version: data.version, day: dates.day(data.updated_at) })}</p>
              {error && asOf !== undefined && <p className="text-caution">{dates.age(asOf)}</p>}
            </header>
            <div className="flex flex-col gap-6 empty:hidden print:hidden">
              {document && isCustomer && (
                <Suspense fallback={null}>
                  <Agreement
                    document={document}
                    version={data.version}
                    earlier={isEarlier ? agreed.data : undefined}
                    current={current.data?.version}
                  />
                </Suspense>
              )}
              {sections && sections.length >= manySections && (
                <TableOfContents label={t('page.contents')} items={sections} />
              )}
            </div>
            {/* The bar has it, but not on paper. */}
            <h2
              lang={languageTag(data.lang)}
              className={`text-28 font-medium text-balance ${isSameTitle(data.title, title) ? 'hidden print:block' : ''}`}
            >
              {data.title}
            </h2>
            <Written id={id} html={data.html} lang={data.lang} onSections={setSections} isOpenPath={isOpenPath} />
          </article>
          {sections && <PageActions title={data.title} />}
        </>
      )}
      {after}
      {/* What ends a page comes together with its text, which would push it away. */}
      {!document && !isPreparing && <PageLinks current={name} />}
    </Screen>
  );
}
