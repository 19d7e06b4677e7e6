export { ActivityHistory } from './components/activity-history.tsx';
export { AuthenticatorRemoval } from './components/authenticator-removal.tsx';
export { ConfirmationSheet } from './components/confirmation-sheet.tsx';
export { Devices } from './components/devices.tsx';
export { SecuritySettings } from './components/security-settings.tsx';
