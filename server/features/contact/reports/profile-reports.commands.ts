import { decideReportInput, reportProfileInput } from '#common/contact/inputs.ts';
import { type ReportState, reportTransitions } from '#common/contact/states.ts';
import { profileLimits } from '#common/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { defineDecision } from '#server/commands/decision.ts';
import { refuse } from '#server/commands/refusal.ts';
import { saveIn } from '#server/commands/save-in.ts';
import type { Write } from '#server/commands/write.ts';
import { countedNetwork } from '#server/features/accounts/session/network-count.ts';
import { openProfile, profileId } from '#server/features/profiles/open-profiles.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { reportDecided } from '../mails/ReportDecidedMail.tsx';

/** A visitor reports a profile. This alone changes nothing; staff decide. */
export const reportProfile = defineCommand({
  name: 'reportProfile',
  input: reportProfileInput.extend({ profileId }),
  run: async (write, { profileId: reported, ...said }) => {
    const { recruiterId, agencyId } = await openProfile(write, reported);
    if (write.isRobot) refuse('NOT_FOR_PROGRAMS', 'This is for people. Open the page in a browser.');
    const network_hash = await countedNetwork(write, 'profile_reports', profileLimits.reportsAnHour);
    const id = write.nature.newId();
    await write.tx
      .insertInto('profile_reports')
      .values({ id, recruiter_id: recruiterId, agency_id: agencyId, ...said, network_hash, created_at: write.at })
      .execute();
    const subject = { type: 'ProfileReport', id } as const;
    write.audit({ action: 'reportProfile', agencyId, subject, details: { reason: said.reason } });
    return {};
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
