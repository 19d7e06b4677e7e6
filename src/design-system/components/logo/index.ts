export { Logo, type LogoProps } from './logo.tsx';
export { logoVariants } from './logo.variants.ts';
