import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'Pulling the content of a screen down with a finger loads it again. A button does so for everybody without a touch screen.',
  needs: [{ group: 'feedback', need: 'Loading a list again, by hand' }],
  use: [
    'Around the content of a screen whose data can grow old: records, balances, markets.',
    'Once per screen, from the top of its content on.',
  ],
  avoid: [
    { case: 'It could not be loaded at all', instead: 'error-state' },
    { case: 'Older records are loaded at the end', instead: 'record-list' },
  ],
  anatomy: [
    { part: 'Indicator', text: 'Comes down with the finger, above the content, which stays where it is.' },
    { part: 'Button', text: 'On touch screens it shows with the keyboard’s focus only.', at: 'button' },
    { part: 'Content', text: 'Anything.' },
  ],
  states: [
    { state: 'Ready', text: 'Pulled far enough: the arrow points up, in verdigris.', story: 'Pulled' },
    {
      state: 'Refreshing',
      text: 'The indicator stays and turns; with reduced motion it stands still.',
      story: 'Refreshing',
    },
    { state: 'Failed', text: 'Announced. Say it on the screen as well.', story: 'Failed' },
    { state: 'Disabled', text: 'No gesture and no button.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'none; its button is one',
    name: 'The button’s label.',
    keys: [{ key: 'Enter or Space', does: 'On the button: loads again.' }],
    announced: ['That it refreshes, that it is up to date, or that it failed.'],
  },
  content: ['“Refresh” on the button; “Up to date” when done.'],
  dos: [{ text: 'Resolve once the new data shows.', story: 'Keyboard' }],
  donts: [{ text: 'Don’t use it inside a sheet, which a pull closes.' }],
  changes: [
    { date: '2026-11-29', text: 'A second finger gives a pull up.' },
    { date: '2026-11-22', text: 'First version.' },
  ],
  reviews: {},
};
