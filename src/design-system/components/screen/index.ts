export { currentMain, focusMain } from './focus-main.ts';
export { ScreenAction, type ScreenActionProps } from './screen-action.tsx';
export { Screen, type ScreenProps } from './screen.tsx';
