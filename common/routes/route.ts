import type { Flag } from '../flags.ts';
import type { Requirement } from '../roles.ts';

/** The eight frames a page may stand in. */
export const layouts = ['app', 'login', 'no-login', 'signup', 'none', 'app-no-layout', 'nps-view', 'awards'] as const;
export type Layout = (typeof layouts)[number];

/** What a parameter may be, by its name. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** A line of the route table. What is left out is: no flag, every country, not open, not rendered, not built. */
export interface RouteEntry {
  /** Parameters are `:name`, optional ones `:name?`; a parameter may carry an ending, as in `:postId.jpg`. */
  readonly path: string;
  readonly title: string;
  readonly layout: Layout;
  /** What one must hold; nothing more than being signed in when left out. */
  readonly requirement?: Requirement;
  /** Whether the user's `approved` attribute must be true as well. */
  readonly needsApproved?: true;
  /** Flags that must all be on. */
  readonly flags?: readonly Flag[];
  /** Codes of the countries that have the page. */
  readonly countries?: readonly string[];
  /** Where the address leads instead of showing a page. Such an entry asks for nothing; its goal does. */
  readonly redirect?: string;
  readonly choices?: Choices;
  /** The choices that exist already, where not all do. */
  readonly builtChoices?: Choices;
  /** Open to people who are not signed in. */
  readonly isOpen?: true;
  /** Rendered on the server and readable without JavaScript; implies open. */
  readonly isPublic?: true;
  readonly isBuilt?: true;
  readonly isFullWidth?: true;
}
