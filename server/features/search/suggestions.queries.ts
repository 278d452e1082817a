import { sql } from 'kysely';
import { countries, searchLocations } from '#common/countries.ts';
import { specialitiesToShow } from '#common/specialities.ts';
import { agencyUrl, recruiterUrl, searchUrl } from '#common/urls.ts';
import type { Database } from '#server/database/database.ts';
import { commonnessOf, isRare } from './commonness.queries.ts';
import { matching } from './search.queries.ts';
import { queryOfWords, readTypedWords } from './words.queries.ts';

/** A suggestion, and where it leads. */
export interface Suggestion {
  readonly id: string;
  readonly kind: 'recruiter' | 'agency' | 'speciality' | 'place';
  readonly name: string;
  /** A recruiter's agency, an agency's place. */
  readonly detail: string;
  readonly href: string;
}

/**
 * The most profiles, and specialities and places, suggested at once; how many of the first profiles by rank are read;
 * letters required.
 */
const offered = { profiles: 5, others: 3, ranked: 50, fromLetters: 2 } as const;

/**
 * Specialities and places with a word that starts like this; then profiles, by rank, whose name or agency contains
 * these words, the last one as a prefix. Allows typos in words that occur nowhere.
 */
export async function suggest(database: Database, typed: string): Promise<readonly Suggestion[]> {
  const text = typed.normalize('NFC').replaceAll('\0', ' ').trim().slice(0, 120);
  if ([...text].length < offered.fromLetters) return [];
  return [...suggestOthers(text), ...(await suggestProfiles(database, text))];
}

interface Profile {
  id: string;
  kind: 'recruiter' | 'agency';
  name: string;
  detail: string | null;
  slug: string;
}

async function suggestProfiles(database: Database, text: string): Promise<Suggestion[]> {
  const [typed, commonness] = await Promise.all([readTypedWords(database, text), commonnessOf(database)]);
  const words = typed.map((word, index, all) =>
    // The last word may be incomplete, even if it occurs somewhere.
    index === all.length - 1 && /[\p{L}\p{N}]$/u.test(text) ? { ...word, isKnown: false } : word,
  );
  if (words.length === 0) return [];
  const query = queryOfWords(words, commonness, { among: 'names' });
  const areRare = isRare(query.share, commonness.entries, offered.ranked);
  const { rows } = await sql<Profile>`/* suggestProfiles */
    with found as materialized (
      select id, score_rank, document from ${matching(sql`ts_filter(document, '{a,b}') @@ ${query.all}::tsquery`, areRare)}
      order by score_rank desc, id desc limit ${offered.ranked}
    )
    select s.id, e.kind, coalesce(r.name, a.name) as name, coalesce(r.slug, a.slug) as slug,
      case when r.id is null then a.location when f.is_approved then f.name end as detail
    from found s join search_entries e on e.id = s.id
    left join recruiters r on r.id = e.recruiter_id left join agencies f on f.id = r.agency_id
    left join agencies a on a.id = e.agency_id
    order by ts_rank('{0, 0, 0.3, 1}', s.document, ${query.asTyped}::tsquery) desc, s.score_rank desc, s.id desc
    limit ${offered.profiles}`.execute(database.kysely);
  return rows.map(({ id, kind, name, detail, slug }) => ({
    id,
    kind,
    name,
    detail: detail ?? '',
    href: kind === 'recruiter' ? recruiterUrl(slug) : agencyUrl(slug),
  }));
}

const others: readonly Suggestion[] = [
  ...specialitiesToShow.map(({ id, name }) => ({
    id,
    kind: 'speciality' as const,
    name,
    detail: 'Speciality',
    href: searchUrl({ speciality: id }),
  })),
  ...searchLocations.AU.map(({ postcode, state }) => ({
    id: `AU-${postcode}`,
    kind: 'place' as const,
    name: state,
    detail: 'Australia',
    href: searchUrl({ country: 'AU', postcode }),
  })),
  ...countries.map(({ code, name }) => ({
    id: code,
    kind: 'place' as const,
    name,
    detail: 'Country',
    href: searchUrl({ country: code }),
  })),
];

function suggestOthers(text: string): Suggestion[] {
  const wanted = text.toLowerCase();
  return others.filter(({ name }) => startsAtWord(name.toLowerCase(), wanted)).slice(0, offered.others);
}

const startsAtWord = (name: string, wanted: string) => ` ${name.replaceAll(/[&,]/g, ' ')}`.includes(` ${wanted}`);
