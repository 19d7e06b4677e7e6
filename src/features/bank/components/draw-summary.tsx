import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { KeyValueList } from '#design-system/key-value-list';
import { MaskedText } from '#design-system/masked-text';
import type { LinkedCard } from '../api/cards.ts';
import { useScale } from './use-scale.ts';

interface DrawSummaryProps {
  amount: string;
  currency: string;
  /** Unknown where a withdrawal is sent again. */
  card?: LinkedCard | undefined;
}

/** How much goes to which card, for the question for a second factor. */
export function DrawSummary({ amount, currency, card }: DrawSummaryProps) {
  const { t } = useTranslation('bank');
  const scale = useScale()(currency);
  return (
    <KeyValueList
      items={[
        {
          id: 'amount',
          label: t('draw.amount'),
          value: <Amount value={amount} currency={currency} scale={scale} unmasked />,
        },
        ...(card
          ? [
              {
                id: 'to',
                label: t('draw.to'),
                value: card.bank_name,
                description: <MaskedText text={card.number} />,
              },
            ]
          : []),
      ]}
    />
  );
}
