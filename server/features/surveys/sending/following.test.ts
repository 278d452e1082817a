import '../../index.ts';
import { expect, test } from 'vitest';
import { carryOut } from '#server/commands/command.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { hashToken } from '#server/session/tokens.ts';
import { viewerOf } from '#server/session/viewer.ts';
import { daysAfter } from '../../invitations/timing.ts';
import { recordRefusal } from '../../mailing/mailing.commands.ts';
import { recordReturnedMail } from '../../mailing/returned-mail/returned-mail.commands.ts';
import { createPlacement } from '../../placements/placements.factories.ts';
import { createRecruiter, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { campaignsIn, noon, type TestCampaign } from './testing/campaigns.ts';

const inDatabase = await testDatabase();
const { database, context } = inDatabase;
const { kysely } = database;
const { campaignOf, queued, run, recipients, statesOf, mailsOf, campaignRow } = campaignsIn(inDatabase);

/** The mail server of the person refuses an email after it was accepted; the same report may come twice. */
const bounce = async (campaign: TestCampaign, email: string) => {
  const mail = (await mailsOf(campaign)).find(({ to_email }) => to_email === email)!;
  const returned = {
    ...{ mailId: mail.id, kind: 'hard' as const, isFinal: true, status: '5.1.1', detail: '550 No such person' },
    key: hashToken(mail.id),
  };
  for (let time = 0; time < 2; time++) await carryOut(context(), recordReturnedMail, returned);
};

/** An admin of the campaign's agency. */
async function adminOf({ agency }: TestCampaign) {
  const roles = ['ROLE_RECRUITER', 'ROLE_ULTIMATE_TEAM', 'ROLE_RECRUITER_ADMIN'];
  const { viewer } = await createRecruiterWithLogin(database, { agency_id: agency.id, roles });
  return viewerOf(database, viewer.userId!);
}

test('a person whose email bounces says why, and is not reminded', async () => {
  const campaign = await campaignOf();
  await queued(campaign, 2);
  await run(noon);
  const [gone] = await recipients(campaign);
  await bounce(campaign, gone!.email);
  const [bounced, other] = await recipients(campaign);
  expect(bounced).toMatchObject({ state: 'bounced', bounced_because: '550 No such person', next_reminder_at: null });
  expect(other!.state).toBe('sent');
  expect(await campaignRow(campaign)).toMatchObject({ emailed_people: 2, bounced_people: 1, paused_at: null });
});

test('an email that the mail server refuses at once counts as bounced', async () => {
  const campaign = await campaignOf();
  await queued(campaign, 1);
  await run(noon);
  const [mail] = await mailsOf(campaign);
  await kysely.updateTable('mails').set({ state: 'sending' }).where('id', '=', mail!.id).execute();
  await carryOut(context(), recordRefusal, { mailId: mail!.id, reason: '550 5.1.1 Unknown', isBadAddress: true });
  expect((await recipients(campaign))[0]).toMatchObject({ state: 'bounced', bounced_because: '550 5.1.1 Unknown' });
});

test('a campaign pauses above 5 % of bounces, tells the admins, and continues when one of them resumes it', async () => {
  const campaign = await campaignOf({ throttle: 40 });
  const admin = await adminOf(campaign);
  await queued(campaign, 60);
  await run(noon);
  const sent = (await recipients(campaign)).filter(({ state }) => state === 'sent');
  expect(sent).toHaveLength(40);
  await bounce(campaign, sent[0]!.email);
  await bounce(campaign, sent[1]!.email);
  expect((await campaignRow(campaign)).paused_at).toBeNull();
  await bounce(campaign, sent[2]!.email);
  expect(await campaignRow(campaign)).toMatchObject({ paused_because: '3 of 40 emails bounced.', bounced_people: 3 });
  const notices = await kysely.selectFrom('notices').selectAll().where('user_id', '=', admin.userId).execute();
  expect(notices).toMatchObject([{ kind: 'campaignPaused', about: 'After the start' }]);
  await run(daysAfter(noon, 1));
  expect((await statesOf(campaign)).filter((state) => state === 'sent')).toHaveLength(37);

  const resume = (viewer = admin) =>
    mutate(
      context(viewer),
      'resumeCampaign',
      { campaignId: `Campaign:${campaign.campaign.id}` },
      'campaign { pausedAt pausedBecause }',
    );
  expect(codes(await resume(await adminOf(await campaignOf())))).toEqual(['NOT_FOUND']);
  expect(await resume()).toMatchObject({ campaign: { pausedAt: null, pausedBecause: null } });
  expect(codes(await resume())).toEqual(['STATE']);
  await run(daysAfter(noon, 1));
  const mails = await mailsOf(campaign);
  expect(mails.filter(({ kind }) => kind === 'survey')).toHaveLength(60);
  // The three that were accepted no longer count.
  await bounce(campaign, sent[3]!.email);
  expect((await campaignRow(campaign)).paused_at).toBeNull();
});

test('a person who unsubscribes or reports an email as spam is asked nothing more', async () => {
  const [here, there] = [await campaignOf(), await campaignOf()];
  const email = 'leaving@people.example';
  await queued(here, 1, { email });
  await queued(there, 1, { email, state: 'throttled' });
  await inWrite(context(), (write) =>
    write.emit('unsubscribed', { email, agencyId: here.agency.id, invitationId: null }),
  );
  expect([await statesOf(here), await statesOf(there)]).toEqual([['unsubscribed'], ['throttled']]);
  await inWrite(context(), (write) => write.emit('complained', { email, invitationId: null }));
  expect(await statesOf(there)).toEqual(['unsubscribed']);
});

test('nobody is asked about a placement that was canceled since', async () => {
  const campaign = await campaignOf({ trigger: 'placement_start', since: '2026-01-01' });
  const { id: recruiter_id } = await createRecruiter(database, { agency_id: campaign.agency.id });
  const { id: placement_id } = await createPlacement(database, { recruiter_id });
  await queued(campaign, 1, { placement_id });
  await inWrite(context(), (write) =>
    write.emit('placementCancelled', { placementId: placement_id, reason: 'It fell through' }),
  );
  expect(await recipients(campaign)).toMatchObject([{ state: 'cancelled', cancelled_because: 'It fell through' }]);
});
