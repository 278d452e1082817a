import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LinkProps } from '#web/ui/Link.tsx';

/**
 * Links within the site change the page without loading the document; others are left to the browser. It is the `<a>`
 * that the server draws without it.
 */
export function PageLink({ href, ...props }: LinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && !props.target && props.download === undefined;
  if (!isOurs) return <a {...props} href={href} />;
  return <RouterLink {...(props as ComponentProps<typeof RouterLink>)} to={href} discover="none" />;
}

/** On the server nobody clicks: to ask the router for each of fifty links took a seventh of the time that a profile is drawn in. */
export const linkOfHere = import.meta.env.SSR ? null : PageLink;
