import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressGroups } from '#design-system/address-display';
import { CopyButton } from '#design-system/copy-button';
import { Icon } from '#design-system/icon';
import { Section } from '#design-system/section';
import { TextLink } from '#design-system/text-link';
import { useSite } from '#platform/site';

interface WithdrawalTransactionProps {
  id: string;
  /** Null where nobody can look it up. */
  url: string | null;
}

/** The transaction on its network, to copy and to look up. */
export function WithdrawalTransaction({ id, url }: WithdrawalTransactionProps) {
  const { t } = useTranslation('wallet-withdrawals');
  const site = useSite().data;
  return (
    <Section title={t('fact.transaction')}>
      <div className="flex flex-col gap-1">
        <div className="flex items-start justify-between gap-2">
          <span className="min-w-0 py-2">
            <AddressGroups address={id} />
            <span className="sr-only">{id}</span>
          </span>
          <CopyButton text={id} label={t('action.copy-transaction')} />
        </div>
        {url !== null && (
          <TextLink href={url} standalone newTab>
            {t('action.explorer', { site: new URL(url).hostname })}
            <Icon icon={ExternalLink} size="small" />
          </TextLink>
        )}
        {url === null && site?.play_money && <p className="text-14 text-muted">{t('transaction.play-money')}</p>}
      </div>
    </Section>
  );
}
