import type { Insertable, Selectable } from 'kysely';
import { mandatoryCriteria } from '#common/reviews/criteria.ts';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { hashToken } from '#server/session/tokens.ts';

type Wishes = Partial<Insertable<DB['review_submissions']>>;

/** A submission by the open link, with its email's token: a candidate's review of five stars, sent a minute ago. */
export async function createOpenReview(
  database: Database,
  overrides: Wishes = {},
): Promise<Selectable<DB['review_submissions']> & { token: string }> {
  const token = nature.newToken();
  const id = nature.newId();
  const recruiter = await recruiterOf(database, overrides.recruiter_id);
  const row = await database.kysely
    .insertInto('review_submissions')
    .values({
      id,
      token_hash: hashToken(token),
      agency_id: recruiter.agency_id,
      recruiter_id: recruiter.id,
      audience: 'candidate',
      name: 'Casey Wintergreen',
      email: `casey-${id}@mail.example`,
      job_title: 'Site Engineer',
      job_type: 'permanent',
      start_date: '2026-03-02',
      company_name: 'Pinwheel Logistics',
      written: JSON.stringify(written(id)),
      content_hash: hashToken(id),
      created_at: new Date(Date.now() - 60_000),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, token };
}

/** Unique, or it would wait for a moderator. */
const written = (id: string) => ({
  overall: 5,
  criteria: [{ key: 'communication', stars: 5 }],
  title: 'Clear and honest from start to finish',
  body: `I always knew what the next step was. ${id.replaceAll(/\d/g, 'x').replaceAll('-', ' ')}`,
  privateNote: 'Thank you',
  nameDisplay: 'first_initial',
  showCompany: false,
  offeredAnything: false,
  locale: 'en-US',
});

/** A text unlike any other review's, which would be a risk signal. */
export const freshBody = (): string =>
  Array.from({ length: 12 }, () => crypto.randomUUID().replaceAll(/[^a-f]/g, '')).join(' then ');

/** What the form of an open link sends about a recruiter: a candidate's review of four stars. */
export const typedOpenReview = ({ id }: { id: string }, change: Record<string, unknown> = {}) => ({
  recruiterId: `Recruiter:${id}`,
  audience: 'candidate',
  reviewerName: 'Dana Price',
  reviewerEmail: 'dana@mail.example',
  jobTitle: 'Site Engineer',
  companyName: 'Bridge & Sons',
  overall: 4,
  criteria: mandatoryCriteria('candidate', false).map(({ key }) => ({ key, stars: 4 })),
  title: 'Clear from start to finish',
  body: freshBody(),
  nameDisplay: 'first_initial',
  showCompany: false,
  offeredAnything: false,
  ...change,
});

const recruiterOf = ({ kysely, ...database }: Database, id: string | undefined) =>
  id
    ? kysely.selectFrom('recruiters').select(['id', 'agency_id']).where('id', '=', id).executeTakeFirstOrThrow()
    : createRecruiter({ kysely, ...database });
