export { Drawing, type DrawingProps } from './drawing.tsx';
export { drawings, type DrawingName } from './drawings.ts';
