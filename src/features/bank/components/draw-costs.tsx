import { useTranslation } from 'react-i18next';
import { isLess, subtract } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Callout } from '#design-system/callout';
import { KeyValueList } from '#design-system/key-value-list';
import { useLocale } from '#platform/language';
import { lengthOfTime } from '#platform/length-of-time';
import { richText } from '#platform/rich-text';
import type { DrawTerms } from '../model/limits.ts';

interface DrawCostsProps {
  /** Null until it can be withdrawn. */
  amount: string | null;
  currency: string;
  scale: number;
  terms: DrawTerms;
  /** The fee when the form opened. */
  firstFee: string;
}

/** What a withdrawal costs, what arrives and when. A fee that changed is shown beside the former one. */
export function DrawCosts({ amount, currency, scale, terms, firstFee }: DrawCostsProps) {
  const { t } = useTranslation('bank');
  const { fee, minutes } = terms;
  const duration = lengthOfTime(minutes * 60, useLocale());
  const figure = (value: string) => <Amount value={value} currency={currency} scale={scale} unmasked />;
  return (
    <div className="flex flex-col gap-3">
      {fee !== firstFee && (
        // Announced where it is: no press caused it, and the customer may be typing.
        <div role="alert">
          <Callout tone="caution" title={t('draw.fee-changed')}>
            {richText(t('draw.fee-changed-text'), { before: figure(firstFee), now: figure(fee) })}
          </Callout>
        </div>
      )}
      <KeyValueList
        items={[
          { id: 'fee', label: t('draw.fee'), value: figure(fee) },
          {
            id: 'arrives',
            label: t('draw.arrives'),
            value: amount !== null && isLess(fee, amount) ? figure(subtract(amount, fee)) : t('draw.arrives-unknown'),
          },
          { id: 'when', label: t('draw.when'), value: duration },
        ]}
      />
      <p className="text-14 text-muted">{t('draw.final')}</p>
    </div>
  );
}
