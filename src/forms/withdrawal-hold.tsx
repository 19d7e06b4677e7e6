import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { useDates } from '#platform/dates';
import { useSupport } from '#platform/support';
import { useWithdrawalsHeld } from '#platform/withdrawals-held';

/** Says until when withdrawals are held and why. Disappears when the hold is over. */
export function WithdrawalHold({ info }: { info: UserInfo }) {
  const { t } = useTranslation(['forms', 'common']);
  const dates = useDates();
  const support = useSupport('security');
  const isHeld = useWithdrawalsHeld(info);
  const { withdrawals_held: held } = info;
  if (!held || !isHeld) return null;
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
