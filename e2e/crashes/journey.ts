import { mandatoryCriteria } from '#common/reviews/criteria.ts';
import { type Answer, type Client, type Mutation, openClient } from '../running/client.ts';
import type { RecruiterToTest } from '../running/people.ts';
import type { Plaudit } from '../running/plaudit.ts';
import { untilTrue } from '../running/until.ts';

export const steps = ['invite', 'submit', 'reply'] as const;
export type Step = (typeof steps)[number];

/** One placement's way from the invitation to the reply, with every answer its clients got. */
export interface Journey {
  readonly recipient: string;
  /** The steps this journey takes. */
  readonly steps: readonly Step[];
  readonly said: Partial<Record<Step, { mutation: Mutation; answer: Answer; triesWithoutAnswer: number }>>;
}

/** What a test does around each step; `after` runs once the step is answered. */
export interface Around {
  before?: (step: Step) => void | Promise<void>;
  after?: (step: Step) => void | Promise<void>;
  /** The last step; `reply` by default. */
  until?: Step;
  /** Invites and replies; by default a client that signs in for this journey. */
  owner?: Client;
}

/**
 * The recruiter invites, the candidate sends a review with the emailed link, it is published, the recruiter replies.
 */
export async function goThrough(
  plaudit: Plaudit,
  recruiter: RecruiterToTest,
  name: string,
  { before, after, until = 'reply', owner: known }: Around = {},
): Promise<Journey> {
  const urls = plaudit.webs.map((web) => web.url);
  const journey: Journey = {
    recipient: `${name}@candidates.example`,
    steps: steps.slice(0, steps.indexOf(until) + 1),
    said: {},
  };
  const owner = known ?? openClient(urls, recruiter.credentials);
  const say = async (step: Step, client: Client, mutation: Mutation) => {
    await before?.(step);
    const triesBefore = client.unanswered;
    const answer = await client.mutate(mutation);
    journey.said[step] = { mutation, answer, triesWithoutAnswer: client.unanswered - triesBefore };
    await after?.(step);
  };
  await say('invite', owner, invite(name, journey.recipient));
  if (until === 'invite') return journey;
  const link = await linkFor(plaudit, journey.recipient);
  await say('submit', openClient(urls), submit(name, link));
  if (until === 'submit') return journey;
  await say('reply', owner, reply(name, await publishedReview(plaudit, journey.recipient)));
  return journey;
}

/** Repeats every request, like a client that lost the answers; returns the new answers. */
export async function repeatAll(
  plaudit: Plaudit,
  recruiter: RecruiterToTest,
  { said }: Journey,
): Promise<Partial<Record<Step, Answer>>> {
  const urls = plaudit.webs.map((web) => web.url);
  const clients = { owner: openClient(urls, recruiter.credentials), reviewer: openClient(urls) };
  const answers: Partial<Record<Step, Answer>> = {};
  for (const step of steps) {
    const before = said[step];
    if (before) answers[step] = await clients[step === 'submit' ? 'reviewer' : 'owner'].mutate(before.mutation);
  }
  return answers;
}

const invite = (name: string, candidateEmail: string): Mutation => ({
  name: 'createInvitations',
  in: 'results',
  rows: ['invitation', 'invitation.placement'],
  input: {
    clientMutationId: `invite-${name}`,
    invitations: [
      {
        jobTitle: `Site engineer ${name}`,
        jobType: 'permanent',
        startDate: '2026-03-02',
        companyName: 'Harbour Bridges',
        candidateName: 'Dana Price',
        candidateEmail,
      },
    ],
    // Long past, so it is due at once at any hour of the test.
    scheduledFor: '2026-03-10T09:00:00Z',
  },
});

const submit = (name: string, { invitationId, token }: Link): Mutation => ({
  name: 'submitReview',
  rows: ['recruiter'],
  input: {
    clientMutationId: `submit-${name}`,
    invitationId,
    token,
    overall: 4,
    criteria: mandatoryCriteria('candidate', false).map(({ key }) => ({ key, stars: 4 })),
    title: `Helpful from ${name} on`,
    // Unlike any other review, or it would wait for a moderator.
    body: Array.from({ length: 12 }, () => crypto.randomUUID().replaceAll(/[^a-f]/g, '')).join(' and '),
    nameDisplay: 'first_initial',
    showCompany: false,
    offeredAnything: false,
    placementConfirmed: 'yes',
  },
});

const reply = (name: string, reviewId: string): Mutation => ({
  name: 'replyToReview',
  rows: ['review'],
  input: { clientMutationId: `reply-${name}`, reviewId: `Review:${reviewId}`, body: 'Thank you for taking the time.' },
});

interface Link {
  invitationId: string;
  token: string;
}

/**
 * The link in an email. When delivery was cut off, it is taken from the outbox, as a recruiter would pass it on by
 * phone.
 */
export async function linkFor(plaudit: Plaudit, recipient: string): Promise<Link> {
  let link: Link | undefined;
  await untilTrue(`${recipient} gets a link`, async () => {
    const arrived = plaudit.mailbox.arrived.find((mail) => mail.to === recipient);
    const [kept] = arrived
      ? [arrived]
      : await plaudit.query<{ text: string }>(
          "select text from mails where to_email = $1 and kind = 'invitation' and state = 'unknown'",
          [recipient],
        );
    const found = /\/review-invite\/([\w-]+)\/([\w-]+)/.exec(kept?.text ?? '');
    if (found) link = { invitationId: found[1]!, token: found[2]! };
    return link !== undefined;
  });
  return link!;
}

async function publishedReview({ query }: Plaudit, recipient: string): Promise<string> {
  let id: string | undefined;
  await untilTrue(`the review of ${recipient} is published`, async () => {
    const rows = await query<{ id: string }>(
      "select id from reviews where reviewer_email = $1 and publication = 'published'",
      [recipient],
    );
    id = rows[0]?.id;
    return id !== undefined;
  });
  return id!;
}
