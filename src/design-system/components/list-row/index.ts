export { RowTile, type RowTileProps } from './row-tile.tsx';
export { ListRow, type ListRowProps } from './list-row.tsx';
export { List, type ListProps } from './list.tsx';
