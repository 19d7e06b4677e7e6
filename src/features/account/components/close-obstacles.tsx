import { useTranslation } from 'react-i18next';
import type { ClosingObstacle } from '#contract/privacy';
import { Section } from '#design-system/section';
import { TextLink } from '#design-system/text-link';
import type { Closing } from '../api/closing.ts';
import { AmountList } from './amount-list.tsx';

/** Where each obstacle can be ended, as far as there is a screen for it. */
const ways = {
  deposit: '/wallet/up/record',
  order: '/flash/records',
  verification: '/user/auth',
} as const satisfies Partial<Record<ClosingObstacle, string>>;

const hasWay = (obstacle: ClosingObstacle): obstacle is keyof typeof ways => obstacle in ways;

/** What has to come to its end before the account can be closed. */
export function CloseObstacles({ closing }: { closing: Closing }) {
  const { t } = useTranslation('security');
  const { obstacles, balances } = closing;
  return (
    <>
      <p>{t('data.close.blocked')}</p>
      {obstacles.map((obstacle) => (
        <Section
          key={obstacle}
          headingLevel={3}
          title={t(`data.obstacle.${obstacle}.title`)}
          action={
            hasWay(obstacle) && (
              <TextLink standalone href={ways[obstacle]}>
                {t(`data.obstacle.${obstacle}.way`)}
              </TextLink>
            )
          }
        >
          <p className="text-14 text-muted">{t(`data.obstacle.${obstacle}.text`)}</p>
          {obstacle === 'balance' && <AmountList amounts={balances} />}
        </Section>
      ))}
    </>
  );
}
