export { AvatarButton } from './components/avatar-button.tsx';
export { VerificationBadge } from './components/verification-badge.tsx';
export { VerificationRow } from './components/verification-row.tsx';
