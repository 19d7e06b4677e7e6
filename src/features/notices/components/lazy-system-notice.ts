import { lazy } from 'react';

/** Loads the dialog with its library; a popup does so in advance. */
export const loadSystemNotice = () => import('./system-notice.tsx');

export const SystemNotice = lazy(async () => ({ default: (await loadSystemNotice()).SystemNotice }));
