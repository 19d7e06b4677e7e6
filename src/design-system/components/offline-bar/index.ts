export { OfflineBar, type OfflineBarProps } from './offline-bar.tsx';
