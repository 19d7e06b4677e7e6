export { Screen, ScreenAction, type ScreenActionProps, type ScreenProps } from './screen.tsx';
