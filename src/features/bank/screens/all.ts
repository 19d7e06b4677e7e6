export { default as bank } from './bank-screen.tsx';
export { default as bind } from './bind-screen.tsx';
export { default as draw } from './draw-screen.tsx';
export { default as earnings } from './earnings-screen.tsx';
export { default as recharge } from './recharge-screen.tsx';
export { default as records } from './records-screen.tsx';
