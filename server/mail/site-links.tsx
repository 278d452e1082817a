import type { ReactNode } from 'react';
import { type RouteId, routeOf } from '#common/routes.ts';
import { absolute, privacyUrl, reviewPolicyUrl, termsUrl } from '#common/urls.ts';
import { Small, TextLink } from './parts.tsx';
import { useSurroundings } from './render.tsx';

/** Links to privacy and terms, if the site has these pages. */
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

/** A link to the review policy; nothing while the site has no such page. */
export function ReviewPolicyLink({ children }: { children: ReactNode }) {
  const { siteUrl } = useSurroundings();
  return isBuilt('reviewPolicy') && <TextLink href={absolute(siteUrl, reviewPolicyUrl())}>{children}</TextLink>;
}

/** How somebody sees, corrects or deletes their data. `contact` is the address of the agency, which answers. */
export function DataRights({ contact }: { contact: string }) {
  const { siteUrl } = useSurroundings();
  return (
    <>
      To see, correct, or delete the data held about you, write to {contact}
      {isBuilt('privacy') && (
        <>
          , or use our <TextLink href={absolute(siteUrl, privacyUrl())}>privacy page</TextLink>
        </>
      )}
      .
    </>
  );
}

/** An email is kept for years, so it never links to a missing page. */
const isBuilt = (id: RouteId) => routeOf(id).isBuilt;
