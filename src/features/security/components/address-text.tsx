import { Fragment } from 'react';

/** Groups of an IPv6 address with their colons. */
const group = /[^:]+:*|:+/gu;

/** A text with an IP address that wraps between its groups. */
export function AddressText({ text }: { text: string }) {
  return Array.from(text.matchAll(group), ([part], index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
