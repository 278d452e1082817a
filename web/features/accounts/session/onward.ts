import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { signupInfoUrl } from '#common/urls.ts';
import { isBuilt } from '#web/kit/is-built.ts';
import { landingFor } from '#web/kit/landing.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import type { SessionUser } from '#web/kit/session/user.ts';

/** Goes on after signing in: to where the person was heading, or to their start page. */
export function useOnward(): (user: SessionUser) => void {
  const session = useSession();
  const navigate = useNavigate();
  return useCallback(
    (user) => {
      void navigate(session.rememberedPath ?? landingFor(user.roles, user.attributes.isLed), { replace: true });
      session.forgetPath();
    },
    [session, navigate],
  );
}

/**
 * Where an employer completes their company first; null if it is complete, they may not edit it, or it is not an
 * employer.
 */
export function unfinishedUrl({ roles, attributes }: SessionUser): string | null {
  const describesCompany = attributes.type === 'user' && roles.includes('ROLE_USER_ADMIN');
  return describesCompany && !attributes.companyComplete && isBuilt('signupInfo') ? signupInfoUrl() : null;
}
