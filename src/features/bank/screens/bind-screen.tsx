import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { realStatus } from '#contract/fields';
import { Screen } from '#design-system/screen';
import { useToast } from '#design-system/toast';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { safeRedirect } from '#platform/redirect';
import { useCustomer } from '#platform/session';
import { CardForm } from '../components/card-form.tsx';
import { NeedsVerification } from '../components/needs-verification.tsx';

export default function BindScreen() {
  const { t } = useTranslation(['bank', 'common']);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const back = useBack('/bank');
  const toast = useToast();
  const isVerified = useCustomer()?.real.status === realStatus.verified;
  const leave = (bank: string): void => {
    toast({ text: t('bind.done', { bank }), tone: 'success' });
    const redirect = safeRedirect(query.get('back'));
    if (redirect === null) back();
    else void navigate(redirect, { replace: true });
  };
  return (
    <Screen nav={<TopNav title={t('bind.title')} back={{ label: t('common:action.back'), onClick: back }} />}>
      {isVerified ? <CardForm onLinked={({ bank_name: bank }) => leave(bank)} /> : <NeedsVerification />}
    </Screen>
  );
}
