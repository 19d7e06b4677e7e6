export { Splash, type SplashEnd, type SplashProps } from './splash.tsx';
