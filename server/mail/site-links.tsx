import type { ReactNode } from 'react';
import { type RouteId, routeOf } from '#common/routes.ts';
import { absolute, privacyUrl, reviewPolicyUrl, termsUrl } from '#common/urls.ts';
import { Small, TextLink } from './parts.tsx';
import { useSurroundings } from './render.tsx';

/** Privacy and terms, as far as the site has these pages. */
export function LegalLinks() {
  const { siteUrl } = useSurroundings();
  const links = (
    [
      ['privacy', privacyUrl(), 'Privacy'],
      ['terms', termsUrl(), 'Terms'],
    ] as const
  ).filter(([id]) => isBuilt(id));
  if (links.length === 0) return null;
  return (
    <Small>
      {links.map(([id, url, name], index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <TextLink href={absolute(siteUrl, url)}>{name}</TextLink>
        </span>
      ))}
    </Small>
  );
}

/** Leads to the rules of reviews; nothing while the site has no such page. */
export function ReviewPolicyLink({ children }: { children: ReactNode }) {
  const { siteUrl } = useSurroundings();
  return isBuilt('reviewPolicy') && <TextLink href={absolute(siteUrl, reviewPolicyUrl())}>{children}</TextLink>;
}

/** How somebody sees, corrects or erases their data. `contact` is the agency's address, which answers about it. */
export function DataRights({ contact }: { contact: string }) {
  const { siteUrl } = useSurroundings();
  return (
    <>
      You can see, correct or erase what is held about you: write to {contact}
      {isBuilt('privacy') && (
        <>
          , or use our <TextLink href={absolute(siteUrl, privacyUrl())}>privacy page</TextLink>
        </>
      )}
      .
    </>
  );
}

/** A mail stays for years, so it leads to no page that there is not. */
const isBuilt = (id: RouteId) => routeOf(id).isBuilt;
