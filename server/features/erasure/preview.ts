import { type RawBuilder, sql } from 'kysely';
import { workingStates } from '#common/placements/import-states.ts';
import { roleName } from '#common/roles.ts';
import type { Tx } from '#server/database/database.ts';
import { type DataPart, dataParts, type Fate, hasSample, isTheirImportedRow, isTheirProfile } from './data-parts.ts';

/** A part of what would become of a person's data, or has. */
export interface ErasedPart {
  what: string;
  /** How many rows of it there are. Null for what we keep of everyone. */
  count: number | null;
  fate: Fate;
  reason: string | null;
}

/** What erasing a person's data would do, shown before it is confirmed. */
export interface ErasurePreview {
  /** Without those of which there is nothing. */
  parts: readonly ErasedPart[];
  /** Why it can't be done now; null if it can. */
  blockedBecause: string | null;
}

/** The request and the address it is about. */
interface Asked {
  id: string;
  email: string;
}

const parts: readonly DataPart[] = Object.values(dataParts);

/** What erasing the data of an address would do, in one statement. */
export async function previewErasure(tx: Pick<Tx, 'getExecutor'>, request: Asked): Promise<ErasurePreview> {
  const { email } = request;
  const counts = parts.map(({ rows }) =>
    rows.length === 0
      ? sql`null::int`
      : sql.join(
          rows.map(({ table, where }) => sql`(select count(*)::int from ${sql.table(table)} where ${where(email)})`),
          sql` + `,
        ),
  );
  const { rows } = await sql<{ counts: (number | null)[]; blocked: boolean[] }>`/* previewErasure */
    select array[${sql.join(counts)}]::int[] as counts,
      array[${sql.join(blocks.map(({ when }) => sql`exists ${when(request)}`))}] as blocked`.execute(tx);
  const { counts: found, blocked } = rows[0]!;
  return {
    parts: parts.flatMap(({ what, fate, reason }, at) =>
      found[at] === 0 ? [] : { what, count: found[at] ?? null, fate, reason },
    ),
    blockedBecause: blocks[blocked.indexOf(true)]?.because ?? null,
  };
}

interface Block {
  when: (request: Asked) => RawBuilder<unknown>;
  because: string;
}

const staffRoles = [roleName('super_admin'), roleName('admin')];

/** What has to be dealt with first, the most serious first. */
const blocks: readonly Block[] = [
  {
    when: ({ email }) => sql`(select from user_roles o join users u on u.id = o.user_id
      where u.email = ${email} and o.role = any(${staffRoles}))`,
    because: 'This is the account of one of our staff. Take its role away and deactivate it first.',
  },
  {
    when: ({ email }) => sql`(select from users u where u.email = ${email} and u.status = 'active'
      and (u.is_verified or not exists (select from registrations g where g.user_id = u.id)))`,
    because:
      'This address has an account in use. Let its admin work and its placements go to a colleague, then deactivate it under Users.',
  },
  {
    when: ({ email }) => sql`(select from former_emails f join users u on u.id = f.user_id
      where f.email = ${email} and u.status = 'active')`,
    because: 'This was the address of an account that is in use under another one. Deactivate that under Users first.',
  },
  {
    when: ({ email, id }) => sql`(select from data_requests q
      where q.email = ${email} and q.id <> ${id} and q.state in ('open', 'extended'))`,
    because: 'Another request from this address waits for an answer. Answer it first: afterwards we have no address.',
  },
  {
    when: ({ email }) => sql`(select from claims c
      where c.email = ${email} and c.wish = 'objection' and c.state in ('email_verified', 'disputed'))`,
    because: 'They objected to a profile. Decide that first, under Claims.',
  },
  {
    when: ({ email }) => sql`(select from recruiters
      join claims c on c.recruiter_id = recruiters.id and c.wish = 'claim' and c.state in ('email_verified', 'disputed')
      where ${isTheirProfile(email)} and c.email <> ${email})`,
    because: 'Another person has claimed their profile and confirmed their address. Decide that first, under Claims.',
  },
  {
    when: ({
      email,
    }) => sql`(select from placement_imports i where i.state = any(${workingStates}) and (${hasSample(email)}
      or exists (select from placement_import_rows where import_id = i.id and ${isTheirImportedRow(email)})))`,
    because: 'A file with this address is being imported. Wait until that is done.',
  },
];
