import type { Command } from '#server/commands/command.ts';
import type { Result } from '#server/commands/result.ts';
import { submitReview } from '#server/features/reviews/writing/reviews.commands.ts';
import { system } from '#server/session/viewer.ts';
import { cancelInvitations } from '../../invitations/cancelling.commands.ts';
import { correctRecipient, inviteAgain } from '../../invitations/changes.commands.ts';
import { createInvitations } from '../../invitations/creating.commands.ts';
import { rescheduleInvitation, resumeInvitations, sendNow } from '../../invitations/departures.commands.ts';
import { noteInvitationActivity } from '../../invitations/invitations.commands.ts';
import { renewReviewLink } from '../../invitations/renewals.commands.tsx';
import { daysAfter } from '../../invitations/timing.ts';
import { subscribeAgain, unsubscribe } from '../../mailing/mailing.commands.ts';
import { recordReturnedMail } from '../../mailing/returned-mail/returned-mail.commands.ts';
import { type Action, pick } from './actions.ts';
import type { Story } from './story.ts';
import { aReview } from './texts.ts';

/** One of the invitations, starting with those in the given states. */
const invitationOf = async (story: Story, which: number, states: readonly string[]): Promise<string | undefined> =>
  pick(
    await story.rows<{ id: string }>('select id from invitations order by state = any($1) desc, created_at desc, id', [
      states,
    ]),
    which,
  )?.id;

const open = ['sent', 'opened', 'started'];
const ended = ['expired', 'cancelled', 'unsubscribed'];

interface SentMail {
  id: string;
  text: string;
}
const lastMail = async (story: Story, invitationId: string): Promise<SentMail | undefined> =>
  (
    await story.rows<SentMail>(
      'select id, text from mails where invitation_id = $1 order by queued_at desc, id desc limit 1',
      [invitationId],
    )
  )[0];

/** An action of the recruiter on one of their invitations. */
const byRecruiter =
  <Input, R extends Result>(
    command: Command<Input, R>,
    states: readonly string[],
    more: (story: Story) => object = () => ({}),
  ): Action =>
  async (story, { which }) => {
    const invitationId = await invitationOf(story, which, states);
    if (invitationId) await story.act(command, { invitationId, ...more(story) }, { viewer: story.recruiter });
  };

/** An action of an invitation's recipient. */
const byReader =
  <Input, R extends Result>(
    command: Command<Input, R>,
    states: readonly string[],
    more: (story: Story, stars: number, audience: string) => object = () => ({}),
  ): Action =>
  async (story, { which, stars }) => {
    const invitationId = await invitationOf(story, which, states);
    if (!invitationId) return;
    const [invite] = await story.rows<{ audience: string }>('select audience from invitations where id = $1', [
      invitationId,
    ]);
    const link = /http\S+\/(?:review-invite|candidate-review|employer-review|email-sync-review)\/[\w-]+\/([\w-]+)/;
    const token = link.exec((await lastMail(story, invitationId))?.text ?? '')?.[1] ?? 'unknown';
    await story.act(command, { invitationId, token, ...more(story, stars, invite!.audience) });
  };

/** A mail server's report about an invitation's last email. */
const returned =
  (kind: 'hard' | 'policy' | 'complaint'): Action =>
  async (story, { which }) => {
    const invitationId = await invitationOf(story, which, ['sent']);
    const mail = invitationId && (await lastMail(story, invitationId));
    if (!mail) return;
    const notice = { kind, isFinal: true, status: null, detail: kind, key: Buffer.alloc(32, `${kind}${story.next()}`) };
    await story.act(recordReturnedMail, { mailId: mail.id, ...notice }, { viewer: system });
  };

const subscription =
  (command: typeof unsubscribe | typeof subscribeAgain, scope: 'agency' | 'everybody'): Action =>
  async (story, { which }) => {
    const invitationId = await invitationOf(story, which, command === unsubscribe ? open : ended);
    const token = invitationId && /\/u\/([\w-]+)/.exec((await lastMail(story, invitationId))?.text ?? '')?.[1];
    if (token) await story.act(command, { token, scope });
  };

const answered = (placementConfirmed: string, change: object = {}) =>
  byReader(submitReview, open, (_story, stars, audience) => ({
    ...aReview(stars, audience),
    placementConfirmed,
    ...change,
  }));

/** Invites both sides of the numbered placements, together, in so many days; those of `last` a week later. */
async function invite(story: Story, numbers: readonly number[], inDays: number, last?: number): Promise<void> {
  const { results } = await createInvitations(story.as({ viewer: story.recruiter }), {
    scheduledFor: daysAfter(story.now(), inDays).toISOString(),
    invitations: [
      ...numbers.map(placement),
      ...(last === undefined ? [] : [{ ...placement(last), scheduledFor: daysAfter(story.now(), 7).toISOString() }]),
    ],
  });
  if (results.some(({ invitation }) => invitation)) story.noteAccepted();
}

const placement = (number: number) => ({
  jobTitle: `Site Engineer ${number}`,
  jobType: 'permanent',
  startDate: '2026-09-01',
  companyName: 'Pinwheel Logistics',
  candidateName: `Casey Wintergreen ${number}`,
  candidateEmail: `casey-${number}@mail.example`,
  contactName: `Dana Pike ${number}`,
  contactEmail: `dana-${number}@pinwheel.example`,
});

/** Everything that can happen to review invitations, each through the real command. */
export const invitationActions = {
  /** Invites both sides of a new placement, or of a known one, at once. */
  invite: (story, { which, stars }) => invite(story, [which < 3 ? story.next() : which], stars > 2 ? 0 : stars),
  /**
   * Of three placements, some invitations are sent at once and the others wait; those stop when too many are returned.
   */
  async inviteMany(story) {
    await invite(story, [story.next(), story.next()], 0, story.next());
  },
  sendNow: byRecruiter(sendNow, ['scheduled']),
  reschedule: byRecruiter(rescheduleInvitation, ['scheduled'], (story) => ({
    scheduledFor: daysAfter(story.now(), 3).toISOString(),
  })),
  resume: byRecruiter(resumeInvitations, ['scheduled']),
  async cancel(story, { which }) {
    const id = await invitationOf(story, which, ['scheduled']);
    if (id) await story.act(cancelInvitations, { ids: [id] }, { viewer: story.recruiter });
  },
  correct: byRecruiter(correctRecipient, ['bounced'], (story) => ({ email: `corrected-${story.next()}@mail.example` })),
  inviteAgain: byRecruiter(inviteAgain, ended),
  open: byReader(noteInvitationActivity, ['sent'], () => ({ activity: 'opened' })),
  start: byReader(noteInvitationActivity, ['opened'], () => ({ activity: 'started' })),
  renew: byReader(renewReviewLink, ['expired']),
  complete: answered('yes'),
  completeWithDoubt: answered('no', { corrections: 'It began in May.' }),
  completeWithDenial: answered('never'),
  completeForReward: answered('yes', { offeredAnything: true }),
  completeUnfairly: answered('yes', { title: 'They are frauds and thieves' }),
  unsubscribe: subscription(unsubscribe, 'agency'),
  unsubscribeFromEverybody: subscription(unsubscribe, 'everybody'),
  subscribeAgain: subscription(subscribeAgain, 'agency'),
  complain: returned('complaint'),
  bounceHard: returned('hard'),
  bounceByPolicy: returned('policy'),
} satisfies Record<string, Action>;
