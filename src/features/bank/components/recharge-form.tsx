import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOf } from '#contract/index';
import { isAmount } from '#contract/money';
import { Amount } from '#design-system/amount';
import { AmountField } from '#design-system/amount-field';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { CurrencyChip } from '#design-system/currency-picker';
import { KeyValueList } from '#design-system/key-value-list';
import { useAmountIssue } from '#forms/amount-issue';
import { useCurrencyChoice } from '#forms/currency-choice';
import { Failure } from '#forms/failure';
import { RaisedAmount, raisedAmount } from '#forms/raised-amount';
import { SubmitAction } from '#forms/submit-action';
import { VoucherField } from '#forms/voucher-field';
import { useForm } from '#platform/form';
import { richText } from '#platform/rich-text';
import type { ResumableCall } from '#platform/resumable-call';
import { useSupport } from '#platform/support';
import type { BankRecord } from '../model/bank-record.ts';
import type { FiatWallet } from '../model/limits.ts';
import type { RechargeValues } from '../model/recharge-form.ts';
import { PlatformAccount } from './platform-account.tsx';
import { StillConfirming } from './still-confirming.tsx';
import { useScale } from './use-scale.ts';
import { VerificationCallout } from './verification-callout.tsx';

interface RechargeFormProps {
  /** All that take deposits. */
  wallets: readonly FiatWallet[];
  /** The chosen one, from the URL. */
  wallet: FiatWallet;
  /** Of the control that chooses the currency. */
  currencyRef: Ref<HTMLButtonElement>;
  /** An amount suggested by a prompt. */
  amount: string;
  isVerificationNeeded: boolean;
  call: ResumableCall<'POST bank/recharge'>;
  onCurrency(currency: string): void;
  onSubmitted(record: BankRecord): void;
}

/** Submits a deposit: how much, where to transfer it, and its proof. */
export function RechargeForm(props: RechargeFormProps) {
  const { wallets, wallet, currencyRef, amount, isVerificationNeeded, call, onCurrency, onSubmitted } = props;
  const { currency, recharge } = wallet;
  const { t } = useTranslation(['bank', 'common']);
  const choice = useCurrencyChoice();
  const scale = useScale()(currency);
  // What was sent before says nothing about what is needed.
  const [needed] = useState(call.pending ? '' : amount);
  const support = useSupport('deposit', recharge?.reference);
  const { pending } = call;
  const form = useForm<RechargeValues, RequestOf<'POST bank/recharge'>>({
    rules: async () => (await import('../model/recharge-form.ts')).checkRecharge,
    initial: {
      currency,
      amount: pending?.amount ?? raisedAmount(amount, recharge?.minimum ?? '0'),
      voucher: pending?.voucher ?? '',
    },
    codes: { 'amount-too-small': 'amount', 'amount-too-large': 'amount', 'file-unknown': 'voucher' },
    // What was sent or suggested wins over an earlier draft.
    draft: {
      name: `bank-deposit-${currency}`,
      fields: pending ? [] : amount === '' ? ['amount', 'voucher'] : ['voucher'],
    },
    submit: async (input) => onSubmitted(await call.send(pending ?? input)),
  });
  const { issue, keepIssue } = useAmountIssue(form.values.amount, { currency, scale });
  const figure = (value: string) => <Amount value={value} currency={currency} scale={scale} unmasked />;
  const limit = (value: string) => <Amount value={value} currency={currency} scale={scale} size="small" unmasked />;

  if (pending) {
    return (
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-6">
        <StillConfirming kind="deposit" amount={pending.amount} currency={currency} scale={scale} />
        <Failure of={form.failure} />
        <SubmitAction form={form}>{t('uncertain.check-again')}</SubmitAction>
      </form>
    );
  }
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-6">
      {isVerificationNeeded && <VerificationCallout />}
      <AmountField
        label={t('recharge.amount')}
        name="amount"
        scale={scale}
        currency={
          <CurrencyChip
            ref={currencyRef}
            label={t('recharge.currency', { currency })}
            value={currency}
            currencies={wallets.map((each) => ({ code: each.currency, name: each.name }))}
            onChange={onCurrency}
            {...choice}
          />
        }
        value={form.values.amount}
        error={issue ?? form.error('amount')}
        hint={
          recharge &&
          richText(t('recharge.limits'), { minimum: limit(recharge.minimum), maximum: limit(recharge.maximum) })
        }
        onChange={(value, found) => {
          keepIssue(value, found);
          form.set('amount', value);
        }}
      />
      {recharge && <RaisedAmount needed={needed} minimum={recharge.minimum} currency={currency} scale={scale} />}
      {recharge && <PlatformAccount currency={currency} recharge={recharge} />}
      <VoucherField
        value={form.values.voucher}
        error={form.error('voucher')}
        onChange={(filename) => form.set('voucher', filename)}
      />
      <KeyValueList
        items={[
          { id: 'fee', label: t('record.fee'), value: figure('0') },
          {
            id: 'received',
            label: t('recharge.received'),
            value: isAmount(form.values.amount) ? figure(form.values.amount) : t('recharge.received-unknown'),
          },
        ]}
      />
      {form.failure?.code === 'currency-unknown' ? (
        <Callout
          tone="caution"
          title={t('recharge.none', { currency })}
          announce
          action={
            support !== null && (
              <Button size="small" href={support}>
                {t('common:action.contact-support')}
              </Button>
            )
          }
        >
          {t('recharge.already-sent')}
        </Callout>
      ) : (
        <Failure of={form.failure} />
      )}
      <SubmitAction form={form}>{t('recharge.submit')}</SubmitAction>
    </form>
  );
}
