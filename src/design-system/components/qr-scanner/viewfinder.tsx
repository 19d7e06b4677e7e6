import { Camera, CameraOff, Check } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../icon/index.ts';
import type { QrScannerMessage } from './labels.ts';

interface ViewfinderProps {
  video: Ref<HTMLVideoElement>;
  state: 'asking' | 'on' | 'found' | 'problem';
  /** Shown in place of the video. */
  problem: QrScannerMessage | null;
  /** Shown while the browser asks. */
  asking: string;
}

const corners =
  'M2 26V10a8 8 0 0 1 8-8h16M74 2h16a8 8 0 0 1 8 8v16M98 74v16a8 8 0 0 1-8 8H74M26 98H10a8 8 0 0 1-8-8V74';

/** The video with a frame to aim at, or why there is none. */
export function Viewfinder({ video, state, problem, asking }: ViewfinderProps) {
  return (
    <div className="relative isolate mx-auto flex aspect-square w-full max-w-80 items-center justify-center rounded-card bg-sunken">
      {/* Without sound, it needs no captions. */}
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-hidden
        className={`absolute inset-0 size-full rounded-card object-cover ${state === 'on' ? '' : 'invisible'}`}
      />
      {state === 'on' && (
        <svg aria-hidden viewBox="0 0 100 100" fill="none" strokeLinecap="round" className="absolute size-3/5">
          {/* White with a dark edge, to be seen on whatever the camera shows. */}
          <path d={corners} vectorEffect="non-scaling-stroke" stroke="black" strokeOpacity="0.5" strokeWidth="6" />
          <path d={corners} vectorEffect="non-scaling-stroke" stroke="white" strokeWidth="4" />
        </svg>
      )}
      {state === 'found' && (
        <span className="relative flex size-16 items-center justify-center rounded-round bg-success text-surface">
          <Icon icon={Check} size="large" />
        </span>
      )}
      {(state === 'asking' || problem) && (
        <div className="flex max-w-72 min-w-0 flex-col items-center gap-2 p-4 text-center wrap-anywhere">
          <Icon icon={problem ? CameraOff : Camera} size="large" tone="muted" />
          <p className="font-medium">{problem ? problem.title : asking}</p>
          {problem && <p className="text-14 text-muted">{problem.text}</p>}
        </div>
      )}
    </div>
  );
}
