import { z } from 'zod';
import { canEditCompany } from '#common/accounts/rules.ts';
import { companyFields, companyPictures, companyProfileInput } from '#common/profiles/editing.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { signedIn } from '#server/session/viewer.ts';
import { columnsFrom, columnsOf, pictureInput, settlePictures } from './profile-fields.ts';
import { namesOf } from './saved-parts.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    /** A company has another name, or took over the jobs of another one. */
    companyRenamed: { companyId: string };
  }
}

/**
 * Saves what an admin changed in the profile of their company; missing fields stay as they are. The name of an approved
 * company stays, because staff checked it. A clash returns the newer profile.
 */
export const saveCompanyProfile = defineCommand({
  name: 'saveCompanyProfile',
  input: companyProfileInput.extend({ expectedVersion: z.int(), ...pictureInput(companyPictures) }),
  run: async (write, { expectedVersion, ...said }) => {
    const company = await lockOwnCompany(write);
    if (!company) return refuseUnknown();
    const verdict = canEditCompany(signedIn(write.viewer), { companyId: company.id });
    if (!verdict.ok) return refuse('FORBIDDEN', verdict.message);
    refuseClash('company', company.version, expectedVersion, { company: company.id });
    if (company.is_approved && said.name !== undefined && said.name !== company.name)
      refuse('invalid', "We checked this name when we approved your company, so it can't be changed here.", 'name');
    const pictures = await settlePictures(write, { company_id: company.id }, companyPictures, company, said);
    await write.tx
      .updateTable('companies')
      .set({ ...columnsFrom(companyFields, said), ...pictures, version: company.version + 1 })
      .where('id', '=', company.id)
      .execute();
    if (said.name !== undefined && said.name !== company.name)
      await write.emit('companyRenamed', { companyId: company.id });
    write.audit({
      action: 'saveCompanyProfile',
      agencyId: null,
      companyId: company.id,
      subject: { type: 'Company', id: company.id },
      details: { fields: namesOf(said) },
    });
    return { company: company.id };
  },
});

const lockOwnCompany = ({ tx, viewer }: Write) =>
  tx
    .selectFrom('companies')
    .select(['id', 'version', 'is_approved', 'logo_file_id', ...columnsOf(companyFields)])
    .where('id', '=', viewer.companyId)
    .forUpdate()
    .executeTakeFirst();
