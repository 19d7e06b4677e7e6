import { useTranslation } from 'react-i18next';
import { percentToRatio } from '#contract/money';
import { Amount, amountText } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { KeyValueList } from '#design-system/key-value-list';
import { Percent } from '#design-system/percent';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { EqualButtons, Stack } from '#design-system/stack';
import { Stat } from '#design-system/stat';
import { Failure } from '#forms/failure';
import { useDates } from '#platform/dates';
import { useLocale } from '#platform/language';
import { usePressGuard } from '#platform/press-guard';
import { richText } from '#platform/rich-text';
import type { OrderControl } from '../api/use-order.ts';
import type { Room } from '../model/room.ts';
import { returnOf, type Terms } from '../model/terms.ts';

interface OrderSheetProps {
  room: Room;
  control: OrderControl;
  /** Orders of the period are closed. */
  isClosed: boolean;
}

/** Everything about an order before it is placed. */
export function OrderSheet({ room, control, isClosed }: OrderSheetProps) {
  const { t } = useTranslation(['leverage-room', 'leverage', 'common']);
  const { state, place } = control;
  const terms = state.step === 'reviewing' || state.step === 'sending' ? state.terms : null;
  const before = state.step === 'reviewing' ? state.before : null;
  const isOver = isClosed && state.step === 'reviewing';
  const isSending = state.step === 'sending';
  const close = (): void => control.close(isOver);
  // What a press agrees to has to be readable first.
  const answers = usePressGuard(terms);
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('confirm.title')}
      description={t('confirm.most')}
      dismissible={!isSending}
      footer={
        isOver ? (
          <Button block onClick={close}>
            {t('confirm.back')}
          </Button>
        ) : (
          <EqualButtons ref={answers}>
            <Button block disabled={isSending} onClick={close}>
              {t('common:action.cancel')}
            </Button>
            <Button block busy={isSending} disabled={!terms} onClick={place}>
              {t(before ? 'confirm.place-new' : 'confirm.place')}
            </Button>
          </EqualButtons>
        )
      }
    >
      <Stack gap={4}>
        {isOver && (
          <Callout tone="caution" title={t('confirm.closed.period.title')} announce>
            {t('confirm.closed.period.text')}
          </Callout>
        )}
        {!isOver && before && (
          // Terms that change once more are announced once more.
          <Callout key={terms?.multiplier} tone="caution" title={t('confirm.changed.title')} announce>
            {t('confirm.changed.text')}
          </Callout>
        )}
        {!isOver && state.step === 'reviewing' && <Failure of={state.error} />}
        {terms ? <TermsList room={room} terms={terms} before={isOver ? null : before} /> : <SkeletonRows count={6} />}
      </Stack>
    </Sheet>
  );
}

interface TermsListProps {
  room: Room;
  terms: Terms;
  /** Those that were shown before. */
  before: Terms | null;
}

function TermsList({ room, terms, before }: TermsListProps) {
  const { t } = useTranslation(['leverage-room', 'leverage']);
  const dates = useDates();
  const locale = useLocale();
  const { currency, currency_scale: scale, period } = room;
  const { category, quantity, multiplier, minMultiplier, probability, refund } = terms;
  const amount = (value: string, size: 'x-large' | 'medium' | 'small' = 'medium') => (
    <Amount value={value} currency={currency} scale={scale} minDigits={2} size={size} unmasked />
  );
  const times = (value: string) => (
    <span translate="no">{`×${amountText(value, { locale, scale: 4, minDigits: 2 })}`}</span>
  );
  const name = t(`leverage:category.${category}`);
  const returns = {
    id: 'returns',
    label: t('confirm.returns'),
    value: amount(returnOf(quantity, multiplier, scale)),
    description: richText(t('confirm.returns-least'), {
      least: amount(returnOf(quantity, minMultiplier, scale), 'small'),
    }),
  };
  return (
    <>
      <Stat
        label={t('stake.label', { category: name })}
        description={
          <span className="text-muted">
            {richText(t(`wins.${category}`), {
              opening: <Amount value={period.opening_price} scale={room.scale} size="small" unmasked />,
            })}
          </span>
        }
      >
        {amount(quantity, 'x-large')}
      </Stat>
      <KeyValueList
        items={[
          returns,
          {
            id: 'multiplier',
            label: t('leverage:order.multiplier'),
            value: (
              <span className="flex flex-wrap items-baseline justify-end gap-x-2">
                {before && before.multiplier !== multiplier && (
                  <span className="text-14 text-muted">
                    {richText(t('confirm.before'), { value: times(before.multiplier) })}
                  </span>
                )}
                {times(multiplier)}
              </span>
            ),
          },
          {
            id: 'probability',
            label: t('choice.probability'),
            value: (
              <span className="flex flex-wrap items-baseline justify-end gap-x-2">
                {before && before.probability !== probability && (
                  <span className="text-14 text-muted">
                    {richText(t('confirm.before'), {
                      value: <Percent value={percentToRatio(before.probability)} size="small" />,
                    })}
                  </span>
                )}
                <Percent value={percentToRatio(probability)} />
              </span>
            ),
          },
          {
            id: 'edge',
            label: t('leverage:rooms.edge'),
            value: <Percent value={percentToRatio(room.edge)} />,
          },
          {
            id: 'period',
            label: t('leverage:order.period'),
            value: t('leverage:order.span', { from: dates.time(period.starts_at), to: dates.time(period.ends_at) }),
            description: t('confirm.settles', { clock: dates.time(period.ends_at) }),
          },
        ]}
      />
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-14 text-muted text-pretty marker:text-edge">
        <li>{richText(t('confirm.least'), { least: times(minMultiplier) })}</li>
        {refund !== '0' && (
          <li>{richText(t('confirm.refund'), { share: <Percent value={percentToRatio(refund)} size="small" /> })}</li>
        )}
      </ul>
    </>
  );
}
