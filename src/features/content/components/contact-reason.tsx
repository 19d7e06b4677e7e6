import { useTranslation } from 'react-i18next';
import { Card } from '#design-system/card';
import { CopyButton } from '#design-system/copy-button';
import { KeyValueList } from '#design-system/key-value-list';
import type { Reason } from '../model/contact.ts';

/** What the customer was looking at before, with the number that support looks it up by. */
export function ContactReason({ reason: { topic, reference } }: { reason: Reason }) {
  const { t } = useTranslation(['content-contact', 'common']);
  return (
    <Card>
      <h2 className="text-14 text-muted">{t('about.title')}</h2>
      <p className="font-medium">{t(`about.${topic}`)}</p>
      {reference !== null && (
        <>
          <KeyValueList
            items={[
              {
                id: 'reference',
                label: t('about.reference'),
                value: (
                  <span className="inline-flex items-center gap-1">
                    <span translate="no">{reference}</span>
                    <CopyButton text={reference} label={t('about.copy')} />
                  </span>
                ),
              },
            ]}
          />
          <p className="text-14 text-muted">{t('about.hint')}</p>
        </>
      )}
    </Card>
  );
}
