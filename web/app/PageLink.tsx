import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LinkProps } from '#web/ui/Link.tsx';

/**
 * Links within the site change the page without loading a document; the browser handles others. Draws the same `<a>`
 * that the server renders.
 */
export function PageLink({ href, ...props }: LinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && !props.target && props.download === undefined;
  if (!isOurs) return <a {...props} href={href} />;
  return <RouterLink {...(props as ComponentProps<typeof RouterLink>)} to={href} discover="none" />;
}

/**
 * Nobody clicks on the server, and asking the router for each of fifty links took a seventh of a profile's render time.
 */
export const linkOfHere = import.meta.env.SSR ? null : PageLink;
