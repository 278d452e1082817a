import { lazy, type ReactNode, Suspense } from 'react';
import { meets, type Requirement } from '#common/roles.ts';
import { useUser } from '../session/use-session.ts';
import { rolesToCheck, useDeveloperFeature } from './developer.ts';

export type AllowedProps = {
  requirement?: Requirement;
  /** One of the listed roles is enough. */
  any?: boolean;
  /** Only for strangers; ignores `requirement`. */
  noUser?: boolean;
  /** What everybody else sees. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Shows its children to people with the required roles. This only hides what people can't use; the server decides what
 * they may do.
 */
export function Allowed({ requirement, any = false, noUser = false, fallback = null, children }: AllowedProps) {
  const user = useUser();
  useDeveloperFeature('ignore-permissions');
  const isAllowed = noUser ? user === null : meets(user && rolesToCheck(user.roles), requirement, { any });
  return <Outlined requirement={noUser ? 'no user' : requirement}>{isAllowed ? children : fallback}</Outlined>;
}

type OutlinedProps = { requirement: Requirement | 'no user'; children: ReactNode };

/** For developers who switched it on: outlines a part of the page and names the roles it requires. */
export function Outlined({ requirement, children }: OutlinedProps) {
  const isOn = useDeveloperFeature('highlight-permissions');
  if (!isOn || !requirement?.length) return children;
  return (
    <Suspense fallback={children}>
      <Outline requirement={requirement}>{children}</Outline>
    </Suspense>
  );
}

const Outline = lazy(async () => ({ default: (await import('./Outline.tsx')).Outline }));
