import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOf, ResponseOf } from '#contract/index';
import { savedAddressLimit } from '#contract/wallet-addresses';
import { AddressField } from '#design-system/address-field';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { CurrencyPicker } from '#design-system/currency-picker';
import { RadioCards } from '#design-system/radio-cards';
import { Stack } from '#design-system/stack';
import { TextField } from '#design-system/text-field';
import { useToast } from '#design-system/toast';
import { useCurrencyChoice } from '#forms/currency-choice';
import { useErrorMessages } from '#platform/error-messages';
import { useForm } from '#platform/form';
import { useRefresh } from '#platform/refresh';
import { useSite } from '#platform/site';
import { saveAddress } from '../api/addresses.ts';
import { hasMemo } from '../model/has-memo.ts';
import { useAddressLabels } from './use-address-labels.ts';
import { useAddressRecheck } from './use-address-recheck.ts';

type Crypto = ResponseOf<'GET wallet/cryptos'>['items'][number];

interface AddressFieldsProps {
  cryptos: readonly Crypto[];
  crypto: Crypto;
  /** Of the control that chooses the currency. */
  currencyRef: Ref<HTMLButtonElement>;
  waits: boolean;
  /** Called with the chosen currency, and the name that was typed. */
  onCurrency(currency: string, label: string): void;
  onEnd(): void;
}

/** Where a new address of a currency is kept until it is saved. */
export const addressDraft = (currency: string): string => `address-${currency}`;

/** Currency, network, address and name of a new address, checked as typed. */
export function AddressFields(props: AddressFieldsProps) {
  const { cryptos, crypto, currencyRef, waits, onCurrency, onEnd } = props;
  const { t } = useTranslation(['wallet-addresses', 'common']);
  const choice = useCurrencyChoice();
  const toast = useToast();
  const refresh = useRefresh();
  const problems = useErrorMessages();
  const labels = useAddressLabels();
  const allowTestNetworks = useSite().data?.play_money ?? true;
  const { currency, networks } = crypto;
  const form = useForm<
    Record<'currency' | 'network' | 'address' | 'memo' | 'label', string>,
    RequestOf<'POST wallet/saveAddress'>
  >({
    rules: async () => (await import('../model/address-form.ts')).addressRules({ networks, allowTestNetworks }),
    initial: {
      currency,
      network: networks.length === 1 ? (networks[0]?.id ?? '') : '',
      address: '',
      memo: '',
      label: '',
    },
    codes: { 'network-unknown': 'network' },
    draft: { name: addressDraft(currency), fields: ['network', 'address', 'memo', 'label'] },
    async submit(input) {
      await saveAddress({ ...input, memo: hasMemo(networks, input.network) ? (input.memo ?? '') : '' });
      await refresh(['GET wallet/addresses']);
      toast({ text: t('add.done'), tone: 'success' });
      onEnd();
    },
  });
  const { network } = form.values;
  useAddressRecheck(form);
  const { failure } = form;
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <CurrencyPicker
        ref={currencyRef}
        label={t('currency')}
        value={currency}
        placeholder={choice.sheetTitle}
        onChange={(next) => onCurrency(next, form.values.label)}
        {...choice}
        currencies={cryptos.map(({ currency: code, name }) => ({ code, name }))}
      />
      <RadioCards
        label={t('network')}
        error={form.error('network')}
        value={network === '' ? null : network}
        onChange={(id) => form.set('network', id)}
        options={networks.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <AddressField {...form.field('address')} label={t('address')} labels={labels} />
      {hasMemo(networks, network) && (
        <TextField {...form.field('memo')} label={t('add.memo')} hint={t('add.memo-hint')} inputMode="numeric" />
      )}
      <TextField {...form.field('label')} label={t('label')} hint={t('add.label-hint')} autoComplete="off" />
      {waits && <Callout>{t('add.waits')}</Callout>}
      {failure && (
        <Callout {...problems.callout(failure)}>
          {failure.code === 'limit-reached' ? t('full', { count: savedAddressLimit }) : problems.say(failure).text}
        </Callout>
      )}
      <Stack gap={2}>
        <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
          {t('add.submit')}
        </Button>
        <Button tone="quiet" block disabled={form.isSubmitting} onClick={onEnd}>
          {t('common:action.cancel')}
        </Button>
      </Stack>
    </form>
  );
}
