import { lazy, type ReactNode, Suspense } from 'react';
import { meets, type Requirement } from '#common/roles.ts';
import { useUser } from '../session/use-session.ts';
import { rolesToCheck, useDeveloperFeature } from './developer.ts';

export type AllowedProps = {
  requirement?: Requirement;
  /** Of a list one is enough. */
  any?: boolean;
  /** For strangers only, whatever is required. */
  noUser?: boolean;
  /** What others see. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Shows what it holds to those who may have it. The server decides by itself; this spares people what they cannot use. */
export function Allowed({ requirement, any = false, noUser = false, fallback = null, children }: AllowedProps) {
  const user = useUser();
  useDeveloperFeature('ignore-permissions');
  const isAllowed = noUser ? user === null : meets(user && rolesToCheck(user.roles), requirement, { any });
  return <Outlined requirement={noUser ? 'no user' : requirement}>{isAllowed ? children : fallback}</Outlined>;
}

type OutlinedProps = { requirement: Requirement | 'no user'; children: ReactNode };

/** Shows developers who wish it what a part of a page asks for. */
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
