import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '#design-system/error-state';
import { Screen } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { useToast } from '#design-system/toast';
import { TopNav } from '#design-system/top-nav';
import { useErrorMessages } from '#platform/error-messages';
import { useBack, useLeave } from '#platform/navigation';
import { useWithdrawalCheck } from '../api/withdrawal.ts';
import { ConfirmWithdrawal } from '../components/confirm-withdrawal.tsx';
import { EndedCheck, isEnded } from '../components/ended-check.tsx';
import { clearWithdrawalDraft } from '../model/withdrawal-draft.ts';

export default function ConfirmWithdrawalScreen() {
  const { t } = useTranslation('wallet-withdraw');
  const { hash = '' } = useParams();
  const navigate = useLeave();
  const back = useBack('/wallet/down');
  const problems = useErrorMessages();
  const toast = useToast();
  const read = useWithdrawalCheck(hash);
  const { data, error } = read;

  const body = () => {
    // A hash that was good may have ended since.
    if (isEnded(error?.code)) return <EndedCheck hash={hash} code={error.code} />;
    if (data) {
      return (
        <ConfirmWithdrawal
          key={hash}
          hash={hash}
          check={data}
          onEnded={() => void read.mutate()}
          onConfirmed={(sn) => {
            clearWithdrawalDraft(data.currency);
            const isShown = navigate(`/wallet/down/record?sn=${sn}`, { replace: true });
            if (!isShown) toast({ text: t('confirm.done'), tone: 'success' });
          }}
        />
      );
    }
    if (error) return <ErrorState {...problems.state(t('confirm.error'), read)} />;
    return <SkeletonRows count={4} />;
  };

  return <Screen nav={<TopNav title={t('confirm.title')} onBack={back} />}>{body()}</Screen>;
}
