import { IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Icon } from '#design-system/icon';
import { ListRow } from '#design-system/list-row';
import { StatusChip } from '#design-system/status-chip';
import { useVerification } from '../api/verification.ts';
import { useUnverifiedLimit } from '#forms/verification-note';
import { richText } from '#platform/rich-text';
import { verificationOf } from '../model/verification-status.ts';

/** The verification among the security settings. */
export function VerificationRow({ info }: { info: UserInfo }) {
  const { t } = useTranslation('identity');
  // Keeps the info current, so that a finished review shows.
  useVerification();
  const verification = verificationOf(info);
  const limit = useUnverifiedLimit();
  const text =
    !limit || verification === 'verified'
      ? t('setting.text')
      : richText(t(limit.isZero ? 'setting.always' : 'setting.above-limit'), { amount: limit.amount });
  return (
    <ListRow
      href="/user/auth"
      start={<Icon icon={IdCard} />}
      title={t('setting.title')}
      description={text}
      figureDescription={<StatusChip status={verification}>{t(`setting.state.${verification}`)}</StatusChip>}
    />
  );
}
