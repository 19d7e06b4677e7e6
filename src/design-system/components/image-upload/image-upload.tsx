import { Camera, ImagePlus } from 'lucide-react';
import { useId, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Progress } from '../progress/index.ts';
import { useUpload, type Upload, type UploadState } from './use-upload.ts';

export interface ImageUploadLabels {
  /** "Choose a picture". */
  choose: string;
  /** "Take a photo"; on devices that are touched. */
  camera: string;
  replace: string;
  remove: string;
  cancel: string;
  retry: string;
  /** What to say when sending failed. */
  failed: string;
  /** What to say when the file is too large, with the limit. */
  tooLarge: string;
  /** "Uploading, 40 %". */
  uploading: (percent: number) => string;
  /** Alternative text of the preview. */
  preview: string;
}

export interface ImageUploadProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Name by which the server knows the picture, null while there is none. */
  value: string | null;
  onChange: (filename: string | null) => void;
  upload: Upload;
  /** Called with the name of a picture that the customer took away after it was sent. */
  onRemove?: (filename: string) => void;
  /** Default JPEG, PNG and WebP. */
  accept?: string;
  /** Default 10 MiB. */
  maxBytes?: number;
  labels: ImageUploadLabels;
}

/** One picture: chosen or taken, sent at once, replaced, taken away. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, hint, error, value, onChange, upload, onRemove, maxBytes = 10 * 1024 * 1024, labels } = props;
  const accept = props.accept ?? 'image/jpeg,image/png,image/webp';
  const { state, choose, send, clear } = useUpload(upload, maxBytes, onChange);
  const cameraId = useId();
  const message = { failed: labels.failed, tooLarge: labels.tooLarge }[state.phase as string] ?? error;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (value) onRemove?.(value);
    if (file) choose(file);
  };
  const remove = () => {
    if (value) onRemove?.(value);
    clear();
  };
  return (
    <Field label={label} hint={hint} error={message}>
      {(control) => (
        <div className="flex flex-col gap-3 rounded-control border border-dashed border-edge bg-surface p-3 has-[:focus-visible]:border-accent">
          <input {...control} type="file" accept={accept} onChange={take} className="peer sr-only" />
          <input id={cameraId} type="file" accept="image/*" capture="environment" aria-label={labels.camera} onChange={take} className="sr-only" />
          {state.preview ? (
            <Preview state={state} labels={labels} />
          ) : (
            <label
              htmlFor={control.id}
              className="flex min-h-24 flex-col items-center justify-center gap-2 rounded-control text-center text-16 font-medium text-accent peer-focus-visible:outline-2 peer-focus-visible:outline-accent"
            >
              <ImagePlus aria-hidden size={28} strokeWidth={1.5} />
              {labels.choose}
            </label>
          )}
          <div className="flex flex-wrap justify-center gap-2 empty:hidden">
            {!state.preview && (
              <label htmlFor={cameraId} className="hidden min-h-target items-center gap-2 px-3 text-14 font-medium text-accent pointer-coarse:flex">
                <Camera aria-hidden size={20} strokeWidth={1.75} />
                {labels.camera}
              </label>
            )}
            {state.phase === 'failed' && (
              <Button size="small" onClick={() => void send()}>
                {labels.retry}
              </Button>
            )}
            {state.phase === 'sending' && (
              <Button size="small" tone="quiet" onClick={clear}>
                {labels.cancel}
              </Button>
            )}
            {state.phase === 'done' && (
              <label htmlFor={control.id} className="flex min-h-target items-center px-3 text-14 font-medium text-accent">
                {labels.replace}
              </label>
            )}
            {(state.phase === 'done' || state.phase === 'failed') && (
              <Button size="small" tone="quiet" onClick={remove}>
                {labels.remove}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

function Preview({ state, labels }: { state: UploadState; labels: ImageUploadLabels }) {
  return (
    <div className="flex flex-col gap-2">
      <img src={state.preview ?? undefined} alt={labels.preview} className="max-h-56 w-full rounded-small object-contain" />
      <p className="text-center text-14 text-muted wrap-anywhere">{state.name}</p>
      {state.phase === 'sending' && (
        <Progress value={state.progress} label={labels.uploading(Math.round(state.progress * 100))} />
      )}
    </div>
  );
}
