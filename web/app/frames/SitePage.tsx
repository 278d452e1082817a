import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { routeOf } from '#common/routes.ts';
import {
  accountUrl,
  dashboardUrl,
  homeUrl,
  logoutUrl,
  panelUrl,
  recruitersUrl,
  searchUrl,
  signInUrl,
} from '#common/urls.ts';
import { legalLinks } from '#web/features/legal/legal-links.ts';
import { landingFor } from '#web/kit/landing.ts';
import { Allowed } from '#web/kit/permissions/Allowed.tsx';
import { useUser } from '#web/kit/session/use-session.ts';
import type { SessionUser } from '#web/kit/session/user.ts';
import { usePublicSite, useSite } from '#web/kit/site.ts';
import { Button } from '#web/ui/Button.tsx';
import { PublicFrame } from '#web/ui/PublicFrame.tsx';

/** The frame of public pages, for the router and for error screens. */
export function SitePage({ children }: { children?: ReactNode }) {
  return (
    <PublicFrame
      homeHref={usePublicSite()}
      searchHref={searchUrl()}
      session={<SessionButton />}
      links={legalLinks}
      imprint={<Imprint />}
    >
      {children ?? <Outlet />}
    </PublicFrame>
  );
}

function Imprint() {
  const { operator } = useSite();
  return `Every review shows how it was verified.${operator ? ` Run by ${operator}.` : ''}`;
}

/** Sign in, or a link to your own pages, or sign out for those who have only public pages. */
function SessionButton() {
  return (
    <Allowed noUser fallback={<OwnPages />}>
      <Button href={signInUrl()} size="small">
        Sign in
      </Button>
    </Allowed>
  );
}

function OwnPages() {
  const user = useUser();
  if (!user) return null;
  const [label, href] = ownPagesOf(user);
  return (
    <Button href={href} size="small">
      {label}
    </Button>
  );
}

function ownPagesOf({ roles, attributes }: SessionUser): readonly [label: string, href: string] {
  const landing = landingFor(roles, attributes.isLed);
  if (landing === homeUrl()) return ['Home', landing];
  if (landing === panelUrl()) return ['Admin panel', landing];
  if (landing === dashboardUrl()) return ['Dashboard', landing];
  if (landing === recruitersUrl()) return ['Recruiters', landing];
  if (landing !== searchUrl()) return ['Reviews', landing];
  return routeOf('account').isBuilt ? ['Your account', accountUrl()] : ['Sign out', logoutUrl()];
}
