import { useEffect, useState } from 'react';

export type CameraState =
  /** Starting, or the browser is asking for permission. */
  | 'asking'
  | 'on'
  /** The customer or the browser said no. */
  | 'refused'
  /** There is none, or this browser gives none. */
  | 'missing'
  /** Another app has it, or it broke off. */
  | 'failed';

export interface Camera {
  state: CameraState;
  /** What it sees, while it is on. */
  stream: MediaStream | null;
  /** Whether the light is on; null if there is none. */
  torch: boolean | null;
  setTorch: (on: boolean) => void;
  retry: () => void;
}

const rear = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/** Whether the camera has a light. TypeScript doesn't know it, and older browsers have no capabilities at all. */
function hasTorch(track: MediaStreamTrack | undefined): boolean {
  if (!track || !('getCapabilities' in track)) return false;
  return (track.getCapabilities() as { torch?: boolean }).torch === true;
}

const close = (stream: MediaStream | null): void => stream?.getTracks().forEach((track) => track.stop());

/**
 * The rear camera while `isActive`. It is off whenever nobody sees it: after closing, after unmounting, in a hidden tab;
 * also when permission comes too late.
 */
export function useCamera(isActive: boolean): Camera {
  const [state, setState] = useState<CameraState>('asking');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [torch, setTorch] = useState<boolean | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isActive) return undefined;
    let opened: MediaStream | null = null;
    // Counts starts and stops, so that a late permission is recognized.
    let turn = 0;
    const stop = (): void => {
      turn += 1;
      close(opened);
      opened = null;
      setStream(null);
      setTorch(null);
    };
    const fail = (next: CameraState): void => {
      stop();
      setState(next);
    };
    const start = async (): Promise<void> => {
      turn += 1;
      const own = turn;
      setState('asking');
      try {
        // Absent on pages without encryption.
        if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError');
        const given = await navigator.mediaDevices.getUserMedia({ video: rear });
        if (own !== turn) {
          close(given);
          return;
        }
        opened = given;
        const [track] = given.getVideoTracks();
        track?.addEventListener('ended', () => own === turn && fail('failed'));
        setTorch(hasTorch(track) ? false : null);
        setStream(given);
        setState('on');
      } catch (error) {
        if (own === turn) fail(stateOf(error));
      }
    };
    const follow = (): void => {
      if (document.hidden) stop();
      else void start();
    };
    document.addEventListener('visibilitychange', follow);
    if (!document.hidden) void start();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [isActive, attempt]);

  const light = async (on: boolean): Promise<void> => {
    const constraint = { torch: on } as MediaTrackConstraintSet;
    await stream?.getVideoTracks()[0]?.applyConstraints({ advanced: [constraint] });
    setTorch(on);
  };
  return {
    state,
    stream,
    torch,
    // If the light fails, the switch stays as it was.
    setTorch: (on) => void light(on).catch(() => undefined),
    retry: () => setAttempt(attempt + 1),
  };
}
