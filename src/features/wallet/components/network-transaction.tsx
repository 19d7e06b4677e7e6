import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressGroups } from '#design-system/address-display';
import { CopyButton } from '#design-system/copy-button';
import { Icon } from '#design-system/icon';
import { Section } from '#design-system/section';
import { TextLink } from '#design-system/text-link';
import { useSite } from '#platform/site';

interface NetworkTransactionProps {
  id: string;
  /** Null where nobody can look it up. */
  url: string | null;
}

/** The transaction on its network, to copy and to look up. */
export function NetworkTransaction({ id, url }: NetworkTransactionProps) {
  const { t } = useTranslation('forms');
  const site = useSite().data;
  return (
    <Section title={t('transfer.transaction.title')}>
      <div className="flex flex-col gap-1">
        <div className="flex items-start justify-between gap-2">
          <span className="min-w-0 py-2">
            <AddressGroups address={id} />
            <span className="sr-only">{id}</span>
          </span>
          <span className="-me-3 inline-flex">
            <CopyButton text={id} label={t('transfer.transaction.copy')} />
          </span>
        </div>
        {url !== null && (
          <TextLink href={url} standalone newTab>
            {t('transfer.transaction.explorer', { site: new URL(url).hostname })}
            <Icon icon={ExternalLink} size="small" />
          </TextLink>
        )}
        {url === null && site?.play_money && (
          <p className="text-14 text-muted">{t('transfer.transaction.play-money')}</p>
        )}
      </div>
    </Section>
  );
}
