import { useTranslation } from 'react-i18next';
import { languageTag } from '#contract/languages';
import { Callout } from '#design-system/callout';
import { ErrorState } from '#design-system/error-state';
import { Prose } from '#design-system/prose';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { TextLink } from '#design-system/text-link';
import { useErrorMessages } from '#platform/error-messages';
import { useLanguage } from '#platform/language';
import type { LegalDocument, LegalDocuments } from '../api/documents.ts';

const pages = { agreement: '/user/agreement', privacy: '/privacy-policy' } as const;

interface DocumentSheetProps {
  which: LegalDocument;
  read: LegalDocuments['reads'][LegalDocument];
  onClose(): void;
}

/** A legal text, readable without leaving the form. */
export function DocumentSheet({ which, read, onClose }: DocumentSheetProps) {
  const { t } = useTranslation(['account-register', 'content', 'common']);
  const language = useLanguage();
  const { data, error } = read;
  const problems = useErrorMessages();
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data ? <span lang={languageTag(data.lang)}>{data.title}</span> : t(`common:legal.${which}`)}
    >
      {data && data.lang !== language && <Callout>{t('content:legal.in-english')}</Callout>}
      {data && (
        <div lang={languageTag(data.lang)} className="contents">
          <Prose html={data.html} tableLabel={(number) => t('content:legal.table', { number })} />
        </div>
      )}
      {data && (
        <TextLink standalone href={pages[which]}>
          {t('own-page')}
        </TextLink>
      )}
      {!data && !error && <SkeletonRows />}
      {!data && error && <ErrorState {...problems.state(problems.say(error).title, read)} />}
    </Sheet>
  );
}
