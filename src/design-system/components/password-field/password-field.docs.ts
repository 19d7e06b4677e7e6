import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A password field that can show what is typed and works with pasting and password managers.',
  needs: [{ group: 'forms', need: 'A password' }],
  use: [
    'For login and fund passwords, existing or new.',
    'Where a new one is chosen, NewPasswordField adds its strength: a hint, never a rule.',
  ],
  avoid: [
    { case: 'It is a one-time code', instead: 'code-field' },
    { case: 'It isn’t secret', instead: 'text-field' },
  ],
  anatomy: [
    { part: 'Label', text: 'Above it.', at: 'label' },
    { part: 'Input', text: '48 px.', at: 'input' },
    { part: 'Show', text: 'A toggle; its name doesn’t change.', at: 'button' },
    { part: 'Strength', text: 'Four marks and a word, in a NewPasswordField.' },
  ],
  states: [
    { state: 'Shown', text: 'The password as text.', story: 'Playground' },
    { state: 'Caps Lock', text: 'A warning below, announced.', story: 'CapsLock' },
    { state: 'Error', text: 'A danger border and a message.', story: 'Matrix' },
    { state: 'Disabled', text: 'Can’t be typed into.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'textbox of type password',
    name: 'Its label. Strength, hint, warning and error are its description.',
    keys: [
      { key: 'Tab', does: 'Goes to the input, then to Show.' },
      { key: 'Space', does: 'On Show: shows or hides the password.' },
    ],
    announced: ['That Caps Lock is on; the strength when it changes; an error.'],
  },
  content: ['`labels.show` stays the same: “Show password”. The pressed state says the rest.'],
  dos: [{ text: 'Say the rules in the hint, before the mistake.', story: 'Strength' }],
  donts: [{ text: 'Don’t ask for it twice: let people see what they typed.' }, { text: 'Don’t block pasting.' }],
  changes: [
    { date: '2026-11-22', text: 'NewPasswordField has the strength.' },
    { date: '2026-11-22', text: 'Its texts are labels; onChange gives the value.' },
    { date: '2026-11-22', text: 'An error stays visible while the field has the focus.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
