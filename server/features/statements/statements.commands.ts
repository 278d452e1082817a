import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { linkDaysInput, statementFields } from '#common/statements/inputs.ts';
import { statementKey, statementLimits } from '#common/statements/statements.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { CapabilityStatements } from '#server/database/types.ts';
import { visitorOfDay } from '#server/features/contact/messages/visitors.ts';
import { isShownReview } from '#server/features/profiles/scopes.ts';
import { figuresOf } from './figures.ts';

/** Makes a statement of the viewer's own profile, or of their agency if they run it. */
export const createStatement = defineCommand({
  name: 'createStatement',
  input: z.object({ ...statementFields, isOfAgency: z.boolean() }),
  run: async (write, { isOfAgency, reviewIds, about, ...fields }) => {
    const { viewer, nature } = write;
    const agency_id = agencyWithStatements(write);
    if (isOfAgency && !viewer.seesAgency)
      refuse('FORBIDDEN', 'You can make statements of your own profile only.', 'isOfAgency');
    const recruiter_id = isOfAgency ? null : viewer.recruiterId;
    if (!isOfAgency && !recruiter_id)
      return refuse('FORBIDDEN', 'You have no profile to make a statement of.', 'isOfAgency');
    await refuseTooMany(write, agency_id);
    await refuseForeignReviews(write, { agency_id, recruiter_id }, reviewIds);
    const id = nature.newId();
    await write.tx
      .insertInto('capability_statements')
      .values({
        ...{ id, agency_id, recruiter_id, ...fields, about: about ?? '', review_ids: reviewIds },
        ...{ created_by: viewer.userId, created_at: write.at, changed_at: write.at },
      })
      .execute();
    audit(write, { id, agency_id }, 'createStatement');
    return { statement: id };
  },
});

