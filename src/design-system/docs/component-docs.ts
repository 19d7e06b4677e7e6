import type { Review } from './review.ts';

/**
 * What a component's `<name>.docs.ts` says about it. Storybook's pages, their Markdown and "Which component" are built
 * from it; props, tokens, stories and the features that use it are read from the source.
 */
export interface ComponentDocs {
  /** Its name in words, where the folder's name doesn't give it: "QR code". */
  title?: string;
  /** What it is, in one or two sentences. */
  summary: string;
  /** Its rows in "Which component". */
  needs: readonly Need[];
  /** When to use it. */
  use: readonly string[];
  /** When not to, and what to use instead. */
  avoid: readonly Alternative[];
  /** Its parts, in the order in which they appear. */
  anatomy: readonly Part[];
  /** What it can look like besides its variants: busy, empty, failed, disabled. */
  states: readonly State[];
  accessibility: Accessibility;
  /** How to write its texts. */
  content: readonly string[];
  /** Good and bad examples. */
  dos: readonly Example[];
  donts: readonly Example[];
  /** Changes of looks, behavior or props, newest first. */
  changes: readonly Change[];
  /** Only what a person looked at, see docs/guides/review.md. */
  reviews: Review;
}

/** Groups of "Which component", by the question of someone who builds a screen. */
export const needGroups = {
  actions: 'Let people act',
  'money-input': 'Ask for money',
  forms: 'Ask for anything else',
  money: 'Show money',
  market: 'Show a market',
  data: 'Show facts and lists',
  feedback: 'Give feedback',
  layout: 'Lay out a screen',
} as const;

export interface Need {
  group: keyof typeof needGroups;
  /** "An amount of money" */
  need: string;
  /** How to use it for that, where it isn't obvious. */
  how?: string;
}

export interface Alternative {
  /** "One of many options" */
  case: string;
  /** Folder of the other component. */
  instead: string;
}

export interface Part {
  part: string;
  text: string;
  /** CSS selector within its Playground story: the page pins the part's number there. */
  at?: string;
}

export interface State {
  state: string;
  text: string;
  /** Export of the story that shows it. */
  story?: string;
}

export interface Accessibility {
  /** As in the accessibility tree: "button", "group of radio buttons". */
  role: string;
  /** Where its accessible name comes from. */
  name: string;
  /** Empty if nothing in it takes the focus. */
  keys: readonly Key[];
  /** What a screen reader says without being asked, and when. Empty if nothing. */
  announced: readonly string[];
}

export interface Key {
  /** "Arrow right", "Shift + Tab" */
  key: string;
  does: string;
}

export interface Example {
  text: string;
  /** Export of the story that shows it. */
  story?: string;
}

export interface Change {
  /** YYYY-MM-DD */
  date: string;
  text: string;
}
