import { useTranslation } from 'react-i18next';
import type { ClosureBlocker } from '#contract/privacy';
import { Section } from '#design-system/section';
import { TextLink } from '#design-system/text-link';
import type { Closure } from '../api/closure.ts';
import { AmountList } from './amount-list.tsx';

/** Where each obstacle can be ended, as far as there is a screen for it. */
const ways = {
  deposit: '/wallet/up/record',
  order: '/flash/records',
  verification: '/user/auth',
} as const satisfies Partial<Record<ClosureBlocker, string>>;

const hasWay = (obstacle: ClosureBlocker): obstacle is keyof typeof ways => obstacle in ways;

/** What has to come to its end before the account can be closed. */
export function ClosureBlockers({ closure }: { closure: Closure }) {
  const { t } = useTranslation('privacy');
  const { obstacles, balances } = closure;
  return (
    <>
      <p>{t('close.blocked')}</p>
      {obstacles.map((obstacle) => (
        <Section
          key={obstacle}
          headingLevel={3}
          title={t(`blocker.${obstacle}.title`)}
          action={
            hasWay(obstacle) && (
              <TextLink standalone href={ways[obstacle]}>
                {t(`blocker.${obstacle}.way`)}
              </TextLink>
            )
          }
        >
          <p className="text-14 text-muted">{t(`blocker.${obstacle}.text`)}</p>
          {obstacle === 'balance' && <AmountList amounts={balances} />}
        </Section>
      ))}
    </>
  );
}
