export { FavoriteToggle, type FavoriteToggleProps } from './favorite-toggle.tsx';
