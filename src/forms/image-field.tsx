import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOfUpload, maxUploadBytes } from '#contract/uploads';
import { ImageUpload, type ImageUploadProps } from '#design-system/image-upload';
import { toApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import { isUploadGone } from '#platform/upload';

interface ImageFieldProps extends Omit<ImageUploadProps, 'labels' | 'maxBytes' | 'onSourceError'> {
  /** Alternative text of the preview. */
  preview: string;
}

/** Largest image that the server takes, in MB, as a hint says it. */
export const maxImageSize = maxUploadBytes / 1024 / 1024;

/**
 * An image that is uploaded as soon as it is chosen, with the texts that every upload shares. After a reload it shows the
 * image from the server, or asks for it again if the server has deleted it since.
 */
export function ImageField({ preview, ...props }: ImageFieldProps) {
  const { value, onChange, src, error } = props;
  const { t } = useTranslation('forms');
  const problems = useErrorMessages();
  const [isGone, setGone] = useState(false);
  const change = (filename: string | null): void => {
    setGone(false);
    onChange(filename);
  };
  const askAgain = async (filename: string): Promise<void> => {
    if (!(await isUploadGone(filename))) return;
    onChange(null);
    setGone(true);
  };
  return (
    <ImageUpload
      {...props}
      src={src ?? (value === null ? undefined : addressOfUpload(value))}
      error={error ?? (isGone ? t('upload.gone') : undefined)}
      onChange={change}
      onSourceError={() => value !== null && void askAgain(value)}
      maxBytes={maxUploadBytes}
      labels={{
        choose: t('upload.choose'),
        camera: t('upload.camera'),
        replace: t('upload.replace'),
        remove: t('upload.remove'),
        cancel: t('upload.cancel'),
        retry: t('upload.retry'),
        done: t('upload.done'),
        failed: (problem) => problems.say(toApiError(problem)).text,
        wrongType: t('upload.wrong-type'),
        tooLarge: (limit, size) => t('upload.too-large', { limit, size }),
        uploading: (percent) => t('upload.uploading', { percent }),
        preview,
      }}
    />
  );
}
