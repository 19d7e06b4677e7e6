import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'Upload of one image: chosen or taken, compressed in the browser, uploaded at once, replaced, removed. With crop the customer crops it first.',
  needs: [{ group: 'forms', need: 'A photo from the camera or a file' }],
  use: ['For documents, receipts and avatars.', 'Several of these for several images.'],
  avoid: [
    { case: 'It only shows the photo', instead: 'avatar' },
    { case: 'A code is to be scanned', instead: 'qr-code' },
  ],
  anatomy: [
    { part: 'Label and hint', text: 'What is asked for, and what may be uploaded.', at: 'label' },
    { part: 'Choose', text: 'Opens the files; the camera on a phone.', at: 'input' },
    { part: 'Preview', text: 'The image and its file name.' },
    { part: 'Progress', text: 'How much is sent.' },
    { part: 'Buttons', text: 'Replace, remove, retry or cancel.' },
  ],
  states: [
    { state: 'Sending', text: 'A progress bar, and a way to cancel.', story: 'Sending' },
    { state: 'Done', text: 'A check mark, Replace and Remove.', story: 'Done' },
    { state: 'Failed', text: 'The reason and Retry.', story: 'Failed' },
    { state: 'Too large or wrong type', text: 'Nothing is sent; the message says what is allowed.', story: 'TooLarge' },
    { state: 'Cropping', text: 'A sheet to move and zoom the image, by dragging or with buttons.', story: 'Cutting' },
  ],
  accessibility: {
    role: 'file input with buttons',
    name: 'Its label. Hint and error are its description.',
    keys: [
      { key: 'Enter or Space', does: 'Opens the files.' },
      { key: 'Arrow keys', does: 'In the crop sheet: move the image, in finer steps with Shift.' },
    ],
    announced: ['That it is uploaded, or what is wrong.'],
  },
  content: ['The hint says the types and the size that are accepted.', 'An error says the limit and the actual size.'],
  dos: [{ text: 'Say before the upload what is accepted.', story: 'Playground' }],
  donts: [{ text: 'Don’t ask for the image again after a failed submit: it is uploaded already.' }],
  changes: [
    { date: '2026-11-30', text: 'An image that is too large, or can’t be cropped, leaves the uploaded one in place.' },
    { date: '2026-11-30', text: 'Buttons move the image in the crop sheet; `crop.labels.move` names them.' },
    { date: '2026-11-25', text: 'A new preview keeps what has the focus in view.' },
    { date: '2026-11-23', text: '`onBusyChange` says that an image is on its way, so that a form can wait for it.' },
    {
      date: '2026-11-22',
      text: 'After a reload the image shows by `src`; `onSourceError` says that it can’t be loaded.',
    },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
