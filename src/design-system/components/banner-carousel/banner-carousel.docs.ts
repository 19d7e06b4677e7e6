import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'Slides that people swipe. They play by themselves unless paused, touched, or the device asks for reduced motion.',
  needs: [{ group: 'data', need: 'Images that an operator changes' }],
  use: [
    'For announcements of the operator, at most five, on a home screen.',
    'With a single slide too: then there are no marks and no buttons.',
  ],
  avoid: [
    { case: 'The news is one line of text', instead: 'news-ticker' },
    { case: 'It must be read before going on', instead: 'callout' },
    { case: 'It is shown once, at the start', instead: 'splash' },
  ],
  anatomy: [
    { part: 'Region', text: 'With its own name.', at: 'section' },
    { part: 'Slide', text: 'Title, an optional text, and an image or the edge of a coin.', at: 'li' },
    { part: 'Marks', text: 'The longer one is the current slide.', at: 'section > div > span' },
    { part: 'Buttons', text: 'Pause, previous and next. They come first in the tab order.', at: 'button' },
  ],
  states: [
    {
      state: 'Paused',
      text: 'By the button, and while the pointer, a touch or the focus is on it.',
      story: 'Playground',
    },
    { state: 'Single', text: 'One slide: nothing moves, nothing to press.', story: 'Single' },
    {
      state: 'Without a link',
      text: 'Slides that lead nowhere take the focus as a group, so that the keyboard can scroll them.',
      story: 'WithoutLink',
    },
  ],
  accessibility: {
    role: 'region with a list of slides',
    name: 'label names the region; each slide “2 of 3”, from labels.slide.',
    keys: [
      { key: 'Tab', does: 'Goes to the buttons first, then to the links of the slides.' },
      { key: 'Enter or Space', does: 'Presses the button.' },
    ],
    announced: ['The slide, after previous or next: “2 of 3”.'],
  },
  content: [
    'A title of at most 40 letters. One sentence of text.',
    'Nothing that is only in the image: it is decorative.',
  ],
  dos: [{ text: 'Keep it to five slides: nobody sees the sixth.', story: 'Playground' }],
  donts: [{ text: 'Don’t put anything here that people need: it moves out of sight.' }],
  changes: [
    { date: '2026-11-30', text: '`lang` of a slide says the language of its texts.' },
    { date: '2026-11-22', text: 'The second line of a slide is description.' },
    { date: '2026-11-22', text: 'A second line of text is `description`.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
