import { z } from 'zod';
import { decideReportInput, reportProfileInput } from '#common/contact/inputs.ts';
import { type ReportState, reportTransitions } from '#common/contact/states.ts';
import { profileLimits } from '#common/limits.ts';
import { transition } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash, refuseDecided } from '#server/commands/decisions.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { countedNetwork } from '#server/features/accounts/session/network-count.ts';
import { openProfile, profileId } from '#server/features/profiles/open-profiles.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { reportDecided } from '../mails/ReportDecidedMail.tsx';

/** A visitor says what is wrong with a profile. It changes nothing by itself; staff decide. */
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
    const subject = { type: 'ProfileReport', id };
    write.audit({ action: 'reportProfile', agencyId, subject, details: { reason: said.reason } });
    return {};
  },
});

/** Ends a report about which something was done; whoever reported is told, if they left an address. */
export const settleReport = defineCommand({
  name: 'settleReport',
  input: decideReportInput.extend({ reportId: z.uuid(), expectedVersion: z.int().nullish() }),
  run: (write, decision) => decide(write, decision, 'settle'),
});

/** Ends a report about which nothing had to be done. */
export const dismissReport = defineCommand({
  name: 'dismissReport',
  input: decideReportInput.extend({ reportId: z.uuid(), expectedVersion: z.int().nullish() }),
  run: (write, decision) => decide(write, decision, 'dismiss'),
});

interface Decision {
  reportId: string;
  expectedVersion?: number | null | undefined;
  words: string | null;
}

async function decide(write: Write, { reportId, expectedVersion, words }: Decision, event: 'settle' | 'dismiss') {
  refuseAllButSuperAdmins(write.viewer);
  const report = await openReport(write, reportId);
  const rows = { report: reportId };
  const next = transition(reportTransitions, report.state as ReportState, event);
  if (!next.ok) return refuseDecided('This report has been decided already. Nothing was done again.', rows);
  refuseClash(report.version, expectedVersion, rows);
  await write.tx
    .updateTable('profile_reports')
    .set((eb) => ({
      state: next.to,
      decided_words: words,
      decided_by: write.viewer.userId,
      decided_at: write.at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', reportId)
    .execute();
  const props = { profileName: report.profile_name, isSettled: next.to === 'settled', words };
  if (report.email) await sendMail(write, reportDecided, { to: { email: report.email, name: '' }, props });
  write.audit({
    action: event === 'settle' ? 'settleReport' : 'dismissReport',
    agencyId: report.agency_id,
    subject: { type: 'ProfileReport', id: reportId },
  });
  return rows;
}

async function openReport({ tx }: Write, id: string) {
  const report = await tx
    .selectFrom('profile_reports as p')
    .innerJoin('agencies as a', 'a.id', 'p.agency_id')
    .leftJoin('recruiters as r', 'r.id', 'p.recruiter_id')
    .select(['p.state', 'p.version', 'p.email', 'p.agency_id'])
    .select(({ fn }) => fn.coalesce('r.name', 'a.name').as('profile_name'))
    .where('p.id', '=', id)
    .forUpdate('p')
    .executeTakeFirst();
  return report ?? refuseUnknown();
}
