import type { PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from '#design-system/provider';
import { expectScreen } from '../lazy-screen.ts';

/** A link within the app goes through the router; any other is a plain anchor. */
export function AppLink({ href, onPointerDown, ...rest }: LinkProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the rest
  if (/^(\w+:|#)/.test(href)) return <a href={href} onPointerDown={onPointerDown} {...rest} />;
  const expect = (event: PointerEvent<HTMLAnchorElement>): void => {
    expectScreen(href);
    onPointerDown?.(event);
  };
  return <Link to={href} onPointerDown={expect} {...rest} />;
}
