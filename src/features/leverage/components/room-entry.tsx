import { CircleCheck, CircleDashed, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isPositive, percentToRatio } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Icon } from '#design-system/icon';
import { List, ListRow } from '#design-system/list-row';
import { Percent } from '#design-system/percent';
import { currentMain, focusMain, ScreenAction } from '#design-system/screen';
import { Section } from '#design-system/section';
import { EqualButtons } from '#design-system/stack';
import { TextField } from '#design-system/text-field';
import { TextLink } from '#design-system/text-link';
import { Failure } from '#forms/failure';
import { useConnection } from '#platform/connection';
import { useForm } from '#platform/form';
import { richText } from '#platform/rich-text';
import { useSupport } from '#platform/support';
import { withQuery } from '#platform/with-query';
import { enterRoom } from '../api/enter.ts';
import { marketName } from '../model/market-name.ts';
import { entryShortfall, type Room } from '../model/room.ts';
import { RoomFacts } from './room-facts.tsx';

interface RoomEntryProps {
  room: Room;
  onEntered(): Promise<unknown>;
  onExplain(): void;
}

/** What a room is, asks and allows, before it is entered. */
export function RoomEntry({ room, onEntered, onExplain }: RoomEntryProps) {
  const { t } = useTranslation(['leverage-room', 'leverage', 'common']);
  const support = useSupport('leverage', room.id);
  const isOnline = useConnection() === 'online';
  const { id, currency, currency_scale: scale, code_terms: codeTerms, losing_accounts: losing } = room;
  const needsCode = codeTerms !== null;
  const shortfall = entryShortfall(room);
  const isShort = isPositive(shortfall);
  const form = useForm({
    rules: async () => (await import('../model/enter-form.ts')).checkEntry(needsCode),
    initial: { room: id, code: '' },
    codes: { 'room-code-wrong': 'code' },
    async submit({ code }) {
      const main = currentMain();
      try {
        await enterRoom(id, code);
      } finally {
        await onEntered();
      }
      // The room begins with its price, not where the entry ended.
      if (main?.isConnected) window.scrollTo({ top: 0 });
      focusMain(main);
    },
  });
  const amount = (value: string, unmasked: boolean) => (
    <Amount value={value} currency={currency} scale={scale} minDigits={2} size="small" unmasked={unmasked} />
  );
  return (
    <form ref={form.ref} noValidate onSubmit={form.onSubmit} className="flex grow flex-col gap-6">
      <div className="flex flex-col gap-2">
        <p className="text-pretty">
          {t('entry.what', { market: marketName(room.symbol), count: room.settlement_minutes })}
        </p>
        <p className="text-pretty">
          {losing === null
            ? t('entry.odds')
            : richText(t('entry.losing'), { share: <Percent value={percentToRatio(losing)} digits={1} /> })}
        </p>
        <span className="-ms-3">
          <Button tone="quiet" size="small" onClick={onExplain}>
            {t('how')}
          </Button>
        </span>
      </div>
      <Failure of={form.failure} />
      <Section title={t('entry.conditions')}>
        <List>
          <ListRow
            start={<Icon icon={isShort ? CircleDashed : CircleCheck} tone={isShort ? 'muted' : 'accent'} />}
            title={richText(t('entry.balance'), { amount: amount(room.entry_min_point, true) })}
            description={richText(t(isShort ? 'entry.balance-short' : 'entry.balance-met'), {
              available: amount(room.available, false),
              missing: amount(shortfall, false),
            })}
          />
          {needsCode && (
            <ListRow
              start={<Icon icon={KeyRound} tone="muted" />}
              title={t('entry.code-needed')}
              description={
                <>
                  {codeTerms}
                  {support !== null && (
                    <span className="block">
                      <TextLink standalone href={support}>
                        {t('common:action.contact-support')}
                      </TextLink>
                    </span>
                  )}
                </>
              }
            />
          )}
        </List>
        {needsCode && !isShort && (
          <TextField
            {...form.field('code')}
            label={t('entry.code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={32}
          />
        )}
      </Section>
      <Section title={t('facts.title')}>
        <RoomFacts room={room} traders={room.traders} seconds={room.mine.seconds} />
      </Section>
      <ScreenAction>
        {isShort ? (
          <EqualButtons>
            <Button size="large" block href="/trading">
              {t('rooms')}
            </Button>
            <Button
              size="large"
              block
              href={withQuery('/recharge', { currency, amount: shortfall, back: `/leverage/${id}` })}
            >
              {t('deposit', { currency })}
            </Button>
          </EqualButtons>
        ) : (
          <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting} disabled={!isOnline}>
            {t('entry.enter')}
          </Button>
        )}
      </ScreenAction>
    </form>
  );
}
