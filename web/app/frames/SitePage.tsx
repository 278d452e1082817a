import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { logoutUrl, searchUrl, signInUrl } from '#common/urls.ts';
import { landingFor } from '#web/kit/landing.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { PublicFrame } from '#web/ui/PublicFrame.tsx';

/** The frame of public pages, for the router and for what is shown instead of a page. */
export function SitePage({ children }: { children?: ReactNode }) {
  return (
    <PublicFrame
      homeHref={searchUrl()}
      searchHref={searchUrl()}
      session={<SessionButton />}
      imprint="Every review says how it was verified."
    >
      {children ?? <Outlet />}
    </PublicFrame>
  );
}

/** In, on to one's own pages, or out for those who have none but the public ones. */
function SessionButton() {
  const user = useUser();
  const landing = user && landingFor(user.roles);
  const [label, href] = !landing
    ? ['Sign in', signInUrl()]
    : landing === searchUrl()
      ? ['Sign out', logoutUrl()]
      : ['Reviews', landing];
  return (
    <Button href={href} size="small">
      {label}
    </Button>
  );
}
