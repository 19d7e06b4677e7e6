import { useTranslation } from 'react-i18next';
import { Card } from '#design-system/card';
import { KeyValueList } from '#design-system/key-value-list';
import type { Context } from '../model/context.ts';

/** What the customer comes from, which is sent along. */
export function ContextNote({ about, reference }: Context) {
  const { t } = useTranslation('petitions');
  if (about === null && reference === null) return null;
  return (
    <Card tone="quiet">
      <p className="text-14 text-muted">{t('context')}</p>
      <KeyValueList
        items={[
          ...(about === null ? [] : [{ id: 'about', label: t('facts.about'), value: t(`about.${about}`) }]),
          ...(reference === null
            ? []
            : [{ id: 'reference', label: t('facts.reference'), value: <span translate="no">{reference}</span> }]),
        ]}
      />
    </Card>
  );
}
