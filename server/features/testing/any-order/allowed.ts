import { expect } from 'vitest';
import { invitationTransitions } from '#common/invitations/states.ts';
import { importTransitions } from '#common/placements/import-states.ts';
import { placementTransitions } from '#common/placements/states.ts';
import { flagCaseTransitions } from '#common/reviews/flags/flags.ts';
import { moderationTransitions, publicationTransitions, type ReplyState } from '#common/reviews/states.ts';
import type { TransitionTable } from '#common/transitions.ts';
import type { Story } from './story.ts';

/** A waiting version of a reply is shown, rejected or replaced; a shown one is replaced, deleted or removed. */
const replyTransitions: TransitionTable<ReplyState, string> = {
  queued: { approve: 'shown', reject: 'rejected', replace: 'replaced' },
  shown: { replace: 'replaced', delete: 'deleted', remove: 'removed' },
  replaced: {},
  rejected: {},
  deleted: {},
  removed: {},
};

/** Everything that has a state: a statement that reads it, and its transitions. */
const kinds: Readonly<Record<string, readonly [statement: string, table: TransitionTable<string, string>]>> = {
  invitation: ['select id, state from invitations', invitationTransitions],
  placement: ['select id, state from placements', placementTransitions],
  import: ['select id, state from placement_imports', importTransitions],
  // The row holds one version after another, and each has its own states.
  moderation: [`select id || ' ' || content_version as id, moderation as state from reviews`, moderationTransitions],
  edit: [`select id, moderation as state from review_versions`, moderationTransitions],
  publication: ['select id, publication as state from reviews', publicationTransitions],
  'case of flags': ['select id, state from review_flag_cases', flagCaseTransitions],
  reply: ['select id, state from review_reply_versions', replyTransitions],
};

/** The state of everything that has one, by kind and id. */
export type States = ReadonlyMap<string, string>;

const allStates = Object.entries(kinds)
  .map(([kind, [statement]]) => `select '${kind}: ' || id as what, state from (${statement}) s`)
  .join(' union all ');

export async function statesOf(story: Story): Promise<States> {
  const rows = await story.rows<{ what: string; state: string }>(allStates);
  return new Map(rows.map(({ what, state }) => [what, state]));
}

/** Expects that a step took everything along its transitions. One step may take several transitions. */
export function expectLedOn(before: States, after: States, step: string): void {
  for (const [what, to] of after) {
    const from = before.get(what);
    const [, table] = kinds[what.slice(0, what.indexOf(':'))]!;
    expect(Object.keys(table)).toContain(to);
    if (from !== undefined && from !== to)
      expect([...reachable(table, from)], `${step}: ${what} was ${from}`).toContain(to);
  }
}

function reachable(table: TransitionTable<string, string>, from: string): ReadonlySet<string> {
  const known = new Set([from]);
  for (const state of known) for (const to of Object.values(table[state] ?? {})) known.add(to as string);
  return known;
}

