export { ActionGrid, type ActionGridItem, type ActionGridProps } from './action-grid.tsx';
