import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  title: 'QR scanner',
  summary: 'A sheet that reads a QR code with the camera or from a photo.',
  needs: [{ group: 'actions', need: 'Scanning a code', how: 'AddressField opens it by itself' }],
  use: ['To read an address, a payment request, or an invite code.', 'Load it when it is opened.'],
  avoid: [
    { case: 'A code is to be shown', instead: 'qr-code' },
    { case: 'A photo is to be uploaded', instead: 'image-upload' },
    { case: 'An address is asked for', instead: 'address-field' },
  ],
  anatomy: [
    { part: 'Viewfinder', text: 'What the camera sees, with a frame to aim at.' },
    { part: 'Light', text: 'A switch, where the camera has one.' },
    { part: 'Message', text: 'What to do, or why there is no picture.' },
    { part: 'Photo', text: 'Always there: cameras fail.' },
  ],
  states: [
    { state: 'Asking', text: 'The browser asks for permission.', story: 'Asking' },
    { state: 'Found', text: 'Reported once; the camera goes off.', story: 'Found' },
    { state: 'Refused', text: 'Says how to allow the camera.', story: 'Refused' },
    { state: 'No camera', text: 'Offers a photo.', story: 'NoCamera' },
    { state: 'In use', text: 'Another app has the camera.', story: 'InUse' },
    { state: 'No code in the photo', text: 'An error below the button.', story: 'PhotoWithoutCode' },
  ],
  accessibility: {
    role: 'dialog',
    name: 'Its title.',
    keys: [{ key: 'Escape', does: 'Closes it and turns the camera off.' }],
    announced: ['What to do once the camera is on.', 'That a code was found, or why there is no camera.'],
  },
  content: [
    'Say how to allow the camera: “Allow the camera for this site in your browser’s settings, then try again.”',
    'Never blame: “Camera access is off”, not “You denied access”.',
  ],
  dos: [{ text: 'Offer a photo wherever the camera fails.', story: 'Refused' }],
  donts: [{ text: 'Don’t ask for the camera before the customer wants to scan.', story: 'Asking' }],
  changes: [{ date: '2026-11-22', text: 'First version.' }],
  reviews: {},
};