/** States that must never exist, each as a statement that finds rows in it. */
const never: Readonly<Record<string, string>> = {
  'a sent invitation without a time': `select id from invitations
    where state in ('sent', 'opened', 'started', 'expired') and sent_at is null`,
  'an invitation that waits for a canceled placement': `select i.id from invitations i
    join placements p on p.id = i.placement_id
    where i.state in ('draft', 'scheduled') and p.state = 'cancelled'`,
  'two placements with one ID from imports': `select external_id from placements
    where source = 'csv_imported' and external_id is not null group by agency_id, external_id having count(*) > 1`,
  'an import that counted its rows wrongly': `select i.id from placement_imports i
    join (select import_id, count(*) filter (where outcome = 'new') as added,
        count(*) filter (where outcome = 'changed') as changed, count(*) filter (where outcome = 'same') as same,
        count(*) filter (where outcome = 'refused') as refused
      from placement_import_rows group by 1) r on r.import_id = i.id
    where i.state in ('done', 'undoing', 'undone')
      and (i.new_count, i.changed_count, i.same_count, i.refused_count)
        is distinct from (r.added::int, r.changed::int, r.same::int, r.refused::int)`,
  'an import that was undone in part': `select id from placement_imports
    where state = 'undone' and undone_count + kept_count <> new_count + changed_count`,
  'a bounced invitation without a reason': `select id from invitations where state = 'bounced' and bounced_because is null`,
  'a reminder for an invitation that is not open': `select id from invitations
    where state not in ('sent', 'opened', 'started') and next_reminder_at is not null`,
  'more than two reminders': `select invitation_id from mails where kind = 'reminder' and state <> 'suppressed'
    group by invitation_id, to_email having count(*) > 2`,
  'two live invitations of one side': `select placement_id from invitations
    where state in ('draft', 'scheduled', 'sent', 'opened', 'started', 'completed')
    group by placement_id, audience having count(*) > 1`,
  'a completed invitation without its review, or a review without its invitation completed': `select i.id from invitations i
    where (state = 'completed') <> exists (select from reviews where invitation_id = i.id)`,
  'two reviews for one invitation': `select invitation_id from reviews group by 1 having count(*) > 1 and invitation_id is not null`,
  'two valid reviews by one side of a placement': `select placement_id from reviews
    where placement_id is not null and moderation <> 'rejected' and publication not in ('removed', 'withdrawn')
    group by placement_id, reviewer_type, reviewer_email having count(*) > 1`,
  'an email to somebody who unsubscribed': `select m.id from mails m join suppressions s
    on s.email = m.to_email and (s.agency_id is null or s.agency_id = m.agency_id)
    where m.state = 'sent' and m.invitation_id is not null and m.queued_at > s.created_at`,
  'a public review that was neither cleared nor approved': `select id from reviews
    where publication in ('published', 'under_review') and moderation not in ('cleared', 'approved')`,
  'a rejected review that is public': `select id from reviews
    where moderation = 'rejected' and publication not in ('unpublished', 'withdrawn')`,
  'two waiting edits, or one of an unpublished review': `select v.review_id from review_versions v join reviews r on r.id = v.review_id
    where v.replaced_at is null and v.moderation in ('received', 'checked', 'queued', 'changes_requested')
    group by v.review_id, r.publication having count(*) > case when r.publication in ('published', 'under_review') then 1 else 0 end`,
  'a wrong `has_queued_edit`': `select r.id from reviews r
    where r.has_queued_edit <> exists (select from review_versions v
      where v.review_id = r.id and v.replaced_at is null and v.moderation = 'queued')`,
  'an open case of flags of an unpublished review': `select c.id from review_flag_cases c join reviews r on r.id = c.review_id
    where c.decided_at is null and r.publication not in ('published', 'under_review')`,
  'an open case about a reply that is gone': `select c.id from review_flag_cases c
    where c.about = 'reply' and c.decided_at is null
      and not exists (select from review_replies p where p.review_id = c.review_id)`,
  'a case about a reply that was taken up': `select id from review_flag_cases where about = 'reply' and state = 'taken_up'`,
  'a review under review without a case that was taken up, or the reverse': `select r.id from reviews r
    where (r.publication = 'under_review') <> exists (select from review_flag_cases c
      where c.review_id = r.id and c.about = 'review' and c.state = 'taken_up')`,
  'a hidden review that is not under review': `select id from reviews where is_hidden and publication <> 'under_review'`,
  'two shown or two waiting versions of a reply': `select review_id from review_reply_versions
    where state in ('shown', 'queued') group by review_id, state having count(*) > 1`,
  'a reply that differs from its shown version': `select p.review_id from review_replies p
    where not exists (select from review_reply_versions v
      where v.review_id = p.review_id and v.state = 'shown' and v.body = p.body)`,
  'a wrong `has_reply`': `select r.id from reviews r
    where r.has_reply <> exists (select from review_replies p where p.review_id = r.id)`,
  'a confirmed submission without its review': `select id from review_submissions
    where (confirmed_at is null) <> (review_id is null)`,
};

/** Expects that nothing exists that must never exist. */
export async function expectAllowed(story: Story): Promise<void> {
  const statement = Object.entries(never)
    .map(([what, rows], at) => `select '${what}' as what, to_jsonb(f${at}) as row from (${rows}) f${at}`)
    .join(' union all ');
  expect(await story.rows(statement)).toEqual([]);
}
