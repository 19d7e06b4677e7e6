import { Fragment } from 'react';

/** Up to a colon of an IPv6 address, or up to several. */
const group = /[^:]+:*|:+/gu;

/** A text with a network address, which breaks between its groups where it is too long for a line. */
export function AddressText({ text }: { text: string }) {
  return Array.from(text.matchAll(group), ([part], index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
