export { LatestSnapshot } from './components/latest-snapshot.tsx';
export { PastSnapshots } from './components/past-snapshots.tsx';
