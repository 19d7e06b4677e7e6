import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { realStatus } from '#contract/fields';
import { Screen } from '#design-system/screen';
import { useToast } from '#design-system/toast';
import { TopNav } from '#design-system/top-nav';
import { type ScreenProps, useBackPath } from '#platform/back-path';
import { useBack } from '#platform/navigation';
import { useCustomer } from '#platform/session';
import { CardForm } from '../components/card-form.tsx';
import { NeedsVerification } from '../components/needs-verification.tsx';

export default function BindScreen({ isOpenPath }: ScreenProps) {
  const { t } = useTranslation(['bank', 'common']);
  const next = useBackPath(isOpenPath);
  const navigate = useNavigate();
  const back = useBack('/bank');
  const toast = useToast();
  const isVerified = useCustomer()?.real.status === realStatus.verified;
  const leave = (bank: string): void => {
    toast({ text: t('bind.done', { bank }), tone: 'success' });
    if (next === null) back();
    else void navigate(next, { replace: true });
  };
  return (
    <Screen nav={<TopNav title={t('bind.title')} back={{ label: t('common:action.back'), onClick: back }} />}>
      {isVerified ? <CardForm onLinked={({ bank_name: bank }) => leave(bank)} /> : <NeedsVerification />}
    </Screen>
  );
}
