import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { searchUrl, signInUrl } from '#common/urls.ts';
import { landingFor } from '#web/kit/landing.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { PublicFrame } from '#web/ui/PublicFrame.tsx';

/** The frame of public pages, for the router and for what is shown instead of a page. */
export function SitePage({ children }: { children?: ReactNode }) {
  const user = useUser();
  return (
    <PublicFrame
      homeHref={searchUrl()}
      searchHref={searchUrl()}
      imprint="Every review says how it was verified."
      session={
        <Button href={user ? landingFor(user.roles) : signInUrl()} size="small">
          {user ? 'Your account' : 'Sign in'}
        </Button>
      }
    >
      {children ?? <Outlet />}
    </PublicFrame>
  );
}
