export { useUnread } from './api/unread.ts';
export { NoticePopup } from './components/notice-popup.tsx';
