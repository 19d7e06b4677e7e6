export { LatestSnapshot } from './components/latest-snapshot.tsx';
export { PastSnapshots } from './components/past-snapshots.tsx';
export { ServerStatus } from './components/server-status.tsx';
