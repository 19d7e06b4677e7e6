import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { amountText } from '../amount/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import type { Candle, CandleInterval } from './candle.ts';
import type { CandleDrawing } from './draw-candles.ts';

interface CandlePlotProps {
  candles: readonly Candle[];
  interval: CandleInterval;
  scale: number;
  /** The marked candle; null for none. */
  pointed: number | null;
  onPoint: (index: number | null) => void;
  /** The index of the first candle in sight, while the customer moves through time. */
  onReach: (first: number) => void;
  /** The library could not be loaded. */
  onFailure: () => void;
}

/** The plot. Loads its library when it comes near the viewport, and reserves its space until then. */
export function CandlePlot({ candles, interval, scale, pointed, onPoint, onReach, onFailure }: CandlePlotProps) {
  const { locale } = useDesignSystem();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const [drawing, setDrawing] = useState<CandleDrawing | null>(null);
  const point = useEffectEvent(onPoint);
  const reach = useEffectEvent(onReach);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isSeen) return undefined;
    let isGone = false;
    let made: CandleDrawing | undefined;
    const draw = async () => {
      const [{ drawCandles }] = await Promise.all([import('./draw-candles.ts'), document.fonts.ready]);
      if (isGone || !place.current) return;
      const formatPrice = (price: string) => amountText(price, { locale, scale });
      made = drawCandles(place.current, { locale, interval, scale, formatPrice, onPoint: point, onReach: reach });
      setDrawing(made);
    };
    draw().catch(() => !isGone && fail());
    return () => {
      isGone = true;
      made?.remove();
      setDrawing(null);
    };
  }, [isSeen, locale, interval, scale]);
  useEffect(() => drawing?.show(candles), [drawing, candles]);
  useEffect(() => {
    if (pointed !== null) drawing?.point(pointed);
  }, [drawing, pointed]);
  return (
    <div
      ref={place}
      // Prices run left to right in every script; screen readers have the slider and the table.
      dir="ltr"
      aria-hidden
      data-drawn={drawing !== null || undefined}
      className="isolate h-70 w-full overflow-hidden rounded-control text-12 not-data-drawn:animate-pulse not-data-drawn:bg-skeleton"
    />
  );
}

/** Whether an element has come near the viewport. */
function useSeen(ref: React.RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}
