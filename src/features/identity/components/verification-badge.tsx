import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Icon } from '#design-system/icon';
import { StatusChip } from '#design-system/status-chip';
import { TextLink } from '#design-system/text-link';
import { richText } from '#platform/rich-text';
import { useVerification } from '../api/verification.ts';
import { verificationOf } from '../model/verification-status.ts';

/** The state of the verification, linked to its screen. `known` shows until the current state has loaded. */
export function VerificationBadge({ known }: { known: UserInfo['real'] }) {
  const { t } = useTranslation('identity');
  const status = verificationOf({ real: useVerification().data ?? known });
  return (
    <TextLink standalone href="/user/auth">
      {richText(t('status.link'), {
        hidden: <span className="sr-only" />,
        status: <StatusChip status={status}>{t(`status.${status}`)}</StatusChip>,
      })}
      <Icon icon={ChevronRight} size="small" directional />
    </TextLink>
  );
}
