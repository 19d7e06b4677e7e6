export { ToastProvider, useToast, type Toast, type ToastProviderProps } from './toast.tsx';
