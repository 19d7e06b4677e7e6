import { useTranslation } from 'react-i18next';
import { realStatus } from '#contract/fields';
import { Screen } from '#design-system/screen';
import { useToast } from '#design-system/toast';
import { TopNav } from '#design-system/top-nav';
import { type ScreenProps, useBackPath } from '#platform/back-path';
import { useDates } from '#platform/dates';
import { useBack, useLeave } from '#platform/navigation';
import { useCustomer } from '#platform/session';
import type { LinkedCard } from '../api/cards.ts';
import { CardForm } from '../components/card-form.tsx';
import { NeedsVerification } from '../components/needs-verification.tsx';

export default function BindScreen({ isOpenPath }: ScreenProps) {
  const { t } = useTranslation('bank');
  const next = useBackPath(isOpenPath);
  const navigate = useLeave();
  const back = useBack('/bank');
  const toast = useToast();
  const dates = useDates();
  const isVerified = useCustomer()?.real.status === realStatus.verified;
  const leave = ({ bank_name: bank, usable_at: from }: LinkedCard): void => {
    const text = from === null ? t('bind.done', { bank }) : t('bind.done-waits', { bank, moment: dates.moment(from) });
    toast({ text, tone: 'success' });
    if (next === null) back();
    else navigate(next, { replace: true });
  };
  return (
    <Screen nav={<TopNav title={t('bind.title')} onBack={back} />}>
      {isVerified ? <CardForm onLinked={leave} /> : <NeedsVerification />}
    </Screen>
  );
}
