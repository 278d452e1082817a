import { z } from 'zod';
import { endsAfterItStarts, type SupplierField, supplierFields } from '#common/hiring/suppliers.ts';
import { hiringLimits } from '#common/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { Refusal, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { findSubject } from './subject.ts';

const fields = z.object(supplierFields);
type Agreed = z.output<typeof fields>;

/** Adds a recruiter or an agency to the company's preferred suppliers. One that is there already is refused and shown. */
export const addSupplier = defineCommand({
  name: 'addSupplier',
  input: fields
    .extend({ recruiterId: z.uuid().nullish(), agencyId: z.uuid().nullish() })
    .superRefine(endsAfterItStarts),
  run: async (write, { recruiterId, agencyId, ...agreed }) => {
    const { tx, at, nature, viewer } = write;
    const companyId = await takeCompanysTurn(write);
    const subject = await findSubject(write, { recruiterId, agencyId });
    const known = await tx
      .selectFrom('suppliers')
      .select(['id', 'version', 'removed_at'])
      .where('company_id', '=', companyId)
      .where('subject_id', '=', subject.id)
      .executeTakeFirst();
    if (known && !known.removed_at)
      throw new Refusal(
        [{ code: 'DUPLICATE', message: 'They are one of your preferred suppliers already.', field: null }],
        {
          supplier: known.id,
        },
      );
    await refuseTooMany(write, companyId);
    const id = known?.id ?? nature.newId();
    const values = { ...columnsOf(agreed), added_by: viewer.userId, created_at: at, changed_at: at };
    if (known)
      await tx
        .updateTable('suppliers')
        .set({ ...values, removed_at: null, version: known.version + 1 })
        .where('id', '=', id)
        .execute();
    else
      await tx
        .insertInto('suppliers')
        .values({ id, company_id: companyId, ...subject.columns, ...values })
        .execute();
    write.audit({ action: 'addSupplier', agencyId: null, companyId, subject: { type: 'Supplier', id } });
    return { supplier: id };
  },
});

/** Saves all fields of an agreement. Its history names what changed, without the values. */
export const saveSupplier = defineCommand({
  name: 'saveSupplier',
  input: fields.extend({ supplierId: z.uuid(), expectedVersion: z.int() }).superRefine(endsAfterItStarts),
  run: async (write, { supplierId, expectedVersion, ...agreed }) => {
    const known = await ownSupplier(write, supplierId);
    if (known.removed_at) return refuseUnknown();
    refuseClash('supplier', known.version, expectedVersion, { supplier: supplierId });
    const before = agreedIn(known);
    const changed = (Object.keys(before) as SupplierField[]).filter((field) => before[field] !== agreed[field]);
    if (changed.length === 0) return { supplier: supplierId };
    await write.tx
      .updateTable('suppliers')
      .set({ ...columnsOf(agreed), changed_at: write.at, version: known.version + 1 })
      .where('id', '=', supplierId)
      .execute();
    auditOf(write, known, 'saveSupplier', { fields: changed });
    return { supplier: supplierId };
  },
});

/** Removes a preferred supplier, or brings it back with its terms and notes. Repeating it changes nothing. */
export const removeSupplier = defineCommand({
  name: 'removeSupplier',
  input: z.object({ supplierId: z.uuid(), isRemoved: z.boolean() }),
  run: async (write, { supplierId, isRemoved }) => {
    const known = await ownSupplier(write, supplierId);
    if (isRemoved === Boolean(known.removed_at)) return { supplier: supplierId };
    await write.tx
      .updateTable('suppliers')
      .set({ removed_at: isRemoved ? write.at : null, version: known.version + 1 })
      .where('id', '=', supplierId)
      .execute();
    auditOf(write, known, isRemoved ? 'removeSupplier' : 'restoreSupplier');
    return { supplier: supplierId };
  },
});

/** The viewer's company, if they may keep its suppliers. */
function companyOf({ viewer }: Write): string {
  if (!viewer.userId || !viewer.permissions.has('recruiter_favourite'))
    return refuse('FORBIDDEN', 'Preferred suppliers are for people who hire. Sign in with a company account.');
  return viewer.companyId ?? refuse('NO_COMPANY', 'You can add preferred suppliers once you belong to a company.');
}

/** Two people of a company who add at once wait for each other, so neither adds what the other has added. */
async function takeCompanysTurn(write: Write): Promise<string> {
  const companyId = companyOf(write);
  await write.tx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().executeTakeFirstOrThrow();
  return companyId;
}

async function refuseTooMany({ tx }: Write, companyId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('suppliers')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= hiringLimits.suppliers)
    refuse(
      'LIMIT',
      `You have ${hiringLimits.suppliers.toLocaleString('en-US')} preferred suppliers. Remove one to add another.`,
    );
}

type Known = Awaited<ReturnType<typeof ownSupplier>>;

async function ownSupplier(write: Write, id: string) {
  if (!write.viewer.permissions.has('recruiter_favourite')) return refuseUnknown();
  const known = await write.tx
    .selectFrom('suppliers')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', write.viewer.companyId)
    .forUpdate()
    .executeTakeFirst();
  return known ?? refuseUnknown();
}

const columnsOf = ({ feePercent, guaranteeDays, startsOn, endsOn, terms, notes }: Agreed) => ({
  fee_percent: feePercent === null ? null : String(feePercent),
  guarantee_days: guaranteeDays,
  starts_on: startsOn,
  ends_on: endsOn,
  terms: terms ?? '',
  notes: notes ?? '',
});

const agreedIn = (known: Known): Agreed => ({
  feePercent: known.fee_percent === null ? null : Number(known.fee_percent),
  guaranteeDays: known.guarantee_days,
  startsOn: known.starts_on,
  endsOn: known.ends_on,
  terms: known.terms || null,
  notes: known.notes || null,
});

function auditOf(
  write: Write,
  { id, company_id }: Known,
  action: 'saveSupplier' | 'removeSupplier' | 'restoreSupplier',
  details: { fields?: readonly string[] } = {},
): void {
  write.audit({ action, agencyId: null, companyId: company_id, subject: { type: 'Supplier', id }, details });
}
