import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { LegalDocument } from '#contract/content-agreements';
import { List, ListRow } from '#design-system/list-row';
import { useAgreements } from '#platform/agreements';
import { useDates } from '#platform/dates';

interface AgreedVersionsProps {
  document: LegalDocument;
  /** The version that is shown. */
  shown: number;
}

/** The other versions that the customer agreed to, each to be read. */
export function AgreedVersions({ document, shown }: AgreedVersionsProps) {
  const { t } = useTranslation('content-agreement');
  const dates = useDates();
  const { pathname } = useLocation();
  const own = useAgreements().data?.items.find((item) => item.document === document);
  const others = own?.history.filter(({ version }) => version !== shown) ?? [];
  if (others.length === 0) return null;
  return (
    <List label={t('versions')}>
      {others.map(({ version, at }) => (
        <ListRow
          key={version}
          title={t('version', { version })}
          description={t('agreed-on', { day: dates.day(at) })}
          href={`${pathname}?version=${version}`}
        />
      ))}
    </List>
  );
}
