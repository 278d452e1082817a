import { setAgencySeatsInput } from '#common/people/people.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';

/** Sets how many people an agency can have, or that it can have any number. People who are there already stay. */
export const setAgencySeats = defineCommand({
  name: 'setAgencySeats',
  input: setAgencySeatsInput,
  run: async (write, { agencyId, expectedVersion, seats }) => {
    refuseAllButSuperAdmins(write.viewer);
    const agency = await write.tx
      .selectFrom('agencies')
      .select(['seats', 'version'])
      .where('id', '=', agencyId)
      .forUpdate()
      .executeTakeFirst();
    if (!agency) return refuseUnknown();
    refuseClash('agency', agency.version, expectedVersion, { agency: agencyId });
    if (agency.seats === seats) return { agency: agencyId };
    await write.tx
      .updateTable('agencies')
      .set({ seats, version: agency.version + 1 })
      .where('id', '=', agencyId)
      .execute();
    write.audit({
      action: 'setAgencySeats',
      agencyId,
      subject: { type: 'Agency', id: agencyId },
      details: { count: seats },
    });
    return { agency: agencyId };
  },
});
