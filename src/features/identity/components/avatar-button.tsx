import { Camera } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Avatar } from '#design-system/avatar';
import { Icon } from '#design-system/icon';

const AvatarSheet = lazy(async () => ({ default: (await import('./avatar-sheet.tsx')).AvatarSheet }));

/** The customer's avatar; opens the sheet that changes it. */
export function AvatarButton({ info }: { info: UserInfo }) {
  const { t } = useTranslation('identity');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('avatar.change')}
        title={t('avatar.change')}
        aria-haspopup="dialog"
        className="relative flex shrink-0 rounded-round"
        onClick={() => setOpen(true)}
      >
        <Avatar name={info.nickname} src={info.avatar} size="large" />
        <span
          aria-hidden
          data-press-ground
          className="absolute -end-1 -bottom-1 flex rounded-round border border-edge bg-surface p-1.5 text-accent"
        >
          <Icon icon={Camera} size="small" />
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AvatarSheet info={info} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
