import '../../index.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { createInvitation } from '../../invitations/invitations.factories.ts';
import { dueSides } from '../../invitations/invite-automatically.tasks.ts';
import { createOne, invitationTo } from '../../invitations/testing/create.ts';
import { daysAfter } from '../../invitations/timing.ts';
import { createPlacement } from '../../placements/placements.factories.ts';
import { createRecruiter, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { planCampaigns } from './sending.tasks.ts';
import { campaignsIn, noon, type TestCampaign, zone } from './testing/campaigns.ts';

const inDatabase = await testDatabase();
const { database, context } = inDatabase;
const { kysely } = database;
const { campaignOf, run, recipients, mailsOf } = campaignsIn(inDatabase);

/** The day in Sydney some days from the noon of these tests, 'YYYY-MM-DD'. */
const dayFromNoon = (days: number): string =>
  Temporal.Instant.fromEpochMilliseconds(noon.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .add({ days })
    .toString();

const plan = async (now = noon) => {
  await planCampaigns.run(context(undefined, now), {});
  await planCampaigns.run(context(undefined, now), {});
};
const afterStart = (wishes = {}) =>
  campaignOf({ trigger: 'placement_start', since: dayFromNoon(-40), delay_days: 10, ...wishes });
const placementsOf = async ({ agency }: TestCampaign) => {
  const { id: recruiter_id } = await createRecruiter(database, { agency_id: agency.id });
  return (start: number, wishes = {}) =>
    createPlacement(database, { recruiter_id, start_date: dayFromNoon(start), ...wishes });
};

test('a placement that has started is planned once, at its days after the start in the zone of the job', async () => {
  const campaign = await afterStart();
  const place = await placementsOf(campaign);
  const started = await place(-2, { location: 'Perth WA' });
  const overdue = await place(-30);
  await place(-41);
  await place(1);
  await plan();
  const planned = await recipients(campaign);
  expect(planned.map(({ placement_id }) => placement_id).sort()).toEqual([started.id, overdue.id].sort());
  const of = (id: string) => planned.find(({ placement_id }) => placement_id === id)!;
  expect(of(started.id)).toMatchObject({ state: 'queued', name: 'Casey Wintergreen', email: started.candidate_email });
  const leaves = Temporal.Instant.fromEpochMilliseconds(of(started.id).scheduled_for.getTime());
  expect(leaves.toZonedDateTimeISO('Australia/Perth').toPlainDateTime().toString()).toBe(`${dayFromNoon(8)}T09:00:00`);
  expect(of(overdue.id).scheduled_for).toEqual(noon);
});

test('an employer is asked by the survey of employers', async () => {
  const campaign = await campaignOf(
    { trigger: 'placement_start', since: dayFromNoon(-40), delay_days: 10 },
    { audience: 'employer' },
  );
  const place = await placementsOf(campaign);
  const { contact_email } = await place(-20);
  await plan();
  await run(noon);
  expect((await recipients(campaign)).map(({ email, state }) => [email, state])).toEqual([[contact_email, 'sent']]);
  const [mail] = await mailsOf(campaign);
  expect(mail!.text).toContain('about the placement with your company');
});

test('a campaign by a status in Bullhorn asks about placements that have it, from the day they got it', async () => {
  const campaign = await campaignOf({
    ...{ trigger: 'ats_status', ats_status: 'Completed', since: dayFromNoon(-5), delay_days: 3 },
  });
  const place = await placementsOf(campaign);
  const status = { source: 'bullhorn', software_status: 'completed', software_status_on: dayFromNoon(-1) };
  const got = await place(-200, status);
  await place(-200, { ...status, software_status: 'Placed' });
  await place(-200, { ...status, software_status_on: dayFromNoon(-6) });
  await place(-200, { ...status, source: 'jobadder' });
  await place(-2);
  await plan();
  const planned = await recipients(campaign);
  expect(planned.map(({ placement_id }) => placement_id)).toEqual([got.id]);
  await run(noon);
  expect((await recipients(campaign))[0]!.state).toBe('queued');
  await run(daysAfter(noon, 3));
  expect((await recipients(campaign))[0]!.state).toBe('sent');
});

test('people who want no email, belong to the agency, are on a hidden or canceled placement, or on an extension are not planned', async () => {
  const campaign = await afterStart();
  const place = await placementsOf(campaign);
  const colleague = await createRecruiterWithLogin(database, { agency_id: campaign.agency.id });
  const { email } = await kysely
    .selectFrom('users')
    .select('email')
    .where('id', '=', colleague.viewer.userId)
    .executeTakeFirstOrThrow();
  const left = await place(-20);
  await inWrite(context(), (write) =>
    suppress(write, { email: left.candidate_email!, agencyId: campaign.agency.id, reason: 'unsubscribed' }),
  );
  await place(-20, { candidate_email: email });
  await place(-20, { is_hidden: true });
  await place(-20, { candidate_do_not_mail: true });
  await place(-20, { state: 'cancelled', cancelled_because: 'Fell through' });
  await place(-20, { candidate_email: null });
  const first = await place(-30, { group_key: 'same job' });
  await place(-10, { group_key: 'same job' });
  await plan();
  expect((await recipients(campaign)).map(({ placement_id }) => placement_id)).toEqual([first.id]);
});

test('nothing is planned by a campaign that is off, asks a list, or is out of the plan', async () => {
  const off = await afterStart({ is_active: false });
  const list = await campaignOf();
  const left = await afterStart();
  await kysely.updateTable('agencies').set({ plan: 'pro_team' }).where('id', '=', left.agency.id).execute();
  for (const campaign of [off, list, left]) await (await placementsOf(campaign))(-20);
  await plan();
  for (const campaign of [off, list, left]) expect(await recipients(campaign)).toEqual([]);
});

test('another delay, and another start, move who has not been asked', async () => {
  const campaign = await afterStart({ delay_days: 30 });
  const place = await placementsOf(campaign);
  const placement = await place(-20);
  await plan();
  await run(noon);
  expect((await recipients(campaign))[0]!.state).toBe('queued');
  await kysely.updateTable('campaigns').set({ delay_days: 35 }).where('id', '=', campaign.campaign.id).execute();
  await run(noon);
  const [moved] = await recipients(campaign);
  expect(moved!.state).toBe('queued');
  expect(moved!.scheduled_for > daysAfter(noon, 14)).toBe(true);
  const side = { isWanted: true, name: 'Casey', email: placement.candidate_email };
  const facts = (startDate: string) => ({
    recruiterId: placement.recruiter_id,
    startDate,
    candidate: side,
    employer: side,
  });
  const start_date = dayFromNoon(-35);
  await kysely.updateTable('placements').set({ start_date }).where('id', '=', placement.id).execute();
  await inWrite(context(), (write) =>
    write.emit('placementChanged', {
      placementId: placement.id,
      ...{ before: facts(placement.start_date), after: facts(start_date) },
    }),
  );
  await run(noon);
  expect((await recipients(campaign))[0]!.state).toBe('sent');
});

test('reviews and surveys share one rule of 90 days', async () => {
  const campaign = await afterStart();
  const place = await placementsOf(campaign);
  const asked = await place(-20);
  const other = await place(-19);
  const invited = await createInvitation(database, { placement_id: other.id, sent_at: daysAfter(noon, -3) });
  const { agency } = campaign;
  await kysely
    .insertInto('invite_sources')
    .values({
      id: context().nature.newId(),
      agency_id: agency.id,
      source: 'manual',
      since: dayFromNoon(-40),
      turned_on_at: noon,
    })
    .execute();
  const sidesDue = async () =>
    (await dueSides(context(undefined, noon))).filter(({ agency_id }) => agency_id === agency.id).map(({ id }) => id);
  const before = await sidesDue();
  await plan();
  await run(noon);
  const states = new Map((await recipients(campaign)).map((one) => [one.placement_id, one]));
  expect(states.get(asked.id)!.state).toBe('sent');
  expect(states.get(other.id)!.state).toBe('queued');
  expect(states.get(other.id)!.scheduled_for >= daysAfter(invited.sent_at!, 90)).toBe(true);
  // The candidate who got the survey is no longer invited to review; the employer of that placement is.
  expect(before.length - (await sidesDue()).length).toBe(1);
});

test('a recruiter who invites a person after a survey is told when they can', async () => {
  const campaign = await afterStart();
  const { viewer, recruiter } = await createRecruiterWithLogin(database, { agency_id: campaign.agency.id });
  const { candidate_email } = await createPlacement(database, {
    ...{ recruiter_id: recruiter.id, start_date: dayFromNoon(-20) },
  });
  await plan();
  await run(noon);
  const later = invitationTo({ recipientEmail: candidate_email, scheduledFor: daysAfter(noon, 2).toISOString() });
  const { errors, invitation } = await createOne(context(viewer, daysAfter(noon, 1)), later);
  expect(invitation).toBeNull();
  expect(errors).toMatchObject([{ code: 'INVITED_RECENTLY' }]);
  expect(errors[0]!.message).toContain('has sent this one a survey. You can invite them from');
});
