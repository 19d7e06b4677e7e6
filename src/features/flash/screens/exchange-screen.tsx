import { RotateCcwClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { focusMain, Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { TopNav } from '#design-system/top-nav';
import { AgeNote } from '#forms/age-note';
import { useErrorMessages } from '#platform/error-messages';
import { useBack } from '#platform/navigation';
import { useWallets } from '../api/wallets.ts';
import { ConversionReceipt } from '../components/conversion-receipt.tsx';
import { FlashAction } from '../components/flash-action.tsx';
import { FlashForm } from '../components/flash-form.tsx';
import { SentConversion } from '../components/sent-conversion.tsx';
import { useFlashForm } from '../components/use-flash-form.ts';
import { givableFirst } from '../model/currencies.ts';
import { readRequested } from '../model/entry.ts';

export default function ExchangeScreen() {
  const { t } = useTranslation('flash');
  const back = useBack('/assets');
  const problems = useErrorMessages();
  const read = useWallets();
  const { data, error } = read;
  const currencies = givableFirst(data?.items ?? []);
  const [query] = useSearchParams();
  const form = useFlashForm(currencies, readRequested(query));
  const { state } = form.control;
  const isDone = state.step === 'done';
  const unanswered = state.step === 'uncertain' || (state.step === 'sending' && state.isAgain) ? state : null;
  const convertAgain = (): void => {
    form.reset();
    // The button that had the focus goes with the receipt.
    focusMain();
  };

  return (
    <Screen
      nav={
        <TopNav
          title={t(isDone ? 'receipt.title' : 'exchange.title')}
          onBack={back}
          actions={
            <IconButton label={t('records.title')} href="/flash/records" icon={<Icon icon={RotateCcwClock} />} />
          }
        />
      }
    >
      {isDone && (
        <>
          <ConversionReceipt record={state.record} isNew />
          <Stack gap={3}>
            <Button tone="primary" block href="/assets">
              {t('done.assets')}
            </Button>
            <Button tone="quiet" block onClick={convertAgain}>
              {t('done.again')}
            </Button>
          </Stack>
        </>
      )}
      {data && !isDone && <AgeNote of={read} />}
      {data && unanswered && <SentConversion state={unanswered} currencies={currencies} />}
      {data && !isDone && !unanswered && <FlashForm form={form} currencies={currencies} />}
      {!data && error && <ErrorState {...problems.state(t('exchange.error'), read)} />}
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton />
        </SkeletonGroup>
      )}
      {data && !isDone && <FlashAction control={form.control} shortfall={form.shortfall} scale={form.scale} />}
    </Screen>
  );
}
