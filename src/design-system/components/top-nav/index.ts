export { TopNav, type TopNavProps } from './top-nav.tsx';
