import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOf, ResponseOf } from '#contract/index';
import { Amount } from '#design-system/amount';
import { AmountField } from '#design-system/amount-field';
import { Callout } from '#design-system/callout';
import { CurrencyPicker } from '#design-system/currency-picker';
import { Stat } from '#design-system/stat';
import { useAmountIssue } from '#forms/amount-issue';
import { useCurrencyChoice } from '#forms/currency-choice';
import { Failure } from '#forms/failure';
import { RaisedAmount, raisedAmount } from '#forms/raised-amount';
import { SubmitAction } from '#forms/submit-action';
import { VerificationNote } from '#forms/verification-note';
import { useForm } from '#platform/form';
import type { ResumableCall } from '#platform/resumable-call';
import type { DepositRecord } from '../api/deposit.ts';
import type { DepositValues } from '../model/deposit-form.ts';
import { DepositAddress } from './deposit-address.tsx';
import { Minimum } from './minimum.tsx';
import { NetworkField } from './network-field.tsx';
import { VoucherField } from '#forms/voucher-field';

type Crypto = ResponseOf<'GET wallet/cryptos'>['items'][number];

interface DepositFormProps {
  cryptos: readonly Crypto[];
  /** The chosen currency, from the URL. */
  crypto: Crypto;
  /** Of the control that chooses the currency. */
  currencyRef: Ref<HTMLButtonElement>;
  /** An amount suggested by a prompt. */
  amount: string;
  call: ResumableCall<'POST wallet/up'>;
  onCurrency(currency: string): void;
  onSubmitted(deposit: DepositRecord): void;
}

/** Submits a deposit: where to send, how much was sent, and its proof. */
export function DepositForm(props: DepositFormProps) {
  const { cryptos, crypto, currencyRef, call, onCurrency, onSubmitted } = props;
  const { t } = useTranslation(['wallet-deposits', 'wallet', 'wallet-recharge', 'common']);
  const choice = useCurrencyChoice();
  const { pending } = call;
  // What was sent before says nothing about what is needed.
  const [amount] = useState(pending ? '' : props.amount);
  const [only] = crypto.networks.length === 1 ? crypto.networks : [];
  const form = useForm<DepositValues, RequestOf<'POST wallet/up'>>({
    rules: async () => (await import('../model/deposit-form.ts')).depositRules(pending ? [] : crypto.networks),
    initial: {
      currency: crypto.currency,
      network: pending?.network ?? only?.id ?? '',
      amount: pending?.amount ?? raisedAmount(amount, only?.minimum_deposit ?? '0'),
      voucher: pending?.voucher ?? '',
    },
    codes: {
      'amount-too-small': 'amount',
      'amount-too-large': 'amount',
      'network-unknown': 'network',
      'network-paused': 'network',
      'file-unknown': 'voucher',
    },
    // What was sent or suggested wins over an earlier draft.
    draft: {
      name: `deposit-${crypto.currency}`,
      fields: pending ? [] : ['network', 'voucher', ...(amount === '' ? ['amount'] : [])],
    },
    submit: async (input) => onSubmitted(await call.send(pending ?? input)),
  });
  const { issue, keepIssue } = useAmountIssue(form.values.amount, crypto);
  const chosen = crypto.networks.find(({ id }) => id === form.values.network);
  // Each network has its own minimum, and less isn't credited.
  const [isSuggested, setSuggested] = useState(amount !== '');
  const suggest = useEffectEvent(() => {
    const suggested = raisedAmount(amount, chosen?.minimum_deposit ?? '0');
    if (isSuggested && form.values.amount !== suggested) form.set('amount', suggested);
  });
  useEffect(() => suggest(), [form.values.network]);

  if (pending) {
    return (
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-6">
        <Stat label={t('wallet:kind.deposit')}>
          <Amount value={pending.amount} currency={crypto.currency} scale={crypto.scale} size="x-large" unmasked />
        </Stat>
        <Callout tone="caution" title={t('wallet-recharge:uncertain.title')} announce>
          {t('wallet-recharge:uncertain.text')}
        </Callout>
        <Failure of={form.failure} />
        {chosen && <DepositAddress currency={crypto.currency} network={chosen} />}
        <SubmitAction form={form}>{t('wallet-recharge:uncertain.again')}</SubmitAction>
      </form>
    );
  }
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-6">
      <VerificationNote />
      <CurrencyPicker
        ref={currencyRef}
        label={t('deposit.currency')}
        value={crypto.currency}
        placeholder={choice.sheetTitle}
        onChange={onCurrency}
        {...choice}
        currencies={cryptos.map(({ currency, name }) => ({ code: currency, name }))}
      />
      <NetworkField
        direction="deposit"
        crypto={crypto}
        value={chosen?.id ?? ''}
        error={form.error('network')}
        onChange={(id) => form.set('network', id)}
      />
      {chosen && (
        <>
          <RaisedAmount
            needed={amount}
            minimum={chosen.minimum_deposit}
            currency={crypto.currency}
            scale={crypto.scale}
          />
          <DepositAddress currency={crypto.currency} network={chosen} />
          <AmountField
            label={t('deposit.amount')}
            name="amount"
            scale={crypto.scale}
            currency={crypto.currency}
            value={form.values.amount}
            error={issue ?? form.error('amount')}
            hint={<Minimum crypto={crypto} amount={chosen.minimum_deposit} />}
            onChange={(value, found) => {
              keepIssue(value, found);
              setSuggested(false);
              form.set('amount', value);
            }}
          />
          <VoucherField
            value={form.values.voucher}
            error={form.error('voucher')}
            onChange={(filename) => form.set('voucher', filename)}
          />
          <Failure of={form.failure} />
          <SubmitAction form={form}>{t('deposit.submit')}</SubmitAction>
        </>
      )}
    </form>
  );
}
