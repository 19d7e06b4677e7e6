import { useTranslation } from 'react-i18next';
import { maxUploadBytes } from '#contract/uploads';
import { ImageUpload, type ImageUploadProps } from '#design-system/image-upload';
import { toApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';

interface ImageFieldProps extends Omit<ImageUploadProps, 'labels' | 'maxBytes'> {
  /** Alternative text of the preview. */
  preview: string;
}

/** Largest image that the server takes, in MB, as a hint says it. */
export const maxImageSize = maxUploadBytes / 1024 / 1024;

/** An image that is uploaded as soon as it is chosen, with the texts that every upload shares. */
export function ImageField({ preview, ...props }: ImageFieldProps) {
  const { t } = useTranslation('forms');
  const problems = useErrorMessages();
  return (
    <ImageUpload
      {...props}
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
