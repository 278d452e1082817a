import './index.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { isDeep } from '#server/testing/tiers.ts';
import type { Action, Step } from './testing/any-order/actions.ts';
import { expectAllowed, expectLedOn, statesOf } from './testing/any-order/allowed.ts';
import { invitationActions } from './testing/any-order/invitations.ts';
import { moderationActions } from './testing/any-order/moderation.ts';
import { placementActions } from './testing/any-order/placements.ts';
import { expectKeptAsRecounted } from './testing/any-order/recounted.ts';
import { reviewActions } from './testing/any-order/reviews.ts';
import { beginStory, type Story } from './testing/any-order/story.ts';

const place = await testDatabase();
const [folder] = await testPlaces();
folder.use();

/** How many runs per property, and the seed. A failure prints its seed and path. */
const { PLAUDIT_PROPERTY_RUNS = isDeep ? '20' : '4', PLAUDIT_PROPERTY_SEED } = process.env;
const runs = {
  numRuns: Number(PLAUDIT_PROPERTY_RUNS),
  ...(PLAUDIT_PROPERTY_SEED && { seed: Number(PLAUDIT_PROPERTY_SEED) }),
};

const passing =
  (days: number): Action =>
  (story) =>
    story.pass(days);
const time = {
  aMomentPasses: passing(0),
  aDayPasses: passing(1),
  fourDaysPass: passing(4),
  fifteenDaysPass: passing(15),
  sixtyDaysPass: passing(60),
  aYearPasses: passing(366),
} satisfies Record<string, Action>;

const actions: Readonly<Record<string, Action>> = {
  ...placementActions,
  ...invitationActions,
  ...reviewActions,
  ...moderationActions,
  ...time,
};

interface Told extends Step {
  name: string;
  times: number;
}

const step = (names: readonly string[]) =>
  fc.record({
    name: fc.constantFrom(...names),
    which: fc.nat(4),
    stars: fc.integer({ min: 1, max: 5 }),
    times: fc.integer({ min: 1, max: 2 }),
  });

/** Invitations are sent and answered, reviews are checked. Without these, most other steps are refused. */
const usual = [
  'invite',
  'complete',
  'complete',
  'aMomentPasses',
  'aMomentPasses',
  'sendOpenly',
  'confirmOpen',
  'aDayPasses',
];
const story = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: step(Object.keys(actions)) },
    { weight: 2, arbitrary: step(usual) },
    { weight: 1, arbitrary: step(Object.keys({ ...reviewActions, ...moderationActions })) },
    { weight: 1, arbitrary: step(Object.keys(placementActions)) },
  ),
  { minLength: 1, maxLength: 40, size: 'max' },
);

/** Two people were invited and one of them answered; a third wrote without an invitation. */
const beginning: readonly Told[] = [
  { name: 'invite', which: 0, stars: 5, times: 1 },
  { name: 'aMomentPasses', which: 0, stars: 5, times: 1 },
  { name: 'complete', which: 0, stars: 4, times: 1 },
  { name: 'sendOpenly', which: 0, stars: 3, times: 1 },
  { name: 'confirmOpen', which: 0, stars: 3, times: 1 },
  { name: 'aMomentPasses', which: 0, stars: 5, times: 1 },
];

/** Plays a story, expects allowed states after each step, and returns which steps were accepted. */
async function tell(told: readonly Told[]): Promise<{ story: Story; accepted: ReadonlySet<string> }> {
  const accepted = new Set<string>();
  const story = await beginStory(place);
  let before = await statesOf(story);
  for (const { name, times, ...step } of told)
    for (let time = 0; time < times; time++) {
      const done = story.accepted();
      await actions[name]!(story, step);
      if (story.accepted() > done) accepted.add(name);
      const after = await statesOf(story);
      expectLedOn(before, after, name);
      await expectAllowed(story);
      before = after;
    }
  return { story, accepted };
}

/** Every step is accepted at least once here: one that is always refused would test nothing. */
const tour = `
  invite aMomentPasses complete aMomentPasses open start completeWithDoubt aMomentPasses
  invite.1 reschedule.1 sendNow aMomentPasses bounceHard correct sendNow aMomentPasses bounceByPolicy
  invite aMomentPasses completeWithDenial completeForReward aMomentPasses
  invite aMomentPasses completeUnfairly unsubscribe subscribeAgain inviteAgain aMomentPasses approve
  invite aMomentPasses unsubscribeFromEverybody complain
  invite.1 cancel
  invite aMomentPasses sixtyDaysPass aDayPasses renew aMomentPasses
  sendOpenly confirmOpen aMomentPasses sendOpenlyAsPlaced confirmOpen aMomentPasses
  invite sendOpenlyAsNamesake confirmOpen match aMomentPasses
  aDayPasses inviteMany aMomentPasses bounceHard bounceHard bounceHard resume
  editFairly aMomentPasses editUnfairly aMomentPasses requestChanges editUnfairly aMomentPasses reject
  editForReward aMomentPasses
  reply deleteReply replyWithAccusation rejectReply replyWithAccusation approveReply
  reportReply uphold reportReply removeFlagged
  flag answer takeUp uphold flagUrgently takeUpHidden removeFlagged flag fifteenDaysPass removeFlaggedAsFalse
  addPlacement changeTitle changeStart changeCandidate leaveOutEmployer giveToColleague hidePlacement showPlacement
  importFile aMomentPasses importFile importChangedFile aMomentPasses undoImport aMomentPasses
  addPlacement turnOnSource aDayPasses turnOffSource invite.1 cancelPlacement
  showCompany remove withdraw check checkEdit fourDaysPass aYearPasses
  importFile.4 aMomentPasses
`;

test('each of these steps is possible', async () => {
  const told = tour
    .trim()
    .split(/\s+/)
    .map((word) => word.split('.'))
    .map(([name, stars = '5']) => ({ name: name!, which: 0, stars: Number(stars), times: 1 }));
  const { story, accepted } = await tell(told);
  expect(Object.keys(actions).filter((name) => !(name in time || accepted.has(name)))).toEqual([]);
  await expectKeptAsRecounted(story);
}, 60_000);

test('whatever happens to placements, imports, invitations, reviews, replies and flags, in any order, the states are allowed and a recount confirms the figures', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const { story } = await tell([...beginning, ...told]);
      await expectKeptAsRecounted(story);
    }),
    runs,
  );
}, 600_000);
