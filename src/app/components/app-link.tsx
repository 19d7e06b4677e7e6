import { Link } from 'react-router-dom';
import type { LinkProps } from '#design-system/provider';

/** A link within the app goes through the router; any other is a plain anchor. */
export function AppLink({ href, ...rest }: LinkProps) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the rest
  return /^(\w+:|#)/.test(href) ? <a href={href} {...rest} /> : <Link to={href} {...rest} />;
}
