import { useEffect, useEffectEvent, type RefObject } from 'react';
import { loadDetector } from './detector.ts';

/** Between two looks at the video: quick enough for a hand, slow enough for a warm phone. */
const intervalMs = 120;

/** Looks for a QR code in a playing video while `isActive`, and reports the first one. */
export function useDetection(
  video: RefObject<HTMLVideoElement | null>,
  isActive: boolean,
  on: { found: (text: string) => void; failed: () => void },
): void {
  const found = useEffectEvent(on.found);
  const failed = useEffectEvent(on.failed);
  useEffect(() => {
    if (!isActive) return undefined;
    let isEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const detector = await loadDetector();
      const next = async (): Promise<void> => {
        const frame = video.current;
        const isReady = frame !== null && frame.readyState >= frame.HAVE_CURRENT_DATA;
        // A frame that can't be read is followed by another.
        const [code] = isReady ? await detector.detect(frame).catch(() => []) : [];
        if (isEnded) return;
        if (code?.rawValue) found(code.rawValue);
        else timer = setTimeout(() => void next(), intervalMs);
      };
      await next();
    };
    look().catch(() => !isEnded && failed());
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }, [video, isActive]);
}
