import type { Selectable } from 'kysely';
import type { Context } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import { hashToken } from '#server/session/tokens.ts';

type Review = Selectable<DB['reviews']>;

/** Events after a review's submission: an edit, flags, mailed links, queued replies; each with every value set. */
export async function createAfterPublication(
  { kysely }: Database,
  { nature: { newId } }: Context,
  { gone, published, by }: { gone: Review; published: Review; by: string },
) {
  const at = new Date();
  const of = ({ id, agency_id }: Review) => ({ review_id: id, agency_id });
  const { overall, title, body, name_display, shown_name } = gone;
  const edit = {
    ...of(gone),
    ...{ overall, title, body, name_display, shown_name },
    private_note: 'Between us',
    shows_company: true,
    was_offered_anything: false,
    changes_words: 'Leave out the name',
    changes_requested_at: at,
    rejected_because: 'spam',
    decided_at: at,
    decided_by: by,
    submitted_at: at,
  };
  await kysely
    .insertInto('review_versions')
    .values([
      { ...edit, id: newId(), number: 2, moderation: 'queued', replaced_at: null },
      { ...edit, id: newId(), number: 3, moderation: 'approved', replaced_at: at },
    ])
    .execute();
  const share = {
    ...{ id: newId(), agency_id: published.agency_id, recruiter_id: published.recruiter_id, review_id: published.id },
    ...{ channel: 'link', shared_by: by, key: newId().slice(-12), first_shared_at: at, shared_at: at },
  };
  await kysely.insertInto('review_shares').values(share).execute();
  const told = { told_at: at, answer_by: new Date(at.getTime() + 86_400_000), decide_by: at, opened_at: at };
  const decided = { id: newId(), ...of(gone), ...told, state: 'removed', answer: 'It is true', answered_at: at };
  const open = { id: newId(), ...of(published), ...told, state: 'open' };
  const outcome = {
    decided_at: at,
    decided_by: by,
    decided_because: 'personal_data',
    decided_words: 'It names somebody',
  };
  await kysely
    .insertInto('review_flag_cases')
    .values([
      { ...decided, ...outcome, taken_up_at: at },
      { ...decided, ...outcome, id: newId() },
    ])
    .execute();
  await kysely.insertInto('review_flag_cases').values(open).execute();
  await kysely
    .insertInto('review_flags')
    .values(
      [decided, open].map(({ id, review_id, agency_id }) => ({
        id: newId(),
        case_id: id,
        review_id,
        agency_id,
        reason: 'personal_data',
        words: 'It names my neighbour',
        email: 'neighbour@mail.example',
        created_at: at,
      })),
    )
    .execute();
  const token = 'a token of a reviewer';
  const links = [
    { review_id: gone.id, case_id: null, token },
    { review_id: published.id, case_id: null, token: `${token} of what is public` },
    { review_id: gone.id, case_id: decided.id, token: `${token} of flags` },
    { review_id: published.id, case_id: open.id, token: `${token} of open flags` },
  ];
  await kysely
    .insertInto('review_links')
    .values(links.map(({ token: text, ...link }) => ({ ...link, token_hash: hashToken(text), created_at: at })))
    .execute();
  const reply = (number: number, state: string) => ({
    ...of(published),
    id: newId(),
    number,
    body: 'They stole my pen',
    state,
    created_at: at,
    written_by: by,
  });
  const rejected = reply(1, 'rejected');
  const queued = reply(2, 'queued');
  await kysely
    .insertInto('review_reply_versions')
    .values([{ ...rejected, rejected_words: 'No accusations', decided_at: at, decided_by: by }])
    .execute();
  await kysely.insertInto('review_reply_versions').values(queued).execute();
  return {
    share,
    token,
    decidedCase: decided.id,
    openCase: open.id,
    rejectedReply: rejected.id,
    queuedReply: queued.id,
  };
}
