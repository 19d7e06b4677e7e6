import { CircleCheck, CircleDashed, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLess, percentToRatio, subtract } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Card } from '#design-system/card';
import { CurrencyIcon } from '#design-system/currency-icon';
import { Icon } from '#design-system/icon';
import { Percent } from '#design-system/percent';
import { richText } from '#platform/rich-text';
import { baseCurrency, marketName } from '../model/market-name.ts';
import type { Room } from '../model/rooms.ts';

/** One room: its market and currency, what it asks for, and what it costs those who use it. */
export function RoomsCard({ room }: { room: Room }) {
  const { t } = useTranslation('leverage');
  const { id, tier, symbol, currency, currency_scale: scale } = room;
  const name = t(`tier.${tier}`);
  const amount = (value: string) => <Amount value={value} currency={currency} scale={scale} minDigits={2} unmasked />;
  return (
    <Card>
      <article aria-labelledby={`room-${id}`} className="flex flex-col gap-4">
        <header className="flex items-center gap-3">
          <CurrencyIcon code={baseCurrency(symbol)} />
          <div className="min-w-0 grow">
            <h3 id={`room-${id}`} className="text-20 font-medium">
              {name}
            </h3>
            <p className="text-14 text-muted" translate="no">
              {marketName(symbol)}
            </p>
          </div>
        </header>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
          <Fact label={t('rooms.entry')}>{amount(room.entry_min_point)}</Fact>
          <Fact label={t('rooms.minimum')}>{amount(room.single_order_min_point)}</Fact>
          <Fact label={t('rooms.period')}>{t('rooms.minutes', { count: room.settlement_minutes })}</Fact>
          <Fact label={t('rooms.traders')}>{t('rooms.traders-count', { count: room.traders })}</Fact>
          <Fact label={t('rooms.edge')}>
            <Percent value={percentToRatio(room.edge)} />
          </Fact>
          <Fact label={t('rooms.losing')}>
            {room.losing_accounts === null ? (
              t('rooms.losing-none')
            ) : (
              <Percent value={percentToRatio(room.losing_accounts)} digits={1} />
            )}
          </Fact>
        </dl>
        <div className="flex flex-col gap-1.5 text-14">
          <Entry room={room} />
        </div>
        <Button block href={`/leverage/${id}`}>
          {t('rooms.open', { room: name })}
        </Button>
      </article>
    </Card>
  );
}

/** What entering the room takes, or that the customer has. */
function Entry({ room }: { room: Room }) {
  const { t } = useTranslation('leverage');
  const { available, code_terms: codeTerms, currency, currency_scale: scale, entered, entry_min_point: minimum } = room;
  if (entered)
    return (
      <Condition icon={CircleCheck} tone="text-muted">
        {t('rooms.entered')}
      </Condition>
    );
  return (
    <>
      {isLess(available, minimum) ? (
        <Condition icon={CircleDashed} tone="text-caution">
          {richText(t('rooms.short'), {
            amount: (
              <Amount
                value={subtract(minimum, available)}
                currency={currency}
                scale={scale}
                minDigits={2}
                size="small"
              />
            ),
          })}
        </Condition>
      ) : (
        <Condition icon={CircleCheck} tone="text-muted">
          {t('rooms.meets')}
        </Condition>
      )}
      {codeTerms !== null && (
        <Condition icon={KeyRound} tone="text-muted">
          {t('rooms.code')}
        </Condition>
      )}
    </>
  );
}

/** Figure first, what it is second. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-16 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

interface ConditionProps {
  icon: typeof KeyRound;
  tone: string;
  children: ReactNode;
}

function Condition({ icon, tone, children }: ConditionProps) {
  return (
    <p className={`flex items-start gap-2 ${tone}`}>
      <span className="shrink-0 pt-0.5">
        <Icon icon={icon} size="x-small" />
      </span>
      <span>{children}</span>
    </p>
  );
}
