import { Flashlight, FlashlightOff, Image } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { Button } from '../button/index.ts';
import { FieldError } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { readPhoto } from './detector.ts';
import type { QrScannerLabels } from './labels.ts';
import { useCamera } from './use-camera.ts';
import { useDetection } from './use-detection.ts';
import { Viewfinder } from './viewfinder.tsx';

interface ScanProps {
  isActive: boolean;
  onScan: (text: string) => void;
  labels: QrScannerLabels;
}

/** The content of the sheet: camera, light, photo. */
export function Scan({ isActive, onScan, labels }: ScanProps) {
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const [isFound, setFound] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [photoState, setPhotoState] = useState<'idle' | 'reading' | 'unreadable'>('idle');
  const camera = useCamera(isActive && !isFound);
  useEffect(() => {
    if (video.current) video.current.srcObject = camera.stream;
  }, [camera.stream]);
  const state = camera.state === 'on' && hasFailed ? 'failed' : camera.state;
  const find = (text: string): void => {
    setFound(true);
    onScan(text);
  };
  useDetection(video, isActive && state === 'on' && !isFound, { found: find, failed: () => setFailed(true) });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    // Allow choosing the same file again.
    target.value = '';
    if (!file) return;
    setPhotoState('reading');
    const text = await readPhoto(file).catch(() => null);
    setPhotoState(text ? 'idle' : 'unreadable');
    if (text) find(text);
  };
  const retry = (): void => {
    setFailed(false);
    camera.retry();
  };
  const problem = state === 'asking' || state === 'on' || isFound ? null : labels[state];
  const shown = isFound ? 'found' : problem ? 'problem' : state === 'on' ? 'on' : 'asking';
  const message = { found: labels.found, on: labels.scanning, asking: '', problem: '' }[shown];
  return (
    <div className="flex flex-col gap-4">
      <div className="relative">
        <Viewfinder video={video} state={shown} problem={problem} asking={labels.asking} />
        {camera.torch !== null && shown === 'on' && (
          <span className="absolute end-3 bottom-3">
            <IconButton
              label={labels.torch}
              tone="outlined"
              pressed={camera.torch}
              icon={<Icon icon={camera.torch ? FlashlightOff : Flashlight} />}
              onClick={() => camera.setTorch(!camera.torch)}
            />
          </span>
        )}
      </div>
      <p role="status" className={message ? 'text-center text-muted' : 'sr-only'}>
        {message}
        {problem && <span className="sr-only">{`${problem.title} ${problem.text}`}</span>}
      </p>
      <div className="flex flex-wrap gap-3 *:grow">
        {problem && <Button onClick={retry}>{labels.retry}</Button>}
        <Button
          icon={<Icon icon={Image} />}
          busy={photoState === 'reading'}
          aria-describedby={`${id}-error`}
          onClick={() => photo.current?.click()}
        >
          {labels.photo}
        </Button>
      </div>
      <input
        ref={photo}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={(event) => void choose(event)}
      />
      <FieldError id={`${id}-error`}>{photoState === 'unreadable' ? labels.unreadable : null}</FieldError>
    </div>
  );
}
