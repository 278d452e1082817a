import { z } from 'zod';
import { declineInput } from '#common/joining/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash, refuseDecided } from '#server/commands/decisions.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { adminsOfAgency } from '#server/features/profiles/agencies/agency-admins.ts';
import { sendToEach } from '#server/mail/send-mail.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { nameApproved, nameDeclined } from '../mails/NameDecidedMail.tsx';

const agency = z.object({ agencyId: z.uuid(), expectedVersion: z.int().nullish() });

/** Calls an approved agency as it wishes; its admins are told. */
export const approveAgencyName = defineCommand({
  name: 'approveAgencyName',
  input: agency,
  run: (write, { agencyId, expectedVersion }) => decide(write, agencyId, expectedVersion, null),
});

/** Leaves an approved agency its name; the reason is mailed to its admins. */
export const declineAgencyName = defineCommand({
  name: 'declineAgencyName',
  input: agency.extend(declineInput.shape),
  run: (write, { agencyId, expectedVersion, reason }) => decide(write, agencyId, expectedVersion, reason),
});

async function decide(write: Write, id: string, expectedVersion: number | null | undefined, reason: string | null) {
  refuseAllButSuperAdmins(write.viewer);
  const present = await write.tx
    .selectFrom('agencies')
    .select(['id', 'name', 'legal_name', 'wished_name', 'wished_legal_name', 'name_wished_at', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!present) return refuseUnknown();
  const rows = { agency: id };
  if (!present.name_wished_at) refuseDecided('No new name waits for a decision. Nothing was done.', rows);
  refuseClash(present.version, expectedVersion, rows);
  const wished = {
    name: present.wished_name ?? present.name,
    legal_name: present.wished_legal_name ?? present.legal_name,
  };
  await write.tx
    .updateTable('agencies')
    .set((eb) => ({
      ...(reason === null && wished),
      ...noNameWish,
      name_declined_because: reason,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  write.changesPage({ type: 'agency', id });
  await tell(write, id, reason === null ? wished.name : present.name, wished, reason);
  write.audit({
    action: reason === null ? 'approveAgencyName' : 'declineAgencyName',
    agencyId: id,
    subject: { type: 'Agency', id },
  });
  return rows;
}

/** What is left of a wish once it is decided, or moot. */
export const noNameWish = { wished_name: null, wished_legal_name: null, name_wished_at: null } as const;

async function tell(
  write: Write,
  agencyId: string,
  agencyName: string,
  wished: { name: string; legal_name: string },
  reason: string | null,
) {
  const props = { agencyName, wishedName: wished.name, wishedLegalName: wished.legal_name, reason };
  const mail = reason === null ? nameApproved : nameDeclined;
  await sendToEach(write, mail, await adminsOfAgency(write, agencyId), { props, agencyId });
}
