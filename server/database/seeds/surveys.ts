import { audiences } from '#common/reviews/criteria.ts';
import { groupOf, type NpsGroup, npsGroups } from '#common/surveys/nps.ts';
import type { RecipientState } from '#common/surveys/recipient-states.ts';
import { defaultWorkflow } from '#common/surveys/workflows.ts';
import type { Row } from './rows.ts';
import { caseNotes, reasons, remarks } from './words/survey-answers.ts';
import { daysAfter, type World } from './world.ts';

type Audience = (typeof audiences)[number];

/** How many weeks back the first survey was sent, and how many days ago the last: none of them waits for its time. */
const weeks = 104;
const sinceDays = 3;

/** Who does the asking: the agency, its admin, and the recruiters that the answers count for. */
interface Asking {
  readonly agencyId: string;
  readonly adminId: string;
  readonly recruiters: readonly string[];
  readonly tags: readonly string[];
}

/**
 * Two years of surveys of the agency with the ultimate plan: a campaign for each audience, people in every state, answers,
 * and cases of low scores. The people are not those of placements, whose invitations would have to wait.
 */
export function addSurveys(world: World): void {
  const { rows, dice } = world;
  const agency = rows.agencies.find(({ slug }) => slug === 'quokka-and-quill-recruitment')!;
  const recruiters = rows.recruiters.filter(({ agency_id, is_claimed }) => agency_id === agency.id && is_claimed);
  const tags = ['Communication', 'Contract', 'Demo: call back'].map((name) => {
    const created_at = world.daysAgo(700);
    const id = dice.id(created_at);
    rows.survey_tags.push({ id, agency_id: agency.id!, name, created_at });
    return id;
  });
  const asking: Asking = {
    agencyId: agency.id!,
    adminId: rows.users.find(({ email }) => email === 'ultimate_team@demo.example')!.id!,
    // A few of them, so that some reach the ten scores that a figure needs.
    recruiters: recruiters.slice(0, 6).map(({ id }) => id!),
    tags,
  };
  for (const audience of audiences) addCampaign(world, asking, audience);
}

function addCampaign(world: World, asking: Asking, audience: Audience): void {
  const { rows, dice } = world;
  const { agencyId: agency_id, adminId } = asking;
  const at = world.daysAgo(weeks * 7 + 10);
  const survey = dice.id(at);
  rows.surveys.push({ id: survey, agency_id, audience, created_at: at });
  const workflows = new Map<NpsGroup, string>();
  for (const group of npsGroups) {
    const id = dice.id(at);
    const { questions, thanksTitle, thanksText } = defaultWorkflow(group, audience);
    rows.workflows.push({
      ...{ id, agency_id, survey_id: survey, nps_group: group, status: 'live', number: 1 },
      ...{ questions: questions as never, thanks_title: thanksTitle, thanks_text: thanksText },
      ...{ notifies_owner: group === 'detractor', edited_at: at, edited_by: adminId },
      ...{ published_at: at, published_by: adminId },
    });
    workflows.set(group, id);
  }
  const id = dice.id(at);
  const recipients = peopleOf(world, asking, id, audience, workflows);
  const emailed = recipients.filter(({ sent_at }) => sent_at);
  rows.campaigns.push({
    ...{ id, agency_id, survey_id: survey, trigger: 'list', is_active: true, created_by: adminId, created_at: at },
    name: audience === 'candidate' ? 'Demo: after the first month' : 'Demo: after a hire',
    message: 'You started with us a few weeks ago. How was it?',
    emailed_people: emailed.length,
    bounced_people: emailed.filter(({ state }) => state === 'bounced').length,
  });
}

function peopleOf(
  world: World,
  asking: Asking,
  campaign_id: string,
  audience: Audience,
  workflows: ReadonlyMap<NpsGroup, string>,
): Row<'survey_recipients'>[] {
  const { rows, dice } = world;
  const all: Row<'survey_recipients'>[] = [];
  for (let week = weeks; week > 0; week--)
    for (let person = dice.whole(2, audience === 'candidate' ? 8 : 4); person > 0; person--) {
      const daysAgo = week * 7 - dice.between(0, 4) - 3 + sinceDays;
      const recipient = personOf(world, asking, campaign_id, daysAgo);
      rows.survey_recipients.push(recipient);
      all.push(recipient);
      if (recipient.state === 'complete' || recipient.state === 'partial')
        addResponse(world, asking, recipient, audience, workflows);
    }
  return all;
}

/** How people end, by weight; the newer ones may still answer. */
const ends = {
  settled: { complete: 46, partial: 5, expired: 42, bounced: 3, unsubscribed: 3, cancelled: 1 },
  running: { complete: 40, partial: 6, started: 8, sent: 40, bounced: 3, unsubscribed: 3 },
} as const;

