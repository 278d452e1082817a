import { createContext, type RouterContextProvider } from 'react-router';
import type { Environment } from 'relay-runtime';
import type { Flags } from '#common/flags.ts';
import type { RouteViewer } from '#common/routes.ts';

/** Who looks, as far as routes ask. */
export interface RouteVisitor extends RouteViewer {
  readonly country: string | undefined;
}

/** What loaders, actions and middleware are given. */
export interface Surroundings {
  readonly flags: Flags;
  /** The store of who is signed in now. */
  readonly environment: Environment;
  /** Resolves when the session holds, or has ended. Null is a stranger. */
  visitor(): Promise<RouteVisitor | null>;
  /** Notes where somebody wanted to go who has to sign in first. */
  rememberPath(path: string): void;
  /** Where errors are told that a page has taken care of. */
  readonly report: (error: unknown) => void;
}

const surroundings = createContext<Surroundings>();

type Context = Readonly<RouterContextProvider>;

export const setSurroundings = (context: RouterContextProvider, value: Surroundings): void =>
  context.set(surroundings, value);

export const surroundingsOf = (context: Context): Surroundings => context.get(surroundings);
