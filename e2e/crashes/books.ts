import { scoreFromSums } from '#common/reviews/score.ts';
import type { Answer } from '../running/client.ts';
import type { RecruiterToTest } from '../running/people.ts';
import type { Plaudit } from '../running/plaudit.ts';
import { type Journey, repeatAll, type Step } from './journey.ts';

/**
 * Everything that is wrong once things have settled, as sentences: acknowledged rows that are missing, rows that are
 * there twice, answers that differ when repeated, emails that arrived twice or have the wrong state, tasks left behind,
 * and figures that differ from a recount. Empty when nothing was lost or doubled.
 */
export async function violations(
  plaudit: Plaudit,
  recruiter: RecruiterToTest,
  journeys: readonly Journey[],
): Promise<string[]> {
  const found: string[] = [];
  for (const journey of journeys) {
    // Before the repetition, which would write a lost row again, and after it, which must double nothing.
    const lost = await rowsAmiss(plaudit, journey);
    const changed = await answersChanged(plaudit, recruiter, journey);
    found.push(...new Set([...lost, ...changed, ...(await rowsAmiss(plaudit, journey))]));
  }
  found.push(...(await mailsAmiss(plaudit)), ...(await tasksLeft(plaudit)));
  found.push(...(await figuresAmiss(plaudit, recruiter)));
  return found;
}

/** The first answer must be without problems, and the repeated one must be the same. */
async function answersChanged(plaudit: Plaudit, recruiter: RecruiterToTest, journey: Journey): Promise<string[]> {
  const again = await repeatAll(plaudit, recruiter, journey);
  return journey.steps.flatMap((step) => {
    const first = journey.said[step]?.answer;
    if (!first) return [`${journey.recipient}: ${step} was never answered`];
    return [
      ...first.problems.map((problem) => `${journey.recipient}: ${step} was answered ${problem}`),
      ...differences(`${journey.recipient}: ${step}`, first, again[step]!),
    ];
  });
}

function differences(what: string, first: Answer, second: Answer): string[] {
  if (JSON.stringify(first) === JSON.stringify(second)) return [];
  return [`${what} was answered ${JSON.stringify(first)}, and ${JSON.stringify(second)} when repeated`];
}

/** What must exist exactly once after a step: a `select` by the recipient's address. */
const expectedOnce: Readonly<Record<Step, Readonly<Record<string, string>>>> = {
  invite: {
    placement: 'select id from placements where candidate_email = $1',
    invitation: 'select id from invitations where recipient_email = $1',
    'audit of recordPlacement': auditOf('recordPlacement', 'placements', 'candidate_email'),
    'audit of createInvitation': auditOf('createInvitation', 'invitations', 'recipient_email'),
    'audit of deliverInvitation': auditOf('deliverInvitation', 'invitations', 'recipient_email'),
    'first reminder': `${taskOf('remindInvited')} and (j.payload->>'reminder')::int = 1`,
    'task to expire': taskOf('expireInvitation'),
    'mail that invites': mailOf('invitation'),
  },
  submit: {
    review: 'select id from reviews where reviewer_email = $1',
    'published review': "select id from reviews where reviewer_email = $1 and publication = 'published'",
    'completed invitation': "select id from invitations where recipient_email = $1 and state = 'completed'",
    'audit of submitReview': auditOf('submitReview', 'reviews', 'reviewer_email'),
    'audit of checkReview': auditOf('checkReview', 'reviews', 'reviewer_email'),
    'mail that thanks': mailOf('review-received'),
  },
  reply: {
    reply:
      'select 1 from review_replies p join reviews v on v.id = p.review_id where v.reviewer_email = $1 and p.version = 1',
    'audit of replyToReview': auditOf('replyToReview', 'reviews', 'reviewer_email'),
    'mail that tells of the reply': mailOf('review-replied'),
  },
};

function mailOf(kind: string): string {
  return `select 1 from mails where kind = '${kind}' and to_email = $1`;
}

function auditOf(action: string, table: string, address: string): string {
  return `select 1 from audit_entries e join ${table} s on s.id = e.subject_id where e.action = '${action}' and s.${address} = $1`;
}

function taskOf(name: string): string {
  return `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    join invitations i on i.id::text = j.payload->>'invitationId' where t.identifier = '${name}' and i.recipient_email = $1`;
}

