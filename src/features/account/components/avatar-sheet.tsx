import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { ImageUpload } from '#design-system/image-upload';
import { Sheet } from '#design-system/sheet';
import { useToast } from '#design-system/toast';
import { toApiError, type ApiError } from '#platform/api-error';
import { useProblems } from '#platform/problem';
import { changeAvatar, maxPictureBytes, maxPictureSize, removeAvatar } from '../api/pictures.ts';
import { useUploadLabels } from './upload-labels.ts';

interface AvatarSheetProps {
  info: UserInfo;
  onClose(): void;
}

/** Shown at 72 px at most, three times as dense. */
const compression = { maxEdge: 432, quality: 0.9 } as const;

/** Chooses or takes a picture, cuts it, and shows it from then on; or takes it away. */
export function AvatarSheet({ info, onClose }: AvatarSheetProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const problems = useProblems();
  const labels = useUploadLabels(t('user.avatar', { name: info.nickname }));
  const [isRemoving, setRemoving] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const done = (text: string): void => {
    toast({ text, tone: 'success' });
    onClose();
  };
  const remove = async (): Promise<void> => {
    setRemoving(true);
    setFailure(null);
    try {
      await removeAvatar();
      done(t('user.picture.removed'));
    } catch (error) {
      setFailure(toApiError(error));
      setRemoving(false);
    }
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('user.picture.title')}
      description={t('user.picture.text')}
    >
      <div className="flex flex-col gap-4">
        <ImageUpload
          label={t('user.picture.label')}
          hint={t('user.picture.hint', { size: maxPictureSize })}
          value={null}
          src={info.avatar ?? undefined}
          upload={changeAvatar}
          onChange={(filename) => filename !== null && done(t('user.picture.changed'))}
          maxBytes={maxPictureBytes}
          compression={compression}
          crop={{
            aspect: 1,
            round: true,
            labels: {
              title: t('user.picture.cut.title'),
              apply: t('user.picture.cut.apply'),
              zoom: t('user.picture.cut.zoom'),
              position: t('user.picture.cut.position'),
            },
          }}
          labels={labels}
        />
        {failure && <Callout {...problems.callout(failure)} />}
        {info.avatar !== null && (
          <Button tone="quiet" block busy={isRemoving} onClick={() => void remove()}>
            {t('user.picture.remove')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
