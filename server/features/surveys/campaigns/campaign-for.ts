import type { Selectable } from 'kysely';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { AuditEntry, Write } from '#server/commands/write.ts';
import type { Campaigns } from '#server/database/types.ts';
import { agencyWithSurveys } from '../may-edit.ts';

/** A campaign that the viewer may change, locked until the end of the transaction. To others it looks missing. */
export async function campaignFor(write: Write, id: string): Promise<Selectable<Campaigns>> {
  const { permissions, seesAgency, agencyId } = write.viewer;
  if (!permissions.has('nps_view') && !seesAgency) return refuseUnknown();
  const campaign = await write.tx
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!campaign) return refuseUnknown();
  agencyWithSurveys(write);
  return campaign;
}

/** Records in the audit log what an admin did with a campaign. */
export function auditCampaign(
  write: Write,
  { id, agency_id }: Pick<Selectable<Campaigns>, 'id' | 'agency_id'>,
  action: AuditAction,
  details?: AuditEntry['details'],
): void {
  write.audit({
    ...{ action, agencyId: agency_id, subject: { type: 'Campaign', id } },
    ...(details && { details }),
  });
}
