export type { Toast } from './message.ts';
export { ToastProvider, useToast, type ToastProviderProps } from './toast.tsx';
