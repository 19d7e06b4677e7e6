import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOf } from '#contract/index';
import { Callout } from '#design-system/callout';
import { CardNumberField, type CardNumberValue } from '#design-system/card-number-field';
import { MaskedText } from '#design-system/masked-text';
import { loadReadPhone, PhoneField, type PhoneNumber } from '#design-system/phone-field';
import { TextField } from '#design-system/text-field';
import { Failure } from '#forms/failure';
import { SubmitAction } from '#forms/submit-action';
import { useForm } from '#platform/form';
import { useLocale } from '#platform/language';
import { richText } from '#platform/rich-text';
import { useCardChanges, type LinkedCard } from '../api/cards.ts';
import { useSavedOnly } from '../api/saved-only.ts';
import { useVerifiedName } from '../api/verified-name.ts';
import type { CardValues } from '../model/card-form.ts';

const regionOf = (locale: string): string => new Intl.Locale(locale).maximize().region ?? 'US';

/** Asks for a card in the customer's verified name. */
export function CardForm({ onLinked }: { onLinked(card: LinkedCard): void }) {
  const { t } = useTranslation(['bank', 'common']);
  const locale = useLocale();
  const verifiedName = useVerifiedName();
  const { link } = useCardChanges();
  const waits = useSavedOnly();
  const [card, setCard] = useState<CardNumberValue>({ text: '', number: null, brand: null });
  const [phone, setPhone] = useState<PhoneNumber | null>(null);
  const form = useForm<CardValues, RequestOf<'POST bank/bind'>>({
    rules: async () => {
      const [{ cardRules }, readPhone] = await Promise.all([import('../model/card-form.ts'), loadReadPhone()]);
      return cardRules(readPhone, regionOf(locale));
    },
    initial: {
      number: '',
      bank_name: '',
      holder: '',
      phone: '',
      country: '',
    },
    codes: { 'card-name-mismatch': 'holder', 'card-already-bound': 'number' },
    // Never the number of the card.
    draft: { name: 'bank-card', fields: ['bank_name', 'holder', 'phone', 'country'] },
    submit: async (input) => onLinked(await link(input)),
  });
  const { onChange: _, ...number } = form.field('number');
  const { onChange: __, value: text, ...phoneField } = form.field('phone');

  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-5">
      <p className="text-muted">{t('bind.text')}</p>
      <CardNumberField
        {...number}
        label={t('bind.number')}
        value={card}
        onChange={(next) => {
          setCard(next);
          form.set('number', next.text);
        }}
      />
      <TextField label={t('bind.bank')} autoComplete="off" {...form.field('bank_name')} />
      <TextField
        label={t('bind.holder')}
        autoComplete="cc-name"
        hint={
          verifiedName === null
            ? t('bind.holder-hint')
            : richText(t('bind.holder-name'), { name: <MaskedText text={verifiedName} /> })
        }
        {...form.field('holder')}
      />
      <PhoneField
        {...phoneField}
        label={t('bind.phone')}
        hint={t('bind.phone-hint')}
        value={{ country: form.values.country || regionOf(locale), text, number: phone }}
        onChange={(next) => {
          setPhone(next.number);
          form.set('country', next.country);
          form.set('phone', next.text);
        }}
        country={{
          label: t('bind.country'),
          sheetTitle: t('bind.choose-country'),
          search: {
            label: t('bind.search-country'),
            clearLabel: t('common:action.clear'),
            emptyLabel: t('bind.no-country'),
          },
        }}
      />
      {waits && <Callout>{t('bind.waits')}</Callout>}
      <Failure of={form.failure} />
      <SubmitAction form={form}>{t('cards.link')}</SubmitAction>
    </form>
  );
}
