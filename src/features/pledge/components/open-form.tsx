import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPositiveAmount } from '#contract/money';
import { Amount, amountText } from '#design-system/amount';
import { AmountField } from '#design-system/amount-field';
import { Button } from '#design-system/button';
import { KeyValueList } from '#design-system/key-value-list';
import { useAmountIssue } from '#forms/amount-issue';
import { Failure } from '#forms/failure';
import { ApiError } from '#platform/api-error';
import { useForm } from '#platform/form';
import { useLocale } from '#platform/language';
import { richText } from '#platform/rich-text';
import { useAvailable } from '../api/wallet.ts';
import { below, exceeded, maxAmount, shortfall, type Breach } from '../model/limits.ts';
import type { OpenValues } from '../model/open-form.ts';
import { depositPath } from '../model/paths.ts';
import type { Product } from '../model/term.ts';
import { Money } from './figures.tsx';
import { useProductItems } from './use-product-items.tsx';

interface OpenFormProps {
  product: Product;
  /** If it is opened now. */
  maturesAt: string;
  /** Name under which the amount is kept. */
  draft: string;
  /** Why the server refused the amount. */
  refusal: ApiError | null;
  onAmount(amount: string): void;
}

/** How much, with its limits said before, and what it pays. */
export function OpenForm({ product, maturesAt, draft, refusal, onAmount }: OpenFormProps) {
  const { t } = useTranslation(['pledge', 'forms']);
  const { currency, scale } = product;
  const locale = useLocale();
  const available = useAvailable(currency);
  const [isRefused, setRefused] = useState(refusal !== null);
  const say = (breach: Breach | null): string | undefined =>
    breach
      ? t(`open.breach.${breach.limit}`, {
          amount: amountText(breach.amount, { locale, scale, minDigits: 2 }),
          currency,
        })
      : undefined;
  const over = (amount: string): string | undefined =>
    available === undefined ? undefined : say(exceeded(amount, available, product));
  const form = useForm<OpenValues, OpenValues>({
    rules: async () => (await import('../model/open-form.ts')).checkOpen,
    initial: { amount: '' },
    // Kept for the second step, which leads back.
    draft: { name: draft, fields: ['amount'], untilCleared: true },
    async submit({ amount }) {
      const breach = over(amount) ?? say(below(amount, product));
      if (breach !== undefined) throw new ApiError({ kind: 'invalid', fields: { amount: [breach] } });
      onAmount(amount);
    },
  });
  const { amount } = form.values;
  const { issue, keepIssue } = useAmountIssue(amount, { currency, scale });
  const change = (value: string): void => {
    setRefused(false);
    form.set('amount', value);
  };
  const wrong = issue ?? over(amount) ?? (isRefused ? refusal?.message : undefined) ?? form.error('amount');
  const max = available === undefined ? null : maxAmount(available, product);
  const missing = available === undefined ? null : shortfall(amount, available, product);
  const isFine = isPositiveAmount(amount) && over(amount) === undefined && below(amount, product) === null;
  const items = useProductItems(product, isFine ? amount : null, maturesAt);
  const figure = (value: string, unmasked = true) => (
    <Money product={product} value={value} size="small" unmasked={unmasked} />
  );
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <AmountField
        label={t('open.amount')}
        name="amount"
        scale={scale}
        currency={<span translate="no">{currency}</span>}
        value={amount}
        error={
          wrong &&
          richText(wrong, { amount: <Amount value={available ?? '0'} scale={scale} minDigits={2} size="small" /> })
        }
        balance={available !== undefined && richText(t('open.available'), { amount: figure(available, false) })}
        {...(max === null ? {} : { max: { label: t('forms:amount.max'), onClick: () => change(max) } })}
        hint={richText(t('open.limits'), { minimum: figure(product.minimum), maximum: figure(product.maximum) })}
        onChange={(value, found) => {
          keepIssue(value, found);
          change(value);
        }}
      />
      <KeyValueList items={items} />
      <Failure of={form.failure} />
      {missing === null ? (
        <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting} disabled={issue !== undefined}>
          {t('open.continue')}
        </Button>
      ) : (
        <>
          <p className="text-14 text-muted text-pretty">{richText(t('open.short'), { amount: figure(missing) })}</p>
          <Button tone="primary" size="large" block href={depositPath(currency, missing, product.id)}>
            {t('open.deposit', { currency })}
          </Button>
        </>
      )}
    </form>
  );
}
