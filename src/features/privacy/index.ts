export { Closure } from './components/closure.tsx';
export { YourData } from './components/your-data.tsx';
