import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Card } from '#design-system/card';
import { CopyButton } from '#design-system/copy-button';
import { KeyValueList } from '#design-system/key-value-list';
import { CreditScore } from './credit-score.tsx';
import { Invite } from './invite.tsx';
import { Nickname } from './nickname.tsx';

interface ProfileProps {
  info: UserInfo;
  /** The photo, and the way to change it. */
  avatar: ReactNode;
  /** Whether the identity is verified. */
  verification: ReactNode;
}

/** Who is logged in. */
export function Profile({ info, avatar, verification }: ProfileProps) {
  const { t } = useTranslation(['account', 'common']);
  return (
    <>
      <div className="flex items-center gap-4">
        {avatar}
        <div className="flex min-w-0 flex-col items-start">
          <Nickname nickname={info.nickname} />
          <p translate="no" className="max-w-full text-14 text-muted wrap-anywhere">
            {info.username}
          </p>
          {verification}
        </div>
      </div>
      <Card>
        <KeyValueList
          items={[
            {
              id: 'id',
              label: t('user.id'),
              value: (
                <span className="-my-2 -me-3 inline-flex items-center gap-1">
                  <span translate="no">{info.id}</span>
                  <CopyButton text={info.id} label={t('user.copy-id')} />
                </span>
              ),
            },
            { id: 'score', label: t('user.score.label'), value: <CreditScore known={info.credit_score} /> },
            { id: 'invite', label: t('user.invite'), value: <Invite code={info.invite_code} /> },
          ]}
        />
      </Card>
    </>
  );
}
