import { Camera, ImagePlus } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { Button } from '../button/index.ts';
import { divideFieldProps, Field, type FieldProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import type { Crop } from './crop.ts';
import type { ImageUploadLabels } from './labels.ts';
import type { Compression } from './prepare-image.ts';
import { UploadPreview } from './upload-preview.tsx';
import { isAccepted, useUpload, type Upload, type UploadProblem } from './use-upload.ts';

const CropSheet = lazy(async () => ({ default: (await import('./crop-sheet.tsx')).CropSheet }));

export interface ImageUploadProps extends NativeProps<HTMLInputElement>, Omit<FieldProps, 'children' | 'labelEnd'> {
  /** The server's file name of the image, null if there is none. */
  value: string | null;
  /** Called with the file name after the upload, and with null on removal. */
  onChange: (filename: string | null) => void;
  /** Uploads the file; a rejection goes to `labels.failed`. */
  upload: Upload;
  /** Called with the file name of an uploaded image that the customer removed. */
  onRemove?: (filename: string) => void;
  /** Called with true from when an image is chosen until it is uploaded, canceled or refused, then with false. */
  onBusyChange?: (isBusy: boolean) => void;
  /** URL of the current image: the current avatar, or the image of `value` after a reload. */
  src?: string | undefined;
  /** Called when the image at `src` can't be loaded; it is then shown by its file name's check mark alone. */
  onSourceError?: () => void;
  /** Comma-separated MIME types. Default JPEG, PNG and WebP. */
  accept?: string;
  /** Maximum upload size in bytes. Default 10 MiB. */
  maxBytes?: number;
  /**
   * Limits of the uploaded image; null uploads the file unchanged. Default: an edge of 2560 px and quality 0.85, as
   * JPEG if that is smaller.
   */
  compression?: Compression | null;
  /** Lets the customer crop the image before the upload. */
  crop?: Crop;
  /** All its texts. */
  labels: ImageUploadLabels;
}

const pictures = 'image/jpeg,image/png,image/webp';
const tenMebibytes = 10 * 1024 * 1024;
const legible: Compression = { maxEdge: 2560, quality: 0.85 };

/** Upload of one image: chosen or taken, optionally cropped, compressed, uploaded immediately, replaced, removed. */
export function ImageUpload(props: ImageUploadProps) {
  const [field, rest] = divideFieldProps(props);
  const {
    value,
    onChange,
    upload,
    onRemove,
    onBusyChange,
    src,
    onSourceError,
    accept = pictures,
    maxBytes = tenMebibytes,
    ...others
  } = rest;
  const { compression = legible, crop, labels, ref, ...native } = others;
  const { locale } = useDesignSystem();
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const { state, choose, refuse, send, clear } = useUpload({
    upload,
    maxBytes,
    compression,
    onDone: onChange,
    value,
    onReplace: (former) => onRemove?.(former),
  });
  const isBusy = state.phase === 'sending';
  const busyChanged = useEffectEvent((now: boolean) => onBusyChange?.(now));
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current !== isBusy) busyChanged(isBusy);
    wasBusy.current = isBusy;
  }, [isBusy]);
  const [brokenSource, setBrokenSource] = useState<string>();
  const [cutting, setCutting] = useState<{ file: File; source: string; open: boolean } | null>(null);
  // Keep the URL while the sheet slides away.
  const cut = cutting?.source;
  useEffect(() => () => void (cut && URL.revokeObjectURL(cut)), [cut]);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Allow choosing the same file again.
    event.target.value = '';
    if (!file) return;
    // The camera's input goes away.
    input.current?.focus();
    if (!isAccepted(file, accept)) refuse();
    else if (crop) setCutting({ file, source: URL.createObjectURL(file), open: true });
    else void choose(file);
  };
  const stop = () => {
    if (value) onRemove?.(value);
    clear();
    // The clicked button is gone.
    input.current?.focus();
  };
  const again = () => {
    void send();
    input.current?.focus();
  };
  const source = state.preview ?? (state.phase === 'idle' && src !== brokenSource ? src : undefined) ?? null;
  // After a reload only the file name of an uploaded image is known.
  const isSent = state.phase === 'done' || (state.phase === 'idle' && value !== null);
  const isChosen = source !== null || isSent || state.phase === 'sending';
  const message = state.problem ? inWords(state.problem, labels, maxBytes, locale) : field.error;
  return (
    <Field {...field} error={message}>
      {(control) => (
        <div className="flex flex-col gap-3 rounded-control border border-dashed border-edge bg-surface p-3 has-[[aria-invalid]]:border-danger">
          {isChosen && (
            <UploadPreview
              source={source}
              state={state}
              isSent={isSent}
              round={crop?.round ?? false}
              labels={labels}
              // It pushes what has the focus down, perhaps under a bar.
              onLoad={() => {
                if (document.activeElement === input.current)
                  input.current?.closest('label')?.scrollIntoView({ block: 'nearest' });
              }}
              onError={() => {
                if (source !== src) return;
                setBrokenSource(src);
                onSourceError?.();
              }}
            />
          )}
          <div className="flex flex-wrap items-center justify-center gap-2">
            <label
              className={
                isChosen ? `${pick} px-3 text-14` : `${pick} min-h-24 w-full flex-col px-3 py-2 text-center text-16`
              }
            >
              <input
                {...native}
                {...control}
                ref={merged}
                type="file"
                accept={accept}
                onChange={take}
                className="sr-only"
              />
              {!isChosen && <Icon icon={ImagePlus} size="large" />}
              {isChosen ? labels.replace : labels.choose}
            </label>
            {!isChosen && (
              <label className={`${pick} not-pointer-coarse:hidden px-3 text-14`}>
                <input
                  type="file"
                  accept="image/*"
                  capture="environment"
                  aria-describedby={control['aria-describedby']}
                  onChange={take}
                  className="sr-only"
                />
                <Icon icon={Camera} />
                {labels.camera} <span className="sr-only">{field.label}</span>
              </label>
            )}
            {state.problem?.kind === 'failed' && (
              <Button size="small" onClick={again}>
                {labels.retry}
              </Button>
            )}
            {isChosen && (value !== null || source === null || source !== src) && (
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
                  void choose(cutting.file, area);
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
  'flex min-h-target items-center justify-center gap-2 rounded-control font-medium text-accent hover:bg-accent-quiet has-focus-visible:outline-2 has-focus-visible:outline-accent';

function inWords(problem: UploadProblem, labels: ImageUploadLabels, maxBytes: number, locale: string): string {
  if (problem.kind === 'type') return labels.wrongType;
  if (problem.kind === 'failed') return labels.failed(problem.error);
  return labels.tooLarge(formatBytes(maxBytes, locale), formatBytes(problem.size, locale));
}

function formatBytes(bytes: number, locale: string): string {
  const [unit, size] = bytes < 1024 ** 2 ? (['kilobyte', 1024] as const) : (['megabyte', 1024 ** 2] as const);
  // Rounded up, so that a size just over the limit doesn't read like the limit.
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1, roundingMode: 'ceil' });
  return format.format(bytes / size);
}
