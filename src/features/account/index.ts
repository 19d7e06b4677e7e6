export { LogOut } from './components/log-out.tsx';
export { Profile } from './components/profile.tsx';
