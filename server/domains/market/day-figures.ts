import { sharedRead } from '../../db/shared-read.ts';
import { dayFigures } from './store.ts';

/** The figures of the last 24 hours change little within seconds, and every visitor requests them. */
export const sharedDayFigures = sharedRead(5_000, dayFigures);
