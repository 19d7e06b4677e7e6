export { Ribbon, type RibbonProps } from './ribbon.tsx';
