export { RecordList, type RecordListProps } from './record-list.tsx';
