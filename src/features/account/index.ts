export { Closing } from './components/closing.tsx';
export { Profile } from './components/profile.tsx';
export { SignOut } from './components/sign-out.tsx';
