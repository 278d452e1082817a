import { type Route, routes } from './routes.ts';

/** Slugs that no profile may have, because a page is there. */
export const reservedSlugs: readonly string[] = ['edit', 'preview', 'recruiters', 'review', 'new'];

/** Parameters by name, decoded; optional ones may be missing. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** The route of an address, with its parameters. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: RouteParams;
}

interface Segment {
  readonly name: string;
  readonly ending: string;
  readonly isParameter: boolean;
  readonly isOptional: boolean;
}

const patterns = routes.map((route) => ({ route, segments: parts(route.path).map(parseSegment) }));

/**
 * Finds the route of a path without query, ignoring a trailing slash. Static segments win over parameters. Undefined
 * when there is no such page, also for a choice not built and a reserved slug.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const given = decoded(pathname);
  if (!given) return undefined;
  const candidates = patterns.flatMap(({ route, segments }) => {
    const params = readParams(route, segments, given);
    return params ? [{ route, params, rank: rankOf(segments, given.length) }] : [];
  });
  const best = candidates.sort((a, b) => (a.rank < b.rank ? -1 : 1))[0];
  return best && { route: best.route, params: best.params };
}

function decoded(pathname: string): string[] | undefined {
  if (!pathname.startsWith('/') || pathname.includes('//')) return undefined;
  try {
    const given = parts(pathname).map(decodeURIComponent);
    // The database cannot store such a text, and would answer with an error.
    return given.some((part) => part.includes('\0')) ? undefined : given;
  } catch {
    return undefined;
  }
}

function readParams(route: Route, segments: readonly Segment[], given: readonly string[]): RouteParams | undefined {
  if (given.length > segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const text = given[index];
    if (text === undefined && !segment.isOptional) return undefined;
    if (text === undefined) continue;
    if (!fits(route, segment, text)) return undefined;
    if (segment.isParameter) params[segment.name] = text.slice(0, text.length - segment.ending.length);
  }
  return params;
}

function fits(route: Route, { name, ending, isParameter }: Segment, text: string): boolean {
  if (!isParameter) return text === name;
  if (text.length <= ending.length || !text.endsWith(ending)) return false;
  if (name === 'slug') return !reservedSlugs.includes(text);
  const choices = route.builtChoices[name] ?? route.choices[name];
  return choices === undefined || choices.includes(text);
}

/** One digit for each segment, static ones lower, so ranks of one address compare as text. */
function rankOf(segments: readonly Segment[], length: number): string {
  return segments
    .slice(0, length)
    .map(({ isParameter }) => (isParameter ? '1' : '0'))
    .join('');
}

function parts(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function parseSegment(text: string): Segment {
  const parameter = /^:([A-Za-z]+)(\.[a-z]+)?(\?)?$/.exec(text);
  if (!parameter?.[1]) return { name: text, ending: '', isParameter: false, isOptional: false };
  return { name: parameter[1], ending: parameter[2] ?? '', isParameter: true, isOptional: parameter[3] === '?' };
}
