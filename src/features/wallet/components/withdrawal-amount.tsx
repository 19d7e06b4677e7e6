import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { isLess, isPositive } from '#contract/money';
import { Amount } from '#design-system/amount';
import { AmountField } from '#design-system/amount-field';
import { KeyValueList } from '#design-system/key-value-list';
import { useAmountIssue } from '#forms/amount-issue';
import type { FieldBinding } from '#platform/form';
import { richText } from '#platform/rich-text';
import { amountProblem, arriving, maxAmount, type Balance } from '../model/withdrawal-amounts.ts';
import { Minimum } from './minimum.tsx';

type Crypto = ResponseOf<'GET wallet/cryptos'>['items'][number];

interface WithdrawalAmountProps {
  crypto: Crypto;
  network: Crypto['networks'][number];
  balance: Balance;
  /** What the daily limit leaves; null without a limit. */
  left: string | null;
  field: FieldBinding;
}

/** How much leaves the account, what of it is the fee, and what arrives. */
export function WithdrawalAmount({ crypto, network, balance, left, field }: WithdrawalAmountProps) {
  const { t } = useTranslation(['wallet-withdraw', 'wallet', 'forms']);
  const { currency, scale } = crypto;
  const { issue, keepIssue } = useAmountIssue(field.value, { currency, scale });
  const { withdrawal_fee: fee, minimum_withdrawal: minimum } = network;
  const max = maxAmount({ balance, left, minimum, scale });
  const problem = amountProblem(field.value, { balance, left });
  const received = problem ? null : arriving(field.value, fee);
  const takeMax = (): void => field.onChange(max ?? '');
  return (
    <>
      <AmountField
        label={t('form.amount')}
        name={field.name}
        scale={scale}
        currency={currency}
        value={field.value}
        onBlur={field.onBlur}
        hint={<Minimum crypto={crypto} amount={minimum} />}
        error={issue ?? (problem ? t(`form.${problem}`, { currency }) : field.error)}
        suggestion={problem && max !== null && !issue ? { label: t('form.use-most'), onClick: takeMax } : undefined}
        balance={richText(t('form.available'), {
          amount: <Amount value={balance.available} scale={scale} minDigits={2} size="small" />,
        })}
        max={max === null ? undefined : { label: t('forms:amount.max'), onClick: takeMax }}
        onChange={(value, found) => {
          keepIssue(value, found);
          field.onChange(value);
        }}
      />
      {max !== null && field.value === max && isLess(max, balance.available) && (
        <p className="-mt-4 text-14 text-muted">{t('form.below-limit')}</p>
      )}
      {isPositive(balance.available) && isLess(balance.available, minimum) && (
        <p className="-mt-4 text-14 text-caution">{t('form.below-minimum', { currency })}</p>
      )}
      <KeyValueList
        items={[
          {
            id: 'fee',
            label: t('terms.fee'),
            value: <Amount value={fee} currency={currency} scale={scale} minDigits={2} unmasked />,
          },
          {
            id: 'arrives',
            label: t('terms.arrives'),
            value:
              received === null ? (
                t('terms.arrives-unknown')
              ) : (
                <Amount value={received} currency={currency} scale={scale} minDigits={2} unmasked />
              ),
          },
          { id: 'time', label: t('terms.time'), value: t('wallet:network.minutes', { count: network.minutes }) },
        ]}
      />
    </>
  );
}
