import type { Services } from '../../services.ts';
import { type DayFigures, dayFigures } from './store.ts';

const FIGURES_MS = 5_000;

/** Caches the figures of the last 24 hours: they change little within seconds, and every visitor requests them. */
export function cachedDayFigures({ db, clock }: Services): () => Promise<Map<string, DayFigures>> {
  let known: { until: number; figures: Promise<Map<string, DayFigures>> } | undefined;
  return () => {
    const now = clock();
    if (!known || known.until <= now.getTime()) {
      const figures = dayFigures(db, now);
      figures.catch(() => {
        known = undefined;
      });
      known = { until: now.getTime() + FIGURES_MS, figures };
    }
    return known.figures;
  };
}
