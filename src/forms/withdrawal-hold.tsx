import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { useRemaining } from '#platform/countdown';
import { useDates } from '#platform/dates';
import { onDevice } from '#platform/server-clock';
import { useSupport } from '#platform/support';

/** Says until when withdrawals are held and why. Disappears when the hold is over. */
export function WithdrawalHold({ info: { withdrawals_held: held } }: { info: UserInfo }) {
  const { t } = useTranslation(['forms', 'common']);
  const dates = useDates();
  const support = useSupport('security');
  const remaining = useRemaining(held ? onDevice(held.until) : null, 30_000);
  if (!held || remaining === 0) return null;
  return (
    <Callout
      title={t('hold.title', { moment: dates.moment(held.until) })}
      action={
        support && (
          <Button size="small" href={support}>
            {t('common:action.contact-support')}
          </Button>
        )
      }
    >
      {t(`hold.reason.${held.reason}`)}
    </Callout>
  );
}
