import { sql } from 'kysely';
import type { RecordOutcome } from '#common/connections/outcomes.ts';
import type { AtsVendorKey } from '#common/connections/vendors.ts';
import type { AtsPlacement } from '#integrations/core/ats.ts';
import type { Write } from '#server/commands/write.ts';
import {
  cancelFromSoftware,
  changeFromSoftware,
  insertFromSoftware,
  lockFromSoftware,
  moveFromSoftware,
  type SoftwareFacts,
} from '#server/features/placements/from-software.ts';
import { findSame } from '#server/features/placements/placements.commands.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import type { Connection } from '../lock-connection.ts';
import { type Decision, decide, type KnownOwner } from './facts.ts';

/** What came of applying: how many records were looked at, and what happened to placements. */
export interface Applied {
  readonly [count: string]: number;
  readonly looked: number;
  readonly added: number;
  readonly changed: number;
  readonly cancelled: number;
  readonly waiting: number;
}

/** Nothing was looked at. */
export const nothingApplied: Applied = { looked: 0, added: 0, changed: 0, cancelled: 0, waiting: 0 };

/** Records applied in one transaction. */
export const applyAtOnce = 500;

/**
 * Applies records that are due: adds, changes and cancels placements. Recruiters' coverage is renewed once. The
 * connection is locked, so nobody else does the same.
 */
export async function applyDue(write: Write, connection: Connection): Promise<Applied> {
  const records = await dueRecords(write, connection.id);
  if (records.length === 0) return nothingApplied;
  const owners = await ownersOf(write, connection.id);
  const decided = records.map((record) => ({
    record,
    decision: decisionOf(record, owners.get(record.owner_id ?? ''), connection),
  }));
  const counts = { ...nothingApplied, looked: records.length } as Record<string, number>;
  const renewed = new Set<string>();
  const add: { record: DueRecord; facts: SoftwareFacts }[] = [];
  for (const { record, decision } of decided) {
    const result = await settle(write, connection, record, decision);
    for (const recruiter of result.recruiters) renewed.add(recruiter);
    if (result.count) counts[result.count] = (counts[result.count] ?? 0) + 1;
    if (result.toAdd) add.push({ record, facts: result.toAdd });
  }
  await addAll(write, connection, add);
  for (const { facts } of add) renewed.add(facts.recruiterId);
  counts['added'] = add.length;
  for (const recruiter of [...renewed].toSorted()) await renewCoverage(write, recruiter);
  return counts as unknown as Applied;
}

/** What a placement whose facts are no longer kept needs: it was deleted, or its consultant was matched with another. */
type DueDecision = Decision | { readonly kind: 'move'; readonly recruiterId: string | null };

function decisionOf(record: DueRecord, owner: KnownOwner | undefined, { meanings }: Connection): DueDecision {
  if (record.facts) return decide(record.facts, owner, meanings);
  if (record.hash === goneHash) return { kind: 'cancel', reason: 'gone' };
  return { kind: 'move', recruiterId: owner?.recruiter_id ?? null };
}

/** Instead of the hash of facts: the placement was deleted. */
export const goneHash = 'gone';

interface DueRecord {
  external_id: string;
  hash: string;
  facts: AtsPlacement | null;
  owner_id: string | null;
  placement_id: string | null;
  outcome: string;
  reason: string | null;
}

async function dueRecords({ tx }: Write, connectionId: string): Promise<DueRecord[]> {
  const rows = await tx
    .selectFrom('connection_records')
    .select(['external_id', 'hash', 'facts', 'owner_id', 'placement_id', 'outcome', 'reason'])
    .where('connection_id', '=', connectionId)
    .where('is_due', '=', true)
    .orderBy('external_id')
    .limit(applyAtOnce)
    .execute();
  return rows.map((row) => ({ ...row, facts: row.facts as unknown as AtsPlacement | null }));
}

async function ownersOf({ tx }: Write, connectionId: string) {
  const rows = await tx
    .selectFrom('connection_people as p')
    .leftJoin('recruiters as r', (join) =>
      join.onRef('r.id', '=', 'p.recruiter_id').onRef('r.agency_id', '=', 'p.agency_id').on('r.gone_at', 'is', null),
    )
    .select(['p.external_id', 'p.is_ignored', 'r.id as recruiter_id'])
    .where('p.connection_id', '=', connectionId)
    .execute();
  return new Map(rows.map((row) => [row.external_id, row]));
}

/**
 * Says what a first sync would do with each record that is due, and does nothing of it: for the counts that people see
 * before they start. `looked` is how many were looked at.
 */
export async function lookAhead(write: Write, connection: Connection): Promise<Applied> {
  const records = await dueRecords(write, connection.id);
  const owners = await ownersOf(write, connection.id);
  for (const record of records) {
    const decision = decisionOf(record, owners.get(record.owner_id ?? ''), connection);
    const [outcome, reason] =
      decision.kind === 'keep'
        ? [(await samePlacement(write, connection, decision.facts)) ? 'known' : 'added', null]
        : decision.kind === 'waiting' || decision.kind === 'left_out'
          ? [decision.kind, decision.reason]
          : ['left_out', decision.kind === 'cancel' ? decision.reason : 'gone'];
    await write.tx
      .updateTable('connection_records')
      .set({ outcome: outcome as string, reason, is_due: false })
      .where('connection_id', '=', connection.id)
      .where('external_id', '=', record.external_id)
      .execute();
  }
  return { ...nothingApplied, looked: records.length };
}