/** Saves parts of a statement. What was shared stays as it was; a clash returns the newer statement. */
export const saveStatement = defineCommand({
  name: 'saveStatement',
  input: z.object(statementFields).partial().extend({ statementId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { statementId, expectedVersion, reviewIds, about, ...fields }) => {
    const statement = await statementFor(write, statementId);
    refuseClash('statement', statement.version, expectedVersion, { statement: statementId });
    if (reviewIds) await refuseForeignReviews(write, statement, reviewIds, statement.review_ids);
    const given = { ...fields, about: about === undefined ? undefined : (about ?? ''), review_ids: reviewIds };
    await write.tx
      .updateTable('capability_statements')
      .set(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
      .set({ changed_at: write.at, version: statement.version + 1 })
      .where('id', '=', statementId)
      .execute();
    audit(write, statement, 'saveStatement');
    return { statement: statementId };
  },
});

/** Deletes a statement with its shared versions, whose links stop working. */
export const deleteStatement = defineCommand({
  name: 'deleteStatement',
  input: z.object({ statementId: z.uuid() }),
  run: async (write, { statementId }) => {
    const statement = await statementFor(write, statementId);
    await write.tx.deleteFrom('capability_statements').where('id', '=', statementId).execute();
    audit(write, statement, 'deleteStatement');
    return { deletedStatementId: `CapabilityStatement:${statementId}` };
  },
});

/** Freezes a statement as it is now, and makes a link to it that works for some days. */
export const shareStatement = defineCommand({
  name: 'shareStatement',
  input: z.object({ statementId: z.uuid(), days: linkDaysInput }),
  run: async (write, { statementId, days }) => {
    const { tx, nature, at, viewer } = write;
    const statement = await statementFor(write, statementId);
    const { agency_id, recruiter_id, about, review_ids } = statement;
    const number = await nextNumber(write, statementId);
    const { figures, memberIds } = await figuresOf(tx, { agencyId: agency_id, recruiterId: recruiter_id }, at);
    const id = nature.newId();
    await tx
      .insertInto('statement_versions')
      .values({
        ...{ id, agency_id, statement_id: statementId, number, about, review_ids, member_ids: [...memberIds] },
        sections: statement.sections.filter((section) => statement.shown.includes(section)),
        figures: JSON.stringify(figures),
        ...{ key: nature.newToken().slice(0, keyLength), shared_by: viewer.userId, shared_at: at },
        expires_at: new Date(at.getTime() + days * 86_400_000),
      })
      .execute();
    audit(write, statement, 'shareStatement');
    return { statement: statementId, version: id };
  },
});

/** Ends the link of a shared version for good. */
export const withdrawStatement = defineCommand({
  name: 'withdrawStatement',
  input: z.object({ versionId: z.uuid() }),
  run: async (write, { versionId }) => {
    const { tx, at, viewer } = write;
    const found = await tx
      .selectFrom('statement_versions')
      .select('statement_id')
      .where('id', '=', versionId)
      .where('agency_id', '=', viewer.agencyId)
      .executeTakeFirst();
    if (!found) return refuseUnknown();
    const statement = await statementFor(write, found.statement_id);
    const { numUpdatedRows } = await tx
      .updateTable('statement_versions')
      .set({ withdrawn_at: at })
      .where('id', '=', versionId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) audit(write, statement, 'withdrawStatement');
    return { version: versionId };
  },
});

/**
 * Counts a view of a shared version, as the visitor's browser reports it. Programs and people of the agency don't count;
 * an unknown key changes nothing. A visitor is told from others for a day, by a hash that nobody can trace back.
 */
export const noteStatementSeen = defineCommand({
  name: 'noteStatementSeen',
  input: z.object({ key: z.string().regex(statementKey) }),
  run: async (write, { key }) => {
    const { tx, viewer, at, isRobot } = write;
    if (isRobot) return {};
    const version = await tx
      .selectFrom('statement_versions')
      .select(['id', 'agency_id'])
      .where('key', '=', key)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', at)
      .forUpdate()
      .executeTakeFirst();
    if (!version || version.agency_id === viewer.agencyId) return {};
    const { numInsertedOrUpdatedRows: isNew } = await tx
      .insertInto('statement_visits')
      .values({
        ...{ version_id: version.id, agency_id: version.agency_id, viewed_on: at.toISOString().slice(0, 10) },
        visitor_hash: (await visitorOfDay(write)) ?? unknownVisitor,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    await tx
      .updateTable('statement_versions')
      .set({ views: sql`views + 1`, visitors: sql`visitors + ${Number(isNew)}`, last_viewed_at: at })
      .where('id', '=', version.id)
      .execute();
    return {};
  },
});

/** Characters of a key. */
const keyLength = 22;
/** Visitors whose network is not known count as one. */
const unknownVisitor = Buffer.alloc(32);

type Statement = Selectable<CapabilityStatements>;

/** The viewer's agency, if they may make statements there; otherwise refused. */
function agencyWithStatements({ viewer }: Write): string {
  if (!viewer.agencyId) return refuse('FORBIDDEN', 'Capability statements are for people of an agency.');
  if (!viewer.permissions.has('capability_statements_create'))
    return refuse('FORBIDDEN', "Your plan doesn't include capability statements.");
  return viewer.agencyId;
}

/** A statement that the viewer may change, locked. To others it looks missing. */
async function statementFor({ tx, viewer }: Write, id: string): Promise<Statement> {
  if (!viewer.permissions.has('capability_statements_create')) return refuseUnknown();
  const statement = await tx
    .selectFrom('capability_statements')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', viewer.agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!statement) return refuseUnknown();
  const isOwn = statement.recruiter_id !== null && statement.recruiter_id === viewer.recruiterId;
  return viewer.seesAgency || isOwn ? statement : refuseUnknown();
}

/** Refuses reviews that are not public or not about the subject. Those that were chosen before may stay. */
async function refuseForeignReviews(
  { tx }: Write,
  { agency_id, recruiter_id }: Pick<Statement, 'agency_id' | 'recruiter_id'>,
  chosen: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const added = chosen.filter((id) => !before.includes(id));
  if (added.length === 0) return;
  const { count } = await tx
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('id', 'in', added)
    .where(isShownReview())
    .$if(recruiter_id === null, (query) => query.where('agency_id', '=', agency_id))
    .$if(recruiter_id !== null, (query) => query.where('recruiter_id', '=', recruiter_id!))
    .executeTakeFirstOrThrow();
  if (Number(count) < added.length)
    refuse('CHOOSE', 'Choose published reviews of this profile from the list.', 'reviewIds');
}

async function refuseTooMany({ tx }: Write, agencyId: string): Promise<void> {
  await tx.selectFrom('agencies').select('id').where('id', '=', agencyId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('capability_statements')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= statementLimits.statements)
    refuse('LIMIT', `Your agency has ${statementLimits.statements} statements. Delete one to make another.`);
}

/** The number of the next version. The statement is locked, so nobody else takes it. */
async function nextNumber({ tx }: Write, statementId: string): Promise<number> {
  const { count, latest } = await tx
    .selectFrom('statement_versions')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('number').as('latest')])
    .where('statement_id', '=', statementId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= statementLimits.versions)
    refuse('LIMIT', `This statement was shared ${statementLimits.versions} times. Make a new one to share it again.`);
  return (latest ?? 0) + 1;
}

function audit(write: Write, { id, agency_id }: Pick<Statement, 'id' | 'agency_id'>, action: AuditAction): void {
  write.audit({ action, agencyId: agency_id, subject: { type: 'CapabilityStatement', id } });
}
