import { createStore } from './store.ts';

export interface ToastMessage {
  id: number;
  tone: 'neutral' | 'success' | 'danger';
  text: string;
}

/** What waits to be shown, oldest first. */
export const toastStore = createStore<readonly ToastMessage[]>({ initial: [] });

let last = 0;

/** Shows a short message. The same text twice at once is one message. */
export function showToast(tone: ToastMessage['tone'], text: string): void {
  const shown = toastStore.get().filter((toast) => toast.text !== text);
  last += 1;
  toastStore.set([...shown, { id: last, tone, text }]);
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));
}
