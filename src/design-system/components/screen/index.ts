export { ScreenAction, type ScreenActionProps } from './screen-action.tsx';
export { Screen, type ScreenProps } from './screen.tsx';
