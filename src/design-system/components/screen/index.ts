export { Screen, type ScreenProps } from './screen.tsx';
