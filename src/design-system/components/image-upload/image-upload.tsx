import { Camera, ImagePlus } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import type { Crop } from './crop.ts';
import type { ImageUploadLabels } from './labels.ts';
import type { Compression } from './prepare-image.ts';
import { UploadPreview } from './upload-preview.tsx';
import { isAccepted, useUpload, type Upload, type UploadProblem } from './use-upload.ts';

const CropSheet = lazy(async () => ({ default: (await import('./crop-sheet.tsx')).CropSheet }));

export interface ImageUploadProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Name by which the server knows the picture, null while there is none. */
  value: string | null;
  /** Called with the name once it is sent, and with null when it is taken away. */
  onChange: (filename: string | null) => void;
  /** Sends the file; what it rejects with goes to `labels.failed`. */
  upload: Upload;
  /** Called with the name of a picture that the customer took away after it was sent. */
  onRemove?: (filename: string) => void;
  /** Address of a picture that is there already: the present avatar. */
  src?: string;
  /** MIME types with commas between them. Default JPEG, PNG and WebP. */
  accept?: string;
  /** Most bytes that are sent. Default 10 MiB. */
  maxBytes?: number;
  /** What is sent at most; null sends the file as it is. Default an edge of 2560 px at a quality of 0.85, as JPEG where that is smaller. */
  compression?: Compression | null;
  /** Lets the customer cut the picture before it is sent. */
  crop?: Crop;
  /** Every word of it. */
  labels: ImageUploadLabels;
}

const legible: Compression = { maxEdge: 2560, quality: 0.85 };

/** One picture: chosen or taken, cut where asked, made small, sent at once, replaced, taken away. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, hint, error, value, onChange, upload, onRemove, src, crop, labels } = props;
  const { accept = 'image/jpeg,image/png,image/webp', maxBytes = 10 * 1024 * 1024, compression = legible } = props;
  const { locale } = useDesignSystem();
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, refuse, send, clear } = useUpload({ upload, maxBytes, compression, onDone: onChange });
  const [cutting, setCutting] = useState<{ file: File; source: string; open: boolean } | null>(null);
  // Its address stays while the sheet slides away.
  const cut = cutting?.source;
  useEffect(() => () => void (cut && URL.revokeObjectURL(cut)), [cut]);
  const start = (...chosen: Parameters<typeof choose>) => {
    if (value) onRemove?.(value);
    void choose(...chosen);
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    if (!isAccepted(file, accept)) refuse();
    else if (crop) setCutting({ file, source: URL.createObjectURL(file), open: true });
    else start(file);
  };
  const stop = () => {
    if (value) onRemove?.(value);
    clear();
    // The button that was pressed is gone.
    input.current?.focus();
  };
  const again = () => {
    void send();
    input.current?.focus();
  };
  const source = state.preview ?? (state.phase === 'idle' ? src : undefined) ?? null;
  // After a reload only the name is left of a picture that was sent.
  const isSent = state.phase === 'done' || (state.phase === 'idle' && value !== null);
  const isChosen = source !== null || isSent || state.phase === 'sending';
  const message = state.problem ? inWords(state.problem, labels, maxBytes, locale) : error;
  return (
    <Field label={label} hint={hint} error={message}>
      {(control) => (
        <div className="flex flex-col gap-3 rounded-control border border-dashed border-edge bg-surface p-3 has-[[aria-invalid]]:border-danger">
          {isChosen && (
            <UploadPreview source={source} state={state} isSent={isSent} round={crop?.round ?? false} labels={labels} />
          )}
          <div className="flex flex-wrap items-center justify-center gap-2">
            <label
              className={
                isChosen ? `${pick} px-3 text-14` : `${pick} min-h-24 w-full flex-col px-3 py-2 text-center text-16`
              }
            >
              <input {...control} ref={input} type="file" accept={accept} onChange={take} className="sr-only" />
              {!isChosen && <Icon icon={ImagePlus} size="large" />}
              {isChosen ? labels.replace : labels.choose}
            </label>
            {!isChosen && (
              <label className={`${pick} not-pointer-coarse:hidden px-3 text-14`}>
                <input type="file" accept="image/*" capture="environment" onChange={take} className="sr-only" />
                <Icon icon={Camera} />
                {labels.camera}
              </label>
            )}
            {state.problem?.kind === 'failed' && (
              <Button size="small" onClick={again}>
                {labels.retry}
              </Button>
            )}
            {isChosen && (source === null || source !== src) && (
              <Button size="small" tone="quiet" onClick={stop}>
                {state.phase === 'sending' ? labels.cancel : labels.remove}
              </Button>
            )}
          </div>
          <span role="status" className="sr-only">
            {state.phase === 'done' ? labels.done : ''}
          </span>
          {crop && cutting && (
            <Suspense>
              <CropSheet
                {...crop}
                key={cutting.source}
                source={cutting.source}
                open={cutting.open}
                onClose={() => setCutting({ ...cutting, open: false })}
                onApply={(area) => {
                  setCutting({ ...cutting, open: false });
                  start(cutting.file, area);
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}

const pick =
  'flex min-h-target items-center justify-center gap-2 rounded-control font-medium text-accent transition-colors hover:bg-accent-quiet has-focus-visible:outline-2 has-focus-visible:outline-accent';

function inWords(problem: UploadProblem, labels: ImageUploadLabels, maxBytes: number, locale: string): string {
  if (problem.kind === 'type') return labels.wrongType;
  if (problem.kind === 'failed') return labels.failed(problem.error);
  return labels.tooLarge(formatBytes(maxBytes, locale), formatBytes(problem.size, locale));
}

function formatBytes(bytes: number, locale: string): string {
  const [unit, size] = bytes < 1024 ** 2 ? (['kilobyte', 1024] as const) : (['megabyte', 1024 ** 2] as const);
  // Rounded up: what is a little over the limit must not read like the limit itself.
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1, roundingMode: 'ceil' });
  return format.format(bytes / size);
}
