import { useTranslation } from 'react-i18next';
import type { ImageUploadProps } from '#design-system/image-upload';
import { toApiError } from '#platform/api-error';
import { useProblems } from '#platform/problem';

/** The words of every upload of a picture; only what the preview shows differs. */
export function useUploadLabels(preview: string): ImageUploadProps['labels'] {
  const { t } = useTranslation('identity');
  const problems = useProblems();
  return {
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
  };
}
