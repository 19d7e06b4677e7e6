import { useTranslation } from 'react-i18next';
import { RecordsScreen } from '#forms/records-screen';
import { type ScreenProps, useBackPath } from '#platform/back-path';
import { DepositList } from '../components/deposit-list.tsx';
import { DepositPage } from '../components/deposit-page.tsx';

/** The deposits, or with `sn` one of them. */
export default function DepositsScreen({ isOpenPath }: ScreenProps) {
  const { t } = useTranslation('wallet-deposits');
  const back = useBackPath(isOpenPath);
  return (
    <RecordsScreen
      address={['/wallet/up/record', 'sn']}
      otherwise="/assets"
      title={t('deposits.title')}
      titleOf={(number) => t('status.title', { number })}
    >
      {(shown, open) =>
        shown === null ? <DepositList onOpen={open} /> : <DepositPage key={shown} sn={shown} back={back} />
      }
    </RecordsScreen>
  );
}
