import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { AddressDisplay } from '#design-system/address-display';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Card } from '#design-system/card';
import { CopyButton } from '#design-system/copy-button';
import { ErrorState } from '#design-system/error-state';
import { Icon } from '#design-system/icon';
import { QrCode } from '#design-system/qr-code';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { useToast } from '#design-system/toast';
import { useErrorMessages } from '#platform/error-messages';
import { share } from '#platform/share';
import { useDepositAddress } from '../api/deposit.ts';

type Network = ResponseOf<'GET wallet/cryptos'>['items'][number]['networks'][number];

/** The customer's full deposit address to scan, copy or share. */
export function DepositAddress({ currency, network }: { currency: string; network: Network }) {
  const { t } = useTranslation(['wallet', 'common']);
  const read = useDepositAddress(currency, network.id);
  const { data, error } = read;
  const problems = useErrorMessages();
  const toast = useToast();
  if (!data && error) return <ErrorState scope="section" {...problems.state(t('deposit.address-error'), read)} />;
  if (!data) {
    return (
      <SkeletonGroup label={t('common:state.loading')}>
        <Skeleton shape="block" />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  const label = t('deposit.address', { currency, network: network.name });
  const shareAddress = async (): Promise<void> => {
    if (!(await share(data.address, label))) toast({ text: t('deposit.share-missing'), tone: 'danger' });
  };
  return (
    <Stack>
      <Callout tone="caution" title={t('deposit.warning.title', { currency, network: network.name })}>
        {t('deposit.warning.text')}
      </Callout>
      <Card>
        <div className="flex flex-col items-center gap-4">
          <QrCode text={data.address} label={t('deposit.qr')} loadingLabel={t('common:state.loading')} />
          <div role="group" aria-label={label}>
            <AddressDisplay address={data.address} align="center" />
          </div>
          <div className="flex flex-wrap justify-center gap-3">
            <CopyButton text={data.address} label={t('deposit.copy-address')} appearance="button" />
            <Button icon={<Icon icon={Share2} />} onClick={() => void shareAddress()}>
              {t('deposit.share-address')}
            </Button>
          </div>
          {data.memo !== null && (
            <div className="flex flex-col items-center gap-1 text-center">
              <span className="text-14 text-caution">{t('deposit.memo')}</span>
              <span className="flex items-center gap-1" translate="no">
                {data.memo}
                <CopyButton text={data.memo} label={t('deposit.copy-memo')} />
              </span>
            </div>
          )}
        </div>
      </Card>
    </Stack>
  );
}
