import type { Feature } from '../features.ts';
import type { Requirement } from '../roles.ts';

/** The eight page layouts. */
export const layouts = ['app', 'login', 'no-login', 'signup', 'none', 'app-no-layout', 'nps-view', 'awards'] as const;
export type Layout = (typeof layouts)[number];

/** Allowed values of a parameter, by its name. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** A line of the route table. Defaults: no feature, every country, not open, not server-rendered, not built. */
export interface RouteEntry {
  /** Parameters are `:name`, optional ones `:name?`; a parameter may have an extension, as in `:postId.jpg`. */
  readonly path: string;
  readonly title: string;
  readonly layout: Layout;
  /** The requirement; by default, being signed in. */
  readonly requirement?: Requirement;
  /** Whether the user's `approved` attribute must also be true. */
  readonly needsApproved?: true;
  /** Features that must all be on. */
  readonly features?: readonly Feature[];
  /** Codes of the countries that have the page. */
  readonly countries?: readonly string[];
  /** Where the address redirects to. Such an entry has no requirement; its destination does. */
  readonly redirect?: string;
  readonly choices?: Choices;
  /** The choices that are built, when not all are. */
  readonly builtChoices?: Choices;
  /** Open to people who are not signed in. */
  readonly isOpen?: true;
  /** Rendered on the server and readable without JavaScript; implies open. */
  readonly isPublic?: true;
  readonly isBuilt?: true;
  readonly isFullWidth?: true;
}
