import type { ReactNode } from 'react';

export interface Toast {
  text: ReactNode;
  /**
   * `danger` is announced assertively and stays until closed; others are announced politely and disappear. Default
   * `plain`.
   */
  tone?: 'plain' | 'success' | 'danger';
  /** One button; the message stays until it is clicked or closed. */
  button?: { label: string; onClick: () => void };
  /** Called when the customer closes it without the button. */
  onClose?: () => void;
}

/** A toast on the screen. */
export interface Shown extends Toast {
  id: number;
}
