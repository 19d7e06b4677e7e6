import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOf, ResponseOf } from '#contract/index';
import { Callout } from '#design-system/callout';
import { CurrencyPicker } from '#design-system/currency-picker';
import { TextField } from '#design-system/text-field';
import { useCurrencyChoice } from '#forms/currency-choice';
import { SubmitAction } from '#forms/submit-action';
import { toApiError } from '#platform/api-error';
import { useForm } from '#platform/form';
import { useLeave } from '#platform/navigation';
import { useRefresh } from '#platform/refresh';
import { refreshInfo } from '#platform/refresh-info';
import { useSite } from '#platform/site';
import { checkWithdrawal, withdrawalReads } from '../api/withdrawal.ts';
import { hasMemo } from '../model/has-memo.ts';
import { asksForOther, requestedAmount, type Balance, type PaymentRequest } from '../model/withdrawal-amounts.ts';
import { draftOf, keepCheckedWithdrawal, keepRequest, readRequest } from '../model/withdrawal-draft.ts';
import type { WithdrawalValues } from '../model/withdrawal-form.ts';
import { AddressBookButton } from './address-book.tsx';
import { NetworkField } from './network-field.tsx';
import { useAddressRecheck } from './use-address-recheck.ts';
import { WithdrawalAddress } from './withdrawal-address.tsx';
import { WithdrawalAmount } from './withdrawal-amount.tsx';
import { WithdrawalProblem } from './withdrawal-problem.tsx';

type Crypto = ResponseOf<'GET wallet/cryptos'>['items'][number];

interface WithdrawalFormProps {
  cryptos: readonly Crypto[];
  /** The chosen currency, from the URL. */
  crypto: Crypto;
  /** Of the control that chooses the currency. */
  currencyRef: Ref<HTMLButtonElement>;
  balance: Balance;
  /** What the daily limit leaves; null without a limit. */
  left: string | null;
  addresses: ResponseOf<'GET wallet/addresses'>;
  onCurrency(currency: string): void;
}

/** Asks where to send how much, and has it checked. Nothing moves before the next screen. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { cryptos, crypto, currencyRef, balance, left, addresses, onCurrency } = props;
  const { t } = useTranslation(['wallet-withdraw', 'wallet', 'common']);
  const choice = useCurrencyChoice();
  const refresh = useRefresh();
  const leave = useLeave();
  const allowTestNetworks = useSite().data?.play_money ?? true;
  const { currency, scale } = crypto;
  const open = crypto.networks.filter(({ withdrawals_paused: paused }) => paused === null);
  // With the fees that the customer saw first: the next screen says if one has changed.
  const [seenNetworks] = useState(crypto.networks);
  const only = crypto.networks.length === 1 ? open[0] : undefined;
  const networkOf = (id: string) => open.find((network) => network.id === id);
  const form = useForm<WithdrawalValues, RequestOf<'POST wallet/checkExtract'>>({
    rules: async () =>
      (await import('../model/withdrawal-form.ts')).withdrawalRules({ networks: crypto.networks, allowTestNetworks }),
    initial: { currency, network: only?.id ?? '', address: '', memo: '', amount: '' },
    codes: {
      'network-unknown': 'network',
      'network-paused': 'network',
      'address-not-saved': 'address',
      'amount-too-small': 'amount',
      'insufficient-balance': 'amount',
    },
    // The next screen leads back here.
    draft: { name: draftOf(currency), fields: ['network', 'address', 'memo', 'amount'], untilCleared: true },
    async submit(input) {
      try {
        const { hash } = await checkWithdrawal({ ...input, memo: hasMemo(open, input.network) ? input.memo : '' });
        const seen = seenNetworks.find(({ id }) => id === input.network);
        keepCheckedWithdrawal({ hash, currency, fee: seen?.withdrawal_fee });
        leave(`/extract/${hash}`);
      } catch (error) {
        // What stands in the way is shown above the form.
        if (toApiError(error).kind === 'refusal') void Promise.all([refresh(withdrawalReads), refreshInfo()]);
        throw error;
      }
    },
  });
  const [request, setRequest] = useState(() => readRequest(currency));
  const { network, memo, amount, address } = form.values;
  const chosen = networkOf(network);
  const saved = addresses.items.filter((entry) => entry.currency === currency && entry.network === chosen?.id);
  const isPossible = !addresses.saved_only.enabled || saved.length > 0;

  useAddressRecheck(form);

  const addressField = form.field('address');
  const changeAddress = (next: string): void => {
    // The memo of a request or of a saved address goes with its address.
    const isFilledIn = [request, ...saved].some((source) => source?.address === address && source.memo === memo);
    if (isFilledIn && next !== address) form.set('memo', '');
    addressField.onChange(next);
  };
  const isForOther =
    chosen !== undefined && request?.address === address && asksForOther(request, { currency, network: chosen.id });

  const takePayment = (asked: PaymentRequest): void => {
    if (!chosen) return;
    if (asked.memo !== null && hasMemo(open, chosen.id)) form.set('memo', asked.memo);
    setRequest(asked);
    keepRequest(currency, asked);
    const amountOf = (payment: PaymentRequest, { id, withdrawal_fee: fee }: typeof chosen) =>
      requestedAmount(payment, { currency, network: id, scale, fee });
    const requested = amountOf(asked, chosen);
    // Its amount does as well, and may include the fee of another network.
    const isFilledIn = request !== null && open.some((each) => amountOf(request, each) === amount);
    if (isFilledIn || (requested !== null && amount === '')) form.set('amount', requested ?? '');
  };

  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-6">
      <CurrencyPicker
        ref={currencyRef}
        label={t('form.currency')}
        value={currency}
        placeholder={choice.sheetTitle}
        onChange={onCurrency}
        {...choice}
        currencies={cryptos.map(({ currency: code, name }) => ({ code, name }))}
      />
      <NetworkField
        direction="withdrawal"
        crypto={crypto}
        value={chosen?.id ?? ''}
        error={form.error('network')}
        onChange={(id) => form.set('network', id)}
      />
      {chosen && !isPossible && (
        <Callout
          tone="caution"
          title={t('saved.only-none.title', { network: chosen.name })}
          action={<AddressBookButton currency={currency} />}
        >
          {t('saved.only-none.text')}
        </Callout>
      )}
      {chosen && isPossible && (
        <>
          <WithdrawalAddress
            currency={currency}
            saved={saved}
            savedOnly={addresses.saved_only}
            network={chosen.name}
            memo={memo}
            field={{ ...addressField, onChange: changeAddress }}
            isForOther={isForOther}
            onPayment={takePayment}
            onSaved={(entry) => {
              form.set('address', entry.address);
              form.set('memo', entry.memo);
            }}
          />
          {hasMemo(open, chosen.id) && (
            <TextField {...form.field('memo')} label={t('form.memo')} hint={t('form.memo-hint')} inputMode="numeric" />
          )}
          <WithdrawalAmount
            crypto={crypto}
            network={chosen}
            balance={balance}
            left={left}
            field={form.field('amount')}
          />
          <p className="text-14 text-muted">{t('form.final')}</p>
          {form.failure && <WithdrawalProblem error={form.failure} />}
          <SubmitAction form={form}>{t('form.submit')}</SubmitAction>
        </>
      )}
    </form>
  );
}
