import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Button } from '#design-system/button';
import { Sheet } from '#design-system/sheet';
import { Stack } from '#design-system/stack';
import { useToast } from '#design-system/toast';
import { Failure } from '#forms/failure';
import { ImageField, maxImageSize } from '#forms/image-field';
import { useAction } from '#platform/action';
import { changeAvatar, removeAvatar } from '../api/photos.ts';

interface AvatarSheetProps {
  info: UserInfo;
  onClose(): void;
}

/** Shown at 72 px at most, at triple density. */
const compression = { maxEdge: 432, quality: 0.9 } as const;

/** Uploads and crops a new avatar, or removes it. */
export function AvatarSheet({ info, onClose }: AvatarSheetProps) {
  const { t } = useTranslation('identity');
  const toast = useToast();
  const done = (text: string): void => {
    toast({ text, tone: 'success' });
    onClose();
  };
  const { run, isBusy, failure } = useAction(async () => {
    await removeAvatar();
    done(t('avatar.removed'));
  });
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('avatar.title')}
      description={t('avatar.text')}
    >
      <Stack>
        <ImageField
          label={t('avatar.label')}
          hint={t('avatar.hint', { megabytes: maxImageSize })}
          value={null}
          src={info.avatar ?? undefined}
          upload={changeAvatar}
          onChange={(filename) => filename !== null && done(t('avatar.changed'))}
          compression={compression}
          crop={{
            aspect: 1,
            round: true,
            labels: {
              title: t('avatar.crop.title'),
              apply: t('avatar.crop.apply'),
              zoom: t('avatar.crop.zoom'),
              position: t('avatar.crop.position'),
              move: {
                left: t('avatar.crop.move.left'),
                up: t('avatar.crop.move.up'),
                down: t('avatar.crop.move.down'),
                right: t('avatar.crop.move.right'),
              },
            },
          }}
          preview={t('avatar.of', { name: info.nickname })}
        />
        <Failure of={failure} />
        {info.avatar !== null && (
          <Button tone="quiet" block busy={isBusy} onClick={run}>
            {t('avatar.remove')}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}
