export { useUnread } from './api/unread.ts';
export { SystemNotice } from './components/lazy-system-notice.ts';
