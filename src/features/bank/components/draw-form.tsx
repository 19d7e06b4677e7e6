import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ResponseOf } from '#contract/index';
import { isPositiveAmount } from '#contract/money';
import { Amount, amountText } from '#design-system/amount';
import { AmountField } from '#design-system/amount-field';
import { BankCardPicker } from '#design-system/bank-card';
import { CurrencyChip } from '#design-system/currency-picker';
import { useAmountIssue } from '#forms/amount-issue';
import { useCurrencyChoice } from '#forms/currency-choice';
import { Failure } from '#forms/failure';
import { FundPasswordField } from '#forms/fund-password-field';
import { SubmitAction } from '#forms/submit-action';
import { ApiError, toApiError } from '#platform/api-error';
import { useDates } from '#platform/dates';
import { useForm } from '#platform/form';
import { useLocale } from '#platform/language';
import { usePressGuard } from '#platform/press-guard';
import { richText } from '#platform/rich-text';
import type { ResumableCall } from '#platform/resumable-call';
import type { LinkedCard } from '../api/cards.ts';
import { useRefreshTerms } from '../api/refresh-terms.ts';
import type { DrawValues } from '../model/draw-form.ts';
import { drawDraft } from '../model/draw.ts';
import { below, exceeded, maxAmount, type DrawTerms, type FiatWallet } from '../model/limits.ts';
import { DrawCosts } from './draw-costs.tsx';
import { DrawSummary } from './draw-summary.tsx';
import { useBrandOf } from './use-brand-of.ts';
import { useScale } from './use-scale.ts';

interface DrawFormProps {
  /** All that can be emptied by bank. */
  wallets: readonly FiatWallet[];
  wallet: FiatWallet;
  /** Of the control that chooses the currency. */
  currencyRef: Ref<HTMLButtonElement>;
  terms: DrawTerms;
  cards: readonly LinkedCard[];
  call: ResumableCall<'POST bank/draw'>;
  /** Why the withdrawal whose outcome was unknown wasn't made. */
  refusal: ApiError | null;
  onDrawn(record: ResponseOf<'POST bank/draw'>): void;
}

/** Withdraws to a linked card: how much, where to, what it costs and when it arrives. */
export function DrawForm({ wallets, wallet, currencyRef, terms, cards, call, refusal, onDrawn }: DrawFormProps) {
  const { currency, available } = wallet;
  const { t } = useTranslation(['bank', 'forms']);
  const choice = useCurrencyChoice();
  const navigate = useNavigate();
  const refreshTerms = useRefreshTerms();
  const brandOf = useBrandOf();
  const dates = useDates();
  const scale = useScale()(currency);
  const locale = useLocale();
  const textOf = (value: string): string => amountText(value, { locale, scale });
  // The fee that the customer saw first: another one is said beside it.
  const [firstFee] = useState(terms.fee);
  const say = (breach: ReturnType<typeof below>): string | undefined =>
    breach ? t(`draw.breach.${breach.limit}`, { amount: textOf(breach.amount), currency }) : undefined;
  const [only] = cards.length === 1 ? cards.filter(({ usable_at: from }) => from === null) : [];
  const form = useForm<DrawValues, Pick<DrawValues, 'amount' | 'card' | 'fund_password'>>({
    rules: async () => (await import('../model/draw-form.ts')).checkDraw,
    initial: { amount: '', card: only?.id ?? '', fund_password: '' },
    failure: refusal,
    codes: {
      'amount-too-small': 'amount',
      'amount-too-large': 'amount',
      'limit-reached': 'amount',
      'insufficient-balance': 'amount',
      'card-waiting': 'card',
      'fund-password-wrong': 'fund_password',
    },
    draft: { name: drawDraft(currency), fields: ['amount', 'card'] },
    async submit(input) {
      const breach = say(exceeded(input.amount, available, terms) ?? below(input.amount, terms.minimum));
      if (breach !== undefined) throw new ApiError({ kind: 'invalid', fields: { amount: [breach] } });
      try {
        const card = cards.find(({ id }) => id === input.card);
        const about = <DrawSummary amount={input.amount} currency={currency} card={card} />;
        onDrawn(await call.send({ ...input, currency, fee: terms.fee }, about));
      } catch (error) {
        await refreshTerms(error);
        if (toApiError(error).code !== 'not-found') throw error;
        form.set('card', '');
        throw new ApiError({ kind: 'invalid', fields: { card: [t('draw.card-gone')] } });
      }
    },
  });
  const answers = usePressGuard(terms.fee, { isNew: false });
  const { amount } = form.values;
  const { issue, keepIssue } = useAmountIssue(amount, { currency, scale });
  const max = maxAmount(available, terms);
  const wrong = issue ?? say(exceeded(amount, available, terms)) ?? form.error('amount');
  const isReady = isPositiveAmount(amount) && !exceeded(amount, available, terms);
  const isFeeChanged = terms.fee !== firstFee;
  const failure = form.failure?.code === 'terms-changed' && isFeeChanged ? null : form.failure;
  const figure = (value: string, unmasked = true) => (
    <Amount value={value} currency={currency} scale={scale} size="small" unmasked={unmasked} />
  );

  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-5">
      <AmountField
        label={t('draw.amount')}
        name="amount"
        scale={scale}
        currency={
          <CurrencyChip
            ref={currencyRef}
            label={t('draw.currency', { currency })}
            value={currency}
            currencies={wallets.map((each) => ({ code: each.currency, name: each.name }))}
            onChange={(code) => void navigate(`/bank/draw/${code}`, { replace: true })}
            {...choice}
          />
        }
        value={amount}
        error={wrong && richText(wrong, { amount: <Amount value={available} scale={scale} size="small" /> })}
        balance={richText(t('draw.available'), { amount: figure(available, false) })}
        {...(max === null ? {} : { max: { label: t('forms:amount.max'), onClick: () => form.set('amount', max) } })}
        hint={richText(t('draw.limits'), {
          // The maximum has the currency.
          minimum: <Amount value={terms.minimum} scale={scale} size="small" unmasked />,
          maximum: figure(terms.maximum),
          left: figure(terms.left_today),
        })}
        onChange={(value, found) => {
          keepIssue(value, found);
          form.set('amount', value);
        }}
      />
      <BankCardPicker
        label={t('draw.to')}
        error={form.error('card')}
        value={form.values.card === '' ? null : form.values.card}
        onChange={(id) => form.set('card', id)}
        cards={cards.map((card) => ({
          id: card.id,
          bankName: card.bank_name,
          number: card.number,
          brand: brandOf(card.number),
          ...(card.usable_at && {
            disabled: true,
            disabledReason: t('cards.waits', { moment: dates.moment(card.usable_at) }),
          }),
        }))}
      />
      <DrawCosts amount={isReady ? amount : null} currency={currency} scale={scale} terms={terms} firstFee={firstFee} />
      <FundPasswordField field={form.field('fund_password')} recoverable />
      <Failure of={failure} />
      <SubmitAction form={form} ref={answers}>
        {isReady ? t('draw.submit-amount', { amount: textOf(amount), currency }) : t('draw.submit')}
      </SubmitAction>
    </form>
  );
}
