import { useTranslation } from 'react-i18next';
import type { ClosureBlocker } from '#contract/privacy';
import { Section } from '#design-system/section';
import { TextLink } from '#design-system/text-link';
import type { Closure } from '../api/closure.ts';
import { AmountList } from './amount-list.tsx';

/** Where each blocker can be resolved. What to do about a balance is said right here. */
const screens = {
  deposit: '/wallet/up/record',
  withdrawal: '/wallet/down/record',
  order: '/flash/records',
  'counter-order': '/counter',
  pledge: '/pledge/record',
  'leverage-order': '/leverage/record',
  verification: '/user/auth',
} as const satisfies Partial<Record<ClosureBlocker, string>>;

const hasScreen = (blocker: ClosureBlocker): blocker is keyof typeof screens => blocker in screens;

/** What has to be resolved before the account can be closed. */
export function ClosureBlockers({ closure }: { closure: Closure }) {
  const { t } = useTranslation('privacy');
  const { blockers, balances } = closure;
  return (
    <>
      <p>{t('close.blocked')}</p>
      {blockers.map((blocker) => (
        <Section
          key={blocker}
          headingLevel={3}
          title={t(`blocker.${blocker}.title`)}
          action={
            hasScreen(blocker) && (
              <TextLink standalone href={screens[blocker]}>
                {t(`blocker.${blocker}.action`)}
              </TextLink>
            )
          }
        >
          <p className="text-14 text-muted">{t(`blocker.${blocker}.text`)}</p>
          {blocker === 'balance' && <AmountList amounts={balances} />}
        </Section>
      ))}
    </>
  );
}
