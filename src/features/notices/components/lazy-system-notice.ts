import { lazy } from 'react';

/** The dialog with its library, fetched when the first notice shows. */
export const SystemNotice = lazy(async () => ({ default: (await import('./system-notice.tsx')).SystemNotice }));
