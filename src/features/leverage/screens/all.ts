export { default as records } from './records-screen.tsx';
export { default as room } from './room-screen.tsx';