interface Settled {
  recruiters: readonly string[];
  count?: 'changed' | 'cancelled' | 'waiting';
  toAdd?: SoftwareFacts;
}

/** Does what was decided, except for adding, which is done for all at once. */
async function settle(
  write: Write,
  connection: Connection,
  record: DueRecord,
  decision: DueDecision,
): Promise<Settled> {
  const source = sourceOf(connection);
  const known = record.placement_id ? await lockFromSoftware(write, source, record.placement_id) : undefined;
  if (decision.kind === 'keep' && !known) return startOrMeet(write, connection, record, decision.facts);
  if (decision.kind === 'keep' && known) {
    const isOurs = known.source === connection.vendor;
    const recruiters = isOurs ? await changeFromSoftware(write, known, decision.facts) : [];
    await keepOutcome(write, connection, record, isOurs ? 'added' : 'known', null, known.id);
    return { recruiters, ...(recruiters.length > 0 && { count: 'changed' }) };
  }
  if (decision.kind === 'cancel') {
    const isCancelled =
      known !== undefined && known.source === connection.vendor && (await cancelFromSoftware(write, known));
    await keepOutcome(write, connection, record, 'left_out', decision.reason, known?.id ?? null);
    return { recruiters: isCancelled ? [known.recruiter_id] : [], ...(isCancelled && { count: 'cancelled' }) };
  }
  if (decision.kind === 'move') {
    const isOurs = known?.source === connection.vendor && decision.recruiterId !== null;
    const recruiters = isOurs ? await moveFromSoftware(write, known, decision.recruiterId!) : [];
    await keepOutcome(write, connection, record, record.outcome as RecordOutcome, record.reason, known?.id ?? null);
    return { recruiters, ...(recruiters.length > 0 && { count: 'changed' }) };
  }
  if (decision.kind === 'keep') throw new Error('Every placement to keep is handled above');
  await keepOutcome(write, connection, record, decision.kind, decision.reason, known?.id ?? null);
  return { recruiters: [], ...(decision.kind === 'waiting' && { count: 'waiting' }) };
}

/** A placement that is here already by another way isn't added again; it keeps how it became known. */
async function startOrMeet(
  write: Write,
  connection: Connection,
  record: DueRecord,
  facts: SoftwareFacts,
): Promise<Settled> {
  const before = await write.tx
    .selectFrom('placements')
    .select('id')
    .where('agency_id', '=', connection.agency_id)
    .where('source', '=', connection.vendor)
    .where('external_id', '=', externalIdOf(connection, record.external_id))
    .executeTakeFirst();
  if (before) return settle(write, connection, { ...record, placement_id: before.id }, { kind: 'keep', facts });
  const same = await samePlacement(write, connection, facts);
  if (!same) return { recruiters: [], toAdd: facts };
  await keepOutcome(write, connection, record, 'known', null, same);
  return { recruiters: [] };
}

/** A placement that became known by another way, locked; null if there is none. */
const samePlacement = ({ tx }: Write, { agency_id: agencyId }: Connection, facts: SoftwareFacts) =>
  findSame(tx, {
    agencyId,
    recruiterId: facts.recruiterId,
    jobTitle: facts.jobTitle,
    startDate: facts.startDate,
    companyName: facts.companyName,
    candidate: facts.candidateName ? { name: facts.candidateName, email: facts.candidateEmail } : null,
    contact: facts.contactName ? { name: facts.contactName, email: facts.contactEmail } : null,
  });

async function addAll(
  write: Write,
  connection: Connection,
  add: readonly { record: DueRecord; facts: SoftwareFacts }[],
): Promise<void> {
  if (add.length === 0) return;
  const ids = await insertFromSoftware(
    write,
    sourceOf(connection),
    add.map(({ record, facts }) => ({ externalId: externalIdOf(connection, record.external_id), facts })),
  );
  await sql`/* addAll */
    update connection_records r set outcome = 'added', reason = null, placement_id = e.id, facts = null, is_due = false
    from unnest(${add.map(({ record }) => record.external_id)}::text[], ${ids}::uuid[]) e (external_id, id)
    where r.connection_id = ${connection.id} and r.external_id = e.external_id`.execute(write.tx);
  write.audit({
    action: 'syncPlacements',
    agencyId: connection.agency_id,
    subject: { type: 'Integration', id: connection.id },
    actor: 'system',
    details: { added: add.length },
  });
}

/** What waits keeps its facts, to be looked at again once somebody has matched or said what was missing. */
async function keepOutcome(
  { tx }: Write,
  { id }: Connection,
  { external_id }: DueRecord,
  outcome: RecordOutcome,
  reason: string | null,
  placement_id: string | null,
): Promise<void> {
  await tx
    .updateTable('connection_records')
    .set((eb) => ({
      ...{ outcome, reason, placement_id, is_due: false },
      facts: outcome === 'waiting' || reason === 'ignored' ? eb.ref('facts') : null,
    }))
    .where('connection_id', '=', id)
    .where('external_id', '=', external_id)
    .execute();
}

const sourceOf = ({ agency_id, vendor }: Connection) => ({ agencyId: agency_id, source: vendor as AtsVendorKey });

/** Two accounts of one agency may use the same numbers. */
const externalIdOf = ({ account_id }: Connection, externalId: string) => `${account_id}:${externalId}`;
