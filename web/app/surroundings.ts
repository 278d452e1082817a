import { createContext, type RouterContextProvider } from 'react-router';
import type { Environment } from 'relay-runtime';
import type { Features } from '#common/features.ts';
import type { RouteViewer } from '#common/routes.ts';

/** What routes need to know about the viewer. */
export interface RouteVisitor extends RouteViewer {
  readonly country: string | undefined;
}

/** What loaders, actions and middleware receive. */
export interface Surroundings {
  readonly features: Features;
  /** The current user's store. */
  readonly environment: Environment;
  /** Resolves when the session is valid or has ended. Null is a stranger. */
  visitor(): Promise<RouteVisitor | null>;
  /** Remembers the destination of somebody who has to sign in first. */
  rememberPath(path: string): void;
  /** Captures errors that a page has handled. */
  readonly captureError: (error: unknown) => void;
}

const surroundings = createContext<Surroundings>();

type Context = Readonly<RouterContextProvider>;

export const setSurroundings = (context: RouterContextProvider, value: Surroundings): void =>
  context.set(surroundings, value);

export const surroundingsOf = (context: Context): Surroundings => context.get(surroundings);