async function rowsAmiss({ query }: Plaudit, { recipient, steps, said }: Journey): Promise<string[]> {
  const found: string[] = [];
  for (const [what, text] of steps.flatMap((step) => Object.entries(expectedOnce[step]))) {
    const rows = await query<{ id?: string }>(text, [recipient]);
    if (rows.length !== 1) found.push(`${recipient}: ${what} is there ${rows.length} times`);
    const acknowledged = acknowledgedId(what, said);
    if (acknowledged !== undefined && rows[0]?.id !== acknowledged)
      found.push(`${recipient}: ${what} ${acknowledged} was acknowledged, and ${rows[0]?.id} is there`);
  }
  return found;
}

/** The acknowledged id, without the name of its type; undefined when no answer names one. */
function acknowledgedId(what: string, said: Journey['said']): string | null | undefined {
  const step = ({ placement: 'invite', invitation: 'invite', review: 'reply' } as Record<string, Step>)[what];
  const id = step && said[step]?.answer.ids[what];
  return typeof id === 'string' ? id.split(':')[1] : id;
}

/** `sent` arrived once; `unknown` is listed, and arrived once or never. No other email arrived or is on its way. */
export async function mailsAmiss({ query, mailbox }: Plaudit): Promise<string[]> {
  const mails = await query<{ message_id: string; kind: string; to_email: string; state: string }>(
    'select message_id, kind, to_email, state from mails',
  );
  const strange = mailbox.arrived.filter(({ messageId }) => !mails.some((mail) => mail.message_id === messageId));
  return [
    ...strange.map(({ to }) => `a mail to ${to} arrived that no row tells of`),
    ...mails.flatMap(({ message_id, kind, to_email, state }) => {
      const times = mailbox.arrived.filter(({ messageId }) => messageId === message_id).length;
      const isFine = state === 'sent' ? times === 1 : state === 'unknown' && times <= 1;
      return isFine ? [] : [`the mail ${kind} to ${to_email} is ${state} and arrived ${times} times`];
    }),
  ];
}

async function tasksLeft({ query }: Plaudit): Promise<string[]> {
  const jobs = await query<{ task: string; last_error: string | null }>(
    `select t.identifier as task, j.last_error from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where coalesce(j.locked_at, j.run_at) < now() - interval '5 seconds' or (j.locked_at is null and j.attempts > 0)`,
  );
  return jobs.map(({ task, last_error }) => `the task ${task} was left behind: ${last_error}`);
}

interface Figures {
  review_count: number;
  rating_sum: number;
  published_count: number;
}

async function figuresAmiss({ query }: Plaudit, { recruiterId }: RecruiterToTest): Promise<string[]> {
  const [kept] = await query<Figures & { score: number; agency_id: string; mails: number }>(
    `select r.review_count, r.rating_sum, r.published_count, r.score::float8, r.agency_id,
        (select count(*)::int from mails where kind = 'review-published') as mails
      from recruiters r where r.id = $1`,
    [recruiterId],
  );
  const [counted] = await query<Figures & { weight: number; stars: number }>(
    `select count(*)::int as review_count, coalesce(sum(overall), 0)::int as rating_sum, count(*)::int as published_count,
        coalesce(sum(weight), 0)::float8 as weight, coalesce(sum(weight * overall), 0)::float8 as stars
      from reviews where recruiter_id = $1 and publication = 'published'`,
    [recruiterId],
  );
  const [agency] = await query<Figures>(
    `select sum(review_count)::int as review_count, sum(rating_sum)::int as rating_sum,
        sum(published_count)::int as published_count
      from (select agency_id, review_count, rating_sum, published_count from agency_figures union all
        select agency_id, review_count, rating_sum, published_count from agency_figure_deltas) f where agency_id = $1`,
    [kept!.agency_id],
  );
  // All reviews are from today, so none has aged.
  const { score } = scoreFromSums({ weight: counted!.weight, weightedStars: counted!.stars });
  return [
    ...figuresDiffer('the recruiter', kept!, counted!),
    ...figuresDiffer('the agency', agency!, counted!),
    ...(Math.abs(kept!.score - score) < 0.0001 ? [] : [`the score is ${kept!.score}, and ${score} when recounted`]),
    ...(kept!.mails === counted!.published_count
      ? []
      : [`${kept!.mails} mails tell of ${counted!.published_count} reviews`]),
  ];
}

function figuresDiffer(whose: string, kept: Figures, counted: Figures): string[] {
  return (['review_count', 'rating_sum', 'published_count'] as const).flatMap((name) =>
    (kept[name] ?? 0) === counted[name]
      ? []
      : [`${whose} has ${name} ${kept[name]}, and ${counted[name]} when recounted`],
  );
}
