import type { ReactNode } from 'react';

/** What stands in place of the password on the login screen. */
export interface LoginStep {
  /** The key of the screen's title. */
  title: 'title' | 'forgot';
  content: ReactNode;
}
