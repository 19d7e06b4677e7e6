import { IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Icon } from '#design-system/icon';
import { ListRow } from '#design-system/list-row';
import { StatusChip } from '#design-system/status-chip';
import { useVerification } from '../api/verification.ts';
import { verificationOf } from '../model/verification-status.ts';

/** The verification among the security settings. */
export function VerificationRow({ info }: { info: UserInfo }) {
  const { t } = useTranslation('identity');
  // Keeps the info current, so that a finished review shows.
  useVerification();
  const verification = verificationOf(info);
  return (
    <ListRow
      href="/user/auth"
      start={<Icon icon={IdCard} />}
      title={t('setting.title')}
      description={t('setting.text')}
      figureDescription={<StatusChip status={verification}>{t(`setting.state.${verification}`)}</StatusChip>}
    />
  );
}
