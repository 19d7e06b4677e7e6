import type { ReactNode } from 'react';

export interface Toast {
  text: ReactNode;
  /**
   * `danger` is announced assertively and stays until closed; others are announced politely and disappear. Default
   * `plain`.
   */
  tone?: 'plain' | 'success' | 'danger';
  /** One button; the message stays until it is clicked or closed, unless it has a lifetime. */
  button?: { label: string; onClick: () => void };
  /** For what is also kept elsewhere: how long it stays although it has a button, in milliseconds. */
  lifetime?: number;
  /** Called when it goes without the button: closed, or at the end of its own lifetime. */
  onClose?: () => void;
}

/** A toast on the screen. */
export interface Shown extends Toast {
  id: number;
}
