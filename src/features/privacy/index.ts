export { Closure } from './components/closure.tsx';
export { NewVersions } from './components/new-versions.tsx';
export { YourData } from './components/your-data.tsx';
