import { z } from 'zod';
import { decideReportInput, reportProfileInput } from '#common/contact/inputs.ts';
import { type ReportState, reportTransitions } from '#common/contact/states.ts';
import { profileLimits } from '#common/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { defineDecision } from '#server/commands/decision.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import { saveIn } from '#server/commands/save-in.ts';
import type { Write } from '#server/commands/write.ts';
import { countedNetwork } from '#server/features/accounts/session/network-count.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { reportDecided } from '../mails/ReportDecidedMail.tsx';

/** A visitor reports a recruiter's profile. This alone changes nothing; staff decide. */
export const reportRecruiter = defineCommand({
  name: 'reportRecruiter',
  input: reportProfileInput.extend({ recruiterId: z.uuid() }),
  run: async (write, { recruiterId, ...said }) => {
    const recruiter = await write.tx
      .selectFrom('recruiters')
      .select('agency_id')
      .where('id', '=', recruiterId)
      .where('gone_at', 'is', null)
      // Waits while the profile is being removed, and then sees that it is gone.
      .forKeyShare()
      .executeTakeFirst();
    if (!recruiter) return refuseUnknown();
    return keepReport(write, { recruiter_id: recruiterId, agency_id: recruiter.agency_id }, said);
  },
});

/** The same for an agency with a page. */
export const reportAgency = defineCommand({
  name: 'reportAgency',
  input: reportProfileInput.extend({ agencyId: z.uuid() }),
  run: async (write, { agencyId, ...said }) => {
    const agency = await write.tx
      .selectFrom('agencies')
      .select('id')
      .where('id', '=', agencyId)
      .where('is_approved', '=', true)
      .executeTakeFirst();
    if (!agency) return refuseUnknown();
    return keepReport(write, { recruiter_id: null, agency_id: agencyId }, said);
  },
});

const decided = defineDecision({
  row: 'report',
  type: 'ProfileReport',
  transitions: reportTransitions,
  load: openReport,
  stateOf: ({ state }) => state as ReportState,
  save: saveIn('profile_reports'),
  audited: ({ id, agency_id }) => ({ agencyId: agency_id, subject: { type: 'ProfileReport', id } }),
});

/** What both decisions have in common, including the email to a reporter who left an address. */
const inWords = {
  input: decideReportInput,
  before: (_: Write, __: Report, { words }: { words: string | null }) => ({ set: { decided_words: words } }),
  after: async (write: Write, report: Report, { words, to }: { words: string | null; to: ReportState }) => {
    const props = { profileName: report.profile_name, isSettled: to === 'settled', words };
    if (report.email) await sendMail(write, reportDecided, { to: { email: report.email, name: '' }, props });
  },
};

/** Closes a report that was acted on. */
export const settleReport = decided('settleReport', { event: 'settle', ...inWords });

/** Closes a report that needed no action. */
export const dismissReport = decided('dismissReport', { event: 'dismiss', ...inWords });

type Profile = { recruiter_id: string | null; agency_id: string };

async function keepReport(write: Write, profile: Profile, said: z.output<typeof reportProfileInput>) {
  if (write.isRobot) refuse('NOT_FOR_PROGRAMS', 'This is for people. Open the page in a browser.');
  const network_hash = await countedNetwork(write, 'profile_reports', profileLimits.reportsAnHour);
  const id = write.nature.newId();
  await write.tx
    .insertInto('profile_reports')
    .values({ id, ...profile, ...said, network_hash, created_at: write.at })
    .execute();
  write.audit({
    action: 'reportProfile',
    agencyId: profile.agency_id,
    subject: { type: 'ProfileReport', id },
    details: { reason: said.reason },
  });
  return {};
}

type Report = NonNullable<Awaited<ReturnType<typeof openReport>>>;

function openReport({ tx }: Write, id: string) {
  return tx
    .selectFrom('profile_reports as p')
    .innerJoin('agencies as a', 'a.id', 'p.agency_id')
    .leftJoin('recruiters as r', 'r.id', 'p.recruiter_id')
    .select(['p.id', 'p.state', 'p.version', 'p.email', 'p.agency_id'])
    .select(({ fn }) => fn.coalesce('r.name', 'a.name').as('profile_name'))
    .where('p.id', '=', id)
    .forUpdate('p')
    .executeTakeFirst();
}