function personOf(world: World, asking: Asking, campaign_id: string, daysAgo: number): Row<'survey_recipients'> {
  const { dice } = world;
  const state: RecipientState = dice.weighted<RecipientState>(
    (daysAgo > 61 ? ends.settled : ends.running) as Record<RecipientState, number>,
  );
  const at = world.daysAgo(daysAgo);
  const person = world.newPerson('people.example');
  const isSent = state !== 'cancelled';
  const hasStarted = ['complete', 'partial', 'started'].includes(state);
  const opened = hasStarted || (isSent && state !== 'bounced' && dice.chance(0.45));
  const answeredAt = daysAfter(at, dice.between(0.02, 2.5));
  return {
    id: dice.id(at),
    agency_id: asking.agencyId,
    campaign_id,
    recruiter_id: dice.pick(asking.recruiters),
    name: person.name,
    email: person.email,
    state,
    cancelled_because: isSent ? null : 'Demo: asked by phone instead.',
    bounced_because: state === 'bounced' ? '550 5.1.1 No such mailbox' : null,
    scheduled_for: at,
    sent_at: isSent ? at : null,
    opened_at: opened ? daysAfter(at, 0.01) : null,
    started_at: hasStarted ? answeredAt : null,
    completed_at: state === 'complete' ? daysAfter(answeredAt, 0.002) : null,
    expires_at: isSent ? daysAfter(at, 60) : null,
    created_at: at,
  };
}

function addResponse(
  world: World,
  asking: Asking,
  recipient: Row<'survey_recipients'>,
  audience: Audience,
  workflows: ReadonlyMap<NpsGroup, string>,
): void {
  const { rows, dice } = world;
  const at = new Date(recipient.started_at as Date);
  const score = Math.max(0, Math.min(10, Math.round(dice.normal(8.6, 2))));
  const group = groupOf(score);
  const isComplete = recipient.state === 'complete';
  const comment = isComplete && dice.chance(0.75) ? dice.pick(reasons[audience][group]) : null;
  const mayQuote = isComplete && group === 'promoter' && dice.chance(0.6);
  const id = dice.id(at);
  rows.responses.push({
    ...{ id, agency_id: asking.agencyId, campaign_id: recipient.campaign_id, workflow_id: workflows.get(group)! },
    ...{ recipient_id: recipient.id, recruiter_id: recipient.recruiter_id ?? null, score, comment },
    ...{ may_quote: mayQuote, is_complete: isComplete },
    ...{ answered_on: at.toISOString().slice(0, 10), answered_at: at },
  });
  const answer = (question_id: string, value: string | boolean) =>
    rows.answers.push({ response_id: id, question_id, value: value as never });
  if (comment) answer('reason', comment);
  if (isComplete && dice.chance(0.5)) answer('group', dice.pick(remarks[group]));
  if (isComplete) answer('quote', mayQuote);
  if (comment && dice.chance(0.2))
    rows.response_tags.push({ agency_id: asking.agencyId, response_id: id, tag_id: dice.pick(asking.tags) });
  if (group === 'detractor' && isComplete) addCase(world, asking, recipient, { id, at });
}

function addCase(
  world: World,
  { agencyId, adminId }: Asking,
  recipient: Row<'survey_recipients'>,
  response: { readonly id: string; readonly at: Date },
): void {
  const { rows, dice, now } = world;
  const daysAgo = (now.getTime() - response.at.getTime()) / 86_400_000;
  const state = daysAgo > 45 ? 'resolved' : dice.pick(['open', 'contacted']);
  const id = dice.id(response.at);
  const contactedAt = state === 'open' ? null : daysAfter(response.at, 0.2);
  rows.nps_cases.push({
    ...{ id, agency_id: agencyId, response_id: response.id, owner_id: recipient.recruiter_id ?? null, state },
    due_on:
      state === 'resolved' ? daysAfter(response.at, 4).toISOString().slice(0, 10) : world.dayAgo(dice.whole(-5, 2)),
    opened_at: response.at,
    contacted_at: contactedAt,
    resolved_at: state === 'resolved' ? daysAfter(response.at, 6) : null,
    // The demo's owners have been told already.
    reminded_at: state === 'resolved' ? null : now,
  });
  if (contactedAt)
    rows.nps_case_notes.push({
      ...{ id: dice.id(response.at), agency_id: agencyId, case_id: id, author_id: adminId },
      ...{ words: dice.pick(caseNotes), noted_at: contactedAt },
    });
}
