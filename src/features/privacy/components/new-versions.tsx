import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { TextLink } from '#design-system/text-link';
import { useAgreements } from '#platform/agreements';

const pages = {
  agreement: { label: 'common:legal.agreement', href: '/user/agreement' },
  privacyPolicy: { label: 'common:legal.privacy', href: '/privacy-policy' },
} as const;

/** Says that a document has a version that the customer hasn't agreed to. */
export function NewVersions() {
  const { t } = useTranslation(['privacy', 'common']);
  const isNew = useAgreements().data?.items.filter(({ version, agreed }) => (agreed?.version ?? 0) < version) ?? [];
  if (isNew.length === 0) return null;
  return (
    <Callout
      title={t('new-versions.title')}
      action={
        <span className="flex flex-wrap gap-x-6">
          {isNew.map(({ document }) => (
            <TextLink key={document} standalone href={pages[document].href}>
              {t(pages[document].label)}
            </TextLink>
          ))}
        </span>
      }
    >
      {t('new-versions.text')}
    </Callout>
  );
}
