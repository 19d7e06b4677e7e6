import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { realStatus } from '#contract/fields';
import { Avatar } from '#design-system/avatar';
import { Card } from '#design-system/card';
import { CopyButton } from '#design-system/copy-button';
import { KeyValueList } from '#design-system/key-value-list';
import { MaskedText } from '#design-system/masked-text';
import { StatusChip } from '#design-system/status-chip';

const verification = {
  [realStatus.none]: 'none',
  [realStatus.verified]: 'verified',
  [realStatus.inReview]: 'in-review',
  [realStatus.returned]: 'returned',
} as const;

/** Who is signed in. */
export function Profile({ info }: { info: UserInfo }) {
  const { t } = useTranslation(['account', 'common']);
  const status = verification[info.real.status];
  const copyTexts = { copiedLabel: t('common:copy.done'), failedLabel: t('common:copy.failed') };
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar name={info.nickname} src={info.avatar ?? undefined} size="large" />
        <div className="flex min-w-0 flex-col items-start gap-1">
          <h2 className="max-w-full text-20 font-medium wrap-anywhere">{info.nickname}</h2>
          <StatusChip status={status}>{t(`user.verification.${status}`)}</StatusChip>
        </div>
      </div>
      <Card>
        <KeyValueList
          items={[
            {
              id: 'id',
              label: t('user.id'),
              value: (
                <span className="inline-flex items-center gap-1">
                  {info.id}
                  <CopyButton text={info.id} label={t('user.copy-id')} {...copyTexts} />
                </span>
              ),
            },
            { id: 'username', label: t('user.username'), value: info.username },
            { id: 'email', label: t('user.email'), value: <MaskedText text={info.email} /> },
            {
              id: 'invite',
              label: t('user.invite'),
              value: (
                <span className="inline-flex items-center gap-1">
                  {info.invite_code}
                  <CopyButton text={info.invite_code} label={t('user.copy-invite')} {...copyTexts} />
                </span>
              ),
              note: t('user.invite-text'),
            },
          ]}
        />
      </Card>
    </>
  );
}
