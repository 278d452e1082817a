import { brotliDecompressSync } from 'node:zlib';
import { formatScore } from '#common/formats.ts';
import type { Learnt } from './load.ts';
import { queryWorld, type World } from './world.ts';

/** What a recruiter's page must contain. */
export interface Facts {
  readonly slug: string;
  readonly texts: readonly string[];
}

/**
 * For each recruiter by slug: name, agency, the score if reviews count, and title, text, name and reply of the newest
 * ten reviews.
 */
export async function factsOf({ connectionString }: World, slugs: readonly string[]): Promise<Facts[]> {
  const rows = await queryWorld<Facts & { score: number | null }>(
    connectionString,
    `select r.slug, case when r.review_count > 0 then r.score::float8 end as score,
        array[r.name, a.name] || coalesce(shown.texts, '{}') as texts
      from unnest($1::text[]) with ordinality as wanted (slug, n) join recruiters r using (slug) join agencies a on a.id = r.agency_id
      cross join lateral (
        select array_agg(text) as texts from (
          select v.title, v.body, v.shown_name, p.body as reply from reviews v left join review_replies p on p.review_id = v.id
            where v.recruiter_id = r.id and v.publication in ('published', 'under_review') and not v.is_hidden
            order by v.submitted_at desc, v.id desc limit 10) newest,
          unnest(array[title, body, shown_name, reply]) as text where text is not null) shown
      order by wanted.n`,
    [slugs],
  );
  return rows.map(({ slug, score, texts }) => ({
    slug,
    texts: score === null ? texts : [...texts, formatScore(score)],
  }));
}

/** Throws unless each page, in the order of the facts, contains everything known about its recruiter. */
export function requireFacts(facts: readonly Facts[], pages: readonly Learnt[]): void {
  for (const [at, { slug, texts }] of facts.entries()) {
    const page = wordsOf(pages[at]!);
    const missing = texts.find((text) => !page.includes(withoutSpaces(text)));
    if (missing !== undefined) throw new Error(`The page says of ${slug} all but: ${missing}`);
  }
}

/** The visible text without spaces and without the words that expand a text, since pages break lines differently. */
function wordsOf({ headers, body }: Learnt): string {
  const html = String(unpacked(body, headers['content-encoding']));
  return withoutSpaces(
    html
      .replaceAll(/<(script|style|summary)\b.*?<\/\1>|<[^>]*>/gs, '')
      .replaceAll(/&(?:#x27|#39|quot|amp|lt|gt);/g, unescaped),
  );
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  return encoding === 'br' ? brotliDecompressSync(body) : body;
}

const unescaped = (written: string) =>
  ({ '&#x27;': "'", '&#39;': "'", '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' })[written]!;

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');
