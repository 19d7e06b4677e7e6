import { useTranslation } from 'react-i18next';
import { percentToRatio } from '#contract/money';
import { leverageCategories } from '#contract/leverage-rules';
import { CategoryPicker, type CategoryOffer } from '#design-system/category-picker';
import { oddsOf, type Odds } from '../model/odds.ts';
import type { Category } from '../model/room.ts';

interface OrderChoiceProps {
  odds: readonly Odds[];
  value: Category | null;
  /** Why none can be chosen now. */
  closed: string | undefined;
  onChange(value: Category): void;
  /** From the choice on to the stake. */
  onEnter(): void;
}

/** The twelve categories, at the odds of now. */
export function OrderChoice({ odds, value, closed, onChange, onEnter }: OrderChoiceProps) {
  const { t } = useTranslation(['leverage-room', 'leverage']);
  const offers = Object.fromEntries(
    leverageCategories.map((category): [Category, CategoryOffer] => {
      const offered = oddsOf(odds, category);
      const isClosed = !offered || offered.multiplier === null;
      return [
        category,
        {
          label: t(`leverage:category.${category}`),
          multiplier: offered?.multiplier ?? null,
          probability: percentToRatio(offered?.probability ?? '0'),
          edge: percentToRatio(odds[0]?.edge ?? '0'),
          disabled: isClosed,
          // Nothing is offered in a closed period, however likely it is.
          ...(isClosed && closed === undefined && { disabledReason: t('choice.closed') }),
        },
      ];
    }),
  ) as Record<Category, CategoryOffer>;
  return (
    <CategoryPicker
      label={t('choice.title')}
      hint={t('choice.hint')}
      value={value}
      onChange={onChange}
      onEnter={onEnter}
      offers={offers}
      disabled={closed !== undefined}
      disabledReason={closed}
      labels={{
        multiplier: t('choice.multiplier'),
        probability: t('choice.probability'),
        edge: t('leverage:rooms.edge'),
        groups: {
          direction: t('choice.group.direction'),
          size: t('choice.group.size'),
          parity: t('choice.group.parity'),
          extremes: t('choice.group.extremes'),
          pairs: t('choice.group.pairs'),
        },
      }}
    />
  );
}
