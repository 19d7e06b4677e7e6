import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';

const NicknameSheet = lazy(async () => ({ default: (await import('./nickname-sheet.tsx')).NicknameSheet }));

/** The nickname as the heading of the profile, with the way to change it. */
export function Nickname({ nickname }: { nickname: string }) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex max-w-full items-center gap-1">
      <h2 className="min-w-0 text-20 font-medium wrap-anywhere">{nickname}</h2>
      {/* The target is taller than the line, which it must not stretch. */}
      <span className="-my-2 flex">
        <IconButton
          label={t('user.nickname.change')}
          tone="accent"
          icon={<Icon icon={Pencil} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <NicknameSheet nickname={nickname} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
