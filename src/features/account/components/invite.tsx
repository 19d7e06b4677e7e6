import { QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#design-system/copy-button';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';

const InviteSheet = lazy(async () => ({ default: (await import('./invite-sheet.tsx')).InviteSheet }));

/** The invite code to copy, and its link to share or scan. */
export function Invite({ code }: { code: string }) {
  const { t } = useTranslation(['account', 'common']);
  const [link, setLink] = useState<string | null>(null);
  return (
    <span className="inline-flex items-center">
      <span translate="no" className="me-1">
        {code}
      </span>
      <CopyButton text={code} label={t('user.copy-invite')} />
      <IconButton
        label={t('user.show-invite')}
        tone="accent"
        icon={<Icon icon={QrCode} />}
        onClick={() => setLink(`${window.location.origin}/register?invite=${encodeURIComponent(code)}`)}
      />
      {link !== null && (
        <Suspense fallback={null}>
          <InviteSheet link={link} onClose={() => setLink(null)} />
        </Suspense>
      )}
    </span>
  );
}
