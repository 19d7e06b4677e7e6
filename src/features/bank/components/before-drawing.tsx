import { CalendarClock, CreditCard, Hourglass, IdCard, KeyRound, Wallet, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Icon } from '#design-system/icon';
import { List, ListRow } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { useVerificationPrompt } from '#forms/verification-prompt';
import { WithdrawalHold } from '#forms/withdrawal-hold';
import { useDates } from '#platform/dates';
import { nextLimitDay } from '#platform/server-clock';
import { withQuery } from '#platform/with-query';
import type { LinkedCard } from '../api/cards.ts';
import type { FiatWallet } from '../model/limits.ts';
import type { Blocker } from '../model/blockers.ts';

interface BeforeDrawingProps {
  blockers: readonly Blocker[];
  wallet: FiatWallet;
  cards: readonly LinkedCard[];
  info: UserInfo;
}

type Step = Exclude<Blocker, 'hold'>;

const icons: Record<Step, LucideIcon> = {
  verification: IdCard,
  'fund-password': KeyRound,
  card: CreditCard,
  'card-waiting': Hourglass,
  balance: Wallet,
  limit: CalendarClock,
};

/** Everything that a withdrawal still needs, each with the way to it, before anything is typed. */
export function BeforeDrawing({ blockers, wallet, cards, info }: BeforeDrawingProps) {
  const { currency, recharge } = wallet;
  const { t } = useTranslation('bank');
  const dates = useDates();
  const here = { back: `/bank/draw/${currency}` };
  const verification = useVerificationPrompt();
  const ways: Partial<Record<Step, string>> = {
    verification: verification?.href,
    'fund-password': withQuery('/wallet/trading-password', here),
    card: withQuery('/bank/bind', here),
    ...(recharge && { balance: withQuery('/bank/recharge', { currency, ...here }) }),
  };
  const [first = ''] = cards.flatMap(({ usable_at: from }) => from ?? []).toSorted();
  const steps = blockers.filter((each): each is Step => each !== 'hold');
  return (
    <>
      <WithdrawalHold info={info} />
      {steps.length > 0 && (
        <Section title={t('before.title')}>
          <List label={t('before.title')}>
            {steps.map((id) => (
              <ListRow
                key={id}
                start={<Icon icon={icons[id]} />}
                title={
                  id === 'verification' && verification?.isInReview
                    ? verification.title
                    : t(`before.${id}`, { currency })
                }
                description={t(`before.${id}-text`, {
                  clock: dates.time(nextLimitDay()),
                  moment: first && dates.moment(first),
                })}
                {...(ways[id] === undefined ? {} : { href: ways[id] })}
              />
            ))}
          </List>
        </Section>
      )}
    </>
  );
}
