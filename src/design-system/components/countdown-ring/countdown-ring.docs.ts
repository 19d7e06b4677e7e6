import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A countdown to a deadline of the server, as forty marks on the edge of a coin. It steps once a second, without gliding or flashing.',
  needs: [{ group: 'money', need: 'How long a quoted rate holds' }],
  use: ['Only where waiting has a reason: a quote, a code.'],
  avoid: [
    { case: 'There is no deadline', instead: 'progress' },
    { case: 'It is the period of a leverage room', instead: 'period-countdown' },
    { case: 'Content is loading', instead: 'skeleton' },
  ],
  anatomy: [
    { part: 'Marks', text: 'Forty; they go out clockwise.', at: 'svg' },
    { part: 'Seconds', text: 'In the middle. From 100 seconds on, minutes and seconds.', at: '[role=timer] > span' },
  ],
  states: [
    { state: 'Urgent', text: 'The last five seconds turn to caution, unless calm is set.', story: 'Matrix' },
    { state: 'Calm', text: 'Nothing is lost at the end: the color stays.', story: 'Calm' },
    { state: 'Ended', text: 'Stands at 0, and onEnd was called once.', story: 'Ends' },
  ],
  accessibility: {
    role: 'timer',
    name: 'label with the remaining seconds: “7 seconds left”. It is read on request and not at each tick.',
    keys: [],
    announced: ['With announceAt: the label, once, at that many seconds.'],
  },
  content: ['Say what remains: “Rate holds for 7 seconds”.'],
  dos: [{ text: 'Announce it once, early enough to act.', story: 'Announced' }],
  donts: [{ text: 'Don’t use it to hurry anyone: a deadline needs a reason.' }],
  changes: [
    { date: '2026-11-23', text: 'Long times read as minutes and seconds.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
