import { useTranslation } from 'react-i18next';
import { add, isZero } from '#contract/money';
import { Button } from '#design-system/button';
import { KeyValueList } from '#design-system/key-value-list';
import { EqualButtons } from '#design-system/stack';
import { Stat } from '#design-system/stat';
import { Failure } from '#forms/failure';
import type { ApiError } from '#platform/api-error';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import { breakEvenDay, costOf, interestAtMaturity, type Product } from '../model/term.ts';
import { ExactPercent, Money } from './figures.tsx';

interface OpenReviewProps {
  product: Product;
  amount: string;
  /** If it is opened now. */
  maturesAt: string;
  failure: ApiError | null;
  busy: boolean;
  onBack(): void;
  onConfirm(): void;
}

/** Everything that follows from opening, and two equal answers. */
export function OpenReview({ product, amount, maturesAt, failure, busy, onBack, onConfirm }: OpenReviewProps) {
  const { t } = useTranslation('pledge');
  const dates = useDates();
  const { days } = product;
  const interest = interestAtMaturity(product, amount);
  const cost = costOf(product, amount);
  const evenDay = breakEvenDay(product, amount);
  const moment = dates.moment(maturesAt);
  const figure = (value: string) => <Money product={product} value={value} unmasked />;
  return (
    <div className="flex flex-col gap-5">
      <Stat label={t('review.held', { count: days })}>
        <Money product={product} value={amount} size="x-large" unmasked />
      </Stat>
      <KeyValueList
        items={[
          { id: 'day', label: t('review.matures'), value: moment },
          {
            id: 'interest',
            label: t('open.interest', { count: days }),
            value: <Money product={product} value={interest} sign="always" unmasked />,
          },
          { id: 'received', label: t('open.received'), value: figure(add(amount, interest)) },
          {
            id: 'cost',
            label: t('review.cost'),
            value: isZero(cost) ? t('item.free') : figure(cost),
            ...(isZero(cost)
              ? {}
              : {
                  description: richText(t('review.cost-of'), {
                    rate: <ExactPercent value={product.early_cost} size="small" />,
                  }),
                }),
          },
        ]}
      />
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-14 text-muted text-pretty marker:text-edge">
        <li>{t('review.held-text', { moment })}</li>
        <li>{t('review.renewal')}</li>
        <li>
          {t('review.early')}
          {!isZero(cost) && (
            <span className="block">
              {evenDay === null ? t('review.never-even') : t('review.even', { count: evenDay })}
            </span>
          )}
        </li>
      </ul>
      <Failure of={failure} />
      <EqualButtons>
        <Button block disabled={busy} onClick={onBack}>
          {t('review.back')}
        </Button>
        <Button block busy={busy} onClick={onConfirm}>
          {t('review.confirm')}
        </Button>
      </EqualButtons>
    </div>
  );
}
