import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A message within the screen: something to know or to mend before going on. It stays until its cause is gone.',
  needs: [{ group: 'feedback', need: 'Something to know before going on' }],
  use: ['For what a form needs: a limit, a rule, a failed submit.', 'With an action where one press helps.'],
  avoid: [
    { case: 'It was done and needs no reading', instead: 'toast' },
    { case: 'It asks for a decision', instead: 'confirm-dialog' },
    { case: 'A section or a screen failed to load', instead: 'error-state' },
    { case: 'It belongs to one field: use the field’s error', instead: 'field' },
  ],
  anatomy: [
    { part: 'Icon', text: 'By tone, so that color isn’t the only cue.', at: 'svg' },
    { part: 'Title', text: 'Optional, one phrase.', at: 'p' },
    { part: 'Text', text: 'What happened, and what to do.' },
    { part: 'Action', text: 'Optional: a small Button or a TextLink.' },
  ],
  states: [
    {
      state: 'Announced',
      text: 'With announce it is an alert: for a failure that the customer caused by a press.',
      story: 'Announced',
    },
  ],
  accessibility: {
    role: 'none; alert with announce',
    name: 'None. Its text is read where it stands.',
    keys: [],
    announced: ['With announce: its text, immediately, when it appears.'],
  },
  content: [
    'Say what happened, then what to do. Two sentences are enough.',
    'Tones: danger for failures, caution for what to consider first, success for what is done, info for the rest.',
  ],
  dos: [
    { text: 'Use one at most on a screen.', story: 'Playground' },
    { text: 'Say what happened, and offer the way out.', story: 'WithWayOut' },
  ],
  donts: [
    { text: 'Don’t stack messages: three at once are none.', story: 'Stacked' },
    { text: 'Don’t announce one that was there from the start: a screen reader reads it in its place.' },
  ],
  changes: [
    { date: '2026-11-22', text: 'No bar at its start.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
