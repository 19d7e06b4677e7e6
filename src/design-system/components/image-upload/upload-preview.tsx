import { Check } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { Progress } from '../progress/index.ts';
import type { ImageUploadLabels } from './labels.ts';
import type { UploadState } from './use-upload.ts';

interface UploadPreviewProps {
  /** URL of the image, null if only its file name is known. */
  source: string | null;
  state: UploadState;
  isSent: boolean;
  round: boolean;
  labels: ImageUploadLabels;
  onLoad: () => void;
  onError: () => void;
}

/** The image and its upload progress. */
export function UploadPreview({ source, state, isSent, round, labels, onLoad, onError }: UploadPreviewProps) {
  return (
    <div className="flex flex-col gap-2">
      {source && (
        <img
          src={source}
          alt={labels.preview}
          onLoad={onLoad}
          onError={onError}
          className={
            round ? 'mx-auto size-32 rounded-round object-cover' : 'max-h-56 w-full rounded-small object-contain'
          }
        />
      )}
      {state.name && <p className="text-center text-14 text-muted wrap-anywhere">{state.name}</p>}
      {state.phase === 'sending' && (
        <Progress value={state.progress} label={labels.uploading(Math.round(state.progress * 100))} />
      )}
      {isSent && (
        <p className="flex items-center justify-center gap-1.5 text-14 text-success">
          <Icon icon={Check} size="small" />
          {labels.done}
        </p>
      )}
    </div>
  );
}
