import { lazy } from 'react';

/** Fetches the dialog with its library; a popup does so before it is pressed. */
export const loadSystemNotice = () => import('./system-notice.tsx');

export const SystemNotice = lazy(async () => ({ default: (await loadSystemNotice()).SystemNotice }));
