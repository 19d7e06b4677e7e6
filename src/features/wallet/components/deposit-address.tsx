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
import { useSite } from '#platform/site';
import { useDepositAddress } from '../api/deposit.ts';
import { depositUri } from '../model/deposit-uri.ts';

type Network = ResponseOf<'GET wallet/cryptos'>['items'][number]['networks'][number];

interface DepositAddressProps {
  currency: string;
  network: Network;
}

/** The customer's full deposit address to scan, copy or share, once it is known whether anything may be sent to it. */
export function DepositAddress({ currency, network }: DepositAddressProps) {
  const { t } = useTranslation(['wallet-deposits', 'wallet']);
  const site = useSite();
  const isKnownPaused = network.deposits_paused !== null;
  const read = useDepositAddress(currency, isKnownPaused ? undefined : network.id);
  const problems = useErrorMessages();
  const isPaused = isKnownPaused || read.error?.code === 'network-paused';
  if (isPaused) return <PausedNetwork network={network} />;
  const missing = [read, site].find(({ data, error }) => !data && error);
  if (missing) return <ErrorState scope="section" {...problems.state(t('deposit.address-error'), missing)} />;
  if (!read.data || !site.data) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  return (
    <Stack>
      {site.data.play_money ? (
        <Callout tone="danger" title={t('deposit.sandbox.title')}>
          {t('deposit.sandbox.text')}
        </Callout>
      ) : (
        <Callout tone="caution" title={t('deposit.only', { currency, network: network.name })}>
          {t('wallet:network.lost')}
        </Callout>
      )}
      <Address {...read.data} label={t('deposit.address', { currency, network: network.name })} />
    </Stack>
  );
}

/** Instead of an address that nothing should be sent to now. What was sent before can still be submitted. */
function PausedNetwork({ network }: { network: Network }) {
  const { t } = useTranslation(['wallet-deposits', 'wallet']);
  const reason = network.deposits_paused?.reason;
  return (
    <Callout tone="caution" title={reason ? t(`wallet:network.paused.${reason}`) : t('deposit.paused.title')} announce>
      {t('deposit.paused.text', { network: network.name })}
    </Callout>
  );
}

type AddressProps = Pick<ResponseOf<'POST wallet/address'>, 'address' | 'memo'> & { label: string };

function Address({ address, memo, label }: AddressProps) {
  const { t } = useTranslation('wallet-deposits');
  const toast = useToast();
  const shareAddress = async (): Promise<void> => {
    const text = memo === null ? address : `${address}\n${t('deposits.memo')}: ${memo}`;
    if (!(await share(text, label))) toast({ text: t('deposit.share-missing'), tone: 'danger' });
  };
  return (
    <>
      {/* Before the code, of which some apps read the address alone. */}
      {memo !== null && (
        <Callout tone="caution" title={t('deposit.memo')}>
          <span className="-my-2 flex items-center gap-1 text-20" translate="no">
            {memo}
            <CopyButton text={memo} label={t('deposit.copy-memo')} />
          </span>
        </Callout>
      )}
      <Card>
        <div className="flex flex-col items-center gap-4">
          <QrCode text={depositUri(address, memo)} label={t('deposit.qr')} />
          <div role="group" aria-label={label}>
            <AddressDisplay address={address} align="center" />
          </div>
          <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
            <CopyButton
              text={address}
              label={t('deposit.copy')}
              aria-label={t('deposit.copy-address')}
              appearance="button"
            />
            <Button
              icon={<Icon icon={Share2} />}
              aria-label={t('deposit.share-address')}
              onClick={() => void shareAddress()}
            >
              {t('deposit.share')}
            </Button>
          </div>
        </div>
      </Card>
    </>
  );
}
