import { lazy } from 'react';

export const SettingsSheet = lazy(async () => ({ default: (await import('./settings-sheet.tsx')).SettingsSheet }));
