import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ResponseOf } from '#contract/index';
import { Amount } from '#design-system/amount';
import { AmountField } from '#design-system/amount-field';
import { BankCardPicker } from '#design-system/bank-card';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { CurrencyChip } from '#design-system/currency-picker';
import { PasswordField } from '#design-system/password-field';
import { ScreenAction } from '#design-system/screen';
import { TextLink } from '#design-system/text-link';
import { ApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import { useForm } from '#platform/form';
import { useRefresh } from '#platform/refresh';
import { richText } from '#platform/rich-text';
import type { LinkedCard } from '../api/cards.ts';
import type { useResumable } from '../api/use-resumable.ts';
import type { DrawValues } from '../model/draw-form.ts';
import { below, exceeded, isAmount, maxAmount, type DrawTerms, type FiatWallet } from '../model/limits.ts';
import { DrawCosts } from './draw-costs.tsx';
import { useAmountText } from './use-amount-text.ts';
import { useBrandOf } from './use-brand-of.ts';
import { useScale } from './use-scale.ts';

interface DrawFormProps {
  /** All that can be emptied by bank. */
  wallets: readonly FiatWallet[];
  wallet: FiatWallet;
  terms: DrawTerms;
  cards: readonly LinkedCard[];
  call: ReturnType<typeof useResumable<'POST bank/draw'>>;
  onDrawn(record: ResponseOf<'POST bank/draw'>): void;
}

/** Withdraws to a linked card: how much, where to, what it costs and when it arrives. */
export function DrawForm({ wallets, wallet, terms, cards, call, onDrawn }: DrawFormProps) {
  const { currency, available } = wallet;
  const { t } = useTranslation(['bank', 'forms', 'common']);
  const navigate = useNavigate();
  const problems = useErrorMessages();
  const refresh = useRefresh();
  const brandOf = useBrandOf();
  const scale = useScale()(currency);
  const textOf = useAmountText();
  const [issue, setIssue] = useState<string>();
  // The fee that the customer saw first: another one is said beside it.
  const [firstFee] = useState(terms.fee);
  const say = (breach: ReturnType<typeof below>): string | undefined =>
    breach ? t(`draw.breach.${breach.limit}`, { amount: textOf(breach.amount, scale), currency }) : undefined;
  const form = useForm<DrawValues, Pick<DrawValues, 'amount' | 'card' | 'fund_password'>>({
    rules: async () => (await import('../model/draw-form.ts')).checkDraw,
    initial: { amount: '', card: '', fund_password: '' },
    codes: {
      'amount-too-small': 'amount',
      'amount-too-large': 'amount',
      'limit-reached': 'amount',
      'insufficient-balance': 'amount',
      'not-found': 'card',
      'fund-password-wrong': 'fund_password',
    },
    draft: { name: `bank-draw-${currency}`, fields: ['amount', 'card'] },
    async submit(input) {
      const wrong = say(exceeded(input.amount, available, terms) ?? below(input.amount, terms.minimum));
      if (wrong !== undefined) throw new ApiError({ kind: 'invalid', fields: { amount: [wrong] } });
      try {
        onDrawn(await call.send({ ...input, currency, fee: terms.fee }));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'terms-changed') await refresh(['GET bank/index']);
        throw error;
      }
    },
  });
  const { amount } = form.values;
  const most = maxAmount(available, terms);
  const isReady = isAmount(amount) && !exceeded(amount, available, terms);
  const isFeeChanged = terms.fee !== firstFee;
  const failure = form.failure?.code === 'terms-changed' && isFeeChanged ? null : form.failure;
  const changeAmount = (value: string, found?: string): void => {
    setIssue(found);
    form.set('amount', value);
  };
  const figure = (value: string, unmasked = true) => (
    <Amount value={value} currency={currency} scale={scale} size="small" unmasked={unmasked} />
  );

  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-6">
      <AmountField
        label={t('draw.amount')}
        name="amount"
        scale={scale}
        currency={
          <CurrencyChip
            label={t('draw.currency', { currency })}
            value={currency}
            currencies={wallets.map((each) => ({ code: each.currency, name: each.name }))}
            onChange={(code) => void navigate(`/bank/draw/${code}`, { replace: true })}
            sheetTitle={t('choose-currency')}
            search={{
              label: t('search-currency'),
              clearLabel: t('common:action.clear'),
              emptyLabel: t('no-currency'),
            }}
          />
        }
        value={amount}
        error={issue ?? say(exceeded(amount, available, terms)) ?? form.error('amount')}
        balance={richText(t('draw.available'), { amount: figure(available, false) })}
        {...(most === null ? {} : { max: { label: t('common:amount.max'), onClick: () => changeAmount(most) } })}
        hint={richText(t('draw.limits'), { minimum: figure(terms.minimum), left: figure(terms.left_today) })}
        onChange={(value, found) =>
          changeAmount(value, found ? t(`forms:amount.issue.${found}`, { currency, scale }) : undefined)
        }
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
          holder: card.holder,
          brand: brandOf(card.number),
        }))}
      />
      <DrawCosts amount={isReady ? amount : ''} currency={currency} scale={scale} terms={terms} firstFee={firstFee} />
      <PasswordField
        label={t('draw.fund-password')}
        labels={{ show: t('common:password.show'), capsLock: t('common:password.caps-lock') }}
        autoComplete="off"
        {...form.field('fund_password')}
      />
      <span className="-mt-5">
        <TextLink href="/wallet/password" standalone>
          {t('draw.forgot')}
        </TextLink>
      </span>
      {failure && <Callout {...problems.callout(failure)} />}
      <ScreenAction>
        <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
          {isReady ? t('draw.submit-amount', { amount: textOf(amount, scale), currency }) : t('draw.submit')}
        </Button>
      </ScreenAction>
    </form>
  );
}
