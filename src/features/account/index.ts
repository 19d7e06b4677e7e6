export { LogOut } from './components/log-out.tsx';
export { OwnLostAuthenticator } from './components/own-lost-authenticator.tsx';
export { Profile } from './components/profile.tsx';
