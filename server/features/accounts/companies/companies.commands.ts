import { z } from 'zod';
import { companyInput } from '#common/accounts/company.ts';
import { canEditCompany } from '#common/accounts/rules.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { signedIn } from '#server/session/viewer.ts';
import { attachFile, removeFile } from '#server/storage/files.ts';
import { type KeptUpload, keptUpload } from '#server/storage/kept-upload.ts';

/** Edits the viewer's company. A new logo replaces the old one; without a new one the old one stays. */
export const completeCompany = defineCommand({
  name: 'completeCompany',
  input: companyInput.safeExtend({ logo: keptUpload.nullish(), expectedVersion: z.int().nullish() }),
  run: async (write, { logo, expectedVersion, description, ...said }) => {
    const company = await lockOwnCompany(write);
    if (!company) return refuseUnknown();
    const verdict = canEditCompany(signedIn(write.viewer), { companyId: company.id });
    if (!verdict.ok) return refuse('FORBIDDEN', verdict.message);
    if (expectedVersion != null) refuseClash('company', company.version, expectedVersion, { company: company.id });
    const logoFileId = logo ? await replaceLogo(write, logo, company) : company.logo_file_id;
    await write.tx
      .updateTable('companies')
      .set({ ...said, description: description ?? '', logo_file_id: logoFileId, version: company.version + 1 })
      .where('id', '=', company.id)
      .execute();
    const subject = { type: 'Company', id: company.id } as const;
    write.audit({ action: 'completeCompany', agencyId: null, companyId: company.id, subject });
    return { company: company.id };
  },
});

const lockOwnCompany = ({ tx, viewer }: Write) =>
  tx
    .selectFrom('companies')
    .select(['id', 'version', 'logo_file_id'])
    .where('id', '=', viewer.companyId)
    .forUpdate()
    .executeTakeFirst();

async function replaceLogo(write: Write, logo: KeptUpload, company: { id: string; logo_file_id: string | null }) {
  if (logo.kind !== 'picture') return refuseUnknown();
  const { id } = await attachFile(write, logo.id, 'picture');
  await write.tx.updateTable('files').set({ company_id: company.id }).where('id', '=', id).execute();
  if (company.logo_file_id) await removeFile(write, company.logo_file_id);
  return id;
}
