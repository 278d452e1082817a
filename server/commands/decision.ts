import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { type TransitionTable, transition } from '#common/transitions.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { type Command, defineCommand } from './command.ts';
import { refuseClash, refuseDecided } from './overtaken.ts';
import { refuseUnknown } from './refusal.ts';
import type { Result } from './result.ts';
import type { AuditEntry, Write } from './write.ts';

/** One kind of thing that super admins decide about. */
export interface Decision<Row extends { version: number }, State extends string, Event extends string, Columns> {
  /** The payload field that returns it, such as `report`. */
  row: string;
  /** The input field with its id; by default `row` with 'Id', such as `reportId`. */
  id?: string;
  /** Its type in the API, such as `ProfileReport`. */
  type: string;
  /** Its name in refusals; `row` by default. */
  noun?: string;
  transitions: TransitionTable<State, Event>;
  /** Locks it, and reads it with the data for its emails. */
  load: (write: Write, id: string) => Promise<Row | undefined>;
  /** Its state; null while there is nothing to decide. */
  stateOf: (row: Row) => State | null;
  /** Writes the outcome and raises the version: `saveIn` for most tables. */
  save: (write: Write, row: Row, outcome: Outcome<State, Columns>) => Promise<unknown>;
  audited: (row: Row) => Omit<AuditEntry, 'action'>;
}

/** The result of a decision: the new state, and other columns to set. */
export interface Outcome<State extends string, Columns> {
  to: State;
  set: Partial<Columns>;
  /** Whether no other decision can follow. If so, the row records who decided, and when. */
  isFinal: boolean;
}

/** One possible decision: an event of the transitions, and its effects besides changing the state. */
export interface Way<Row, State extends string, Event extends string, Columns, Input> {
  event: Event;
  /** Fields of the input besides the id and the version. */
  input?: z.ZodType<Input> & { shape: z.ZodRawShape };
  /** Refuses a decision that is impossible in this state, with a better reason than 'already decided'. */
  notYet?: (row: Row) => void;
  /** Refuses, or makes changes that the outcome depends on. */
  before?: (write: Write, row: Row, said: Input & { to: State }) => Before<Columns> | Promise<Before<Columns>>;
  /** Sends emails and emits events once the outcome is written. */
  after?: (write: Write, row: Row, said: Input & { to: State }) => Promise<unknown>;
}

/** Returned by the first part of a decision, to be written by the second. */
export interface Before<Columns> {
  set?: Partial<Columns>;
  /** Differences from the default audit entry; null if there must be none. */
  audit?: Partial<AuditEntry> | null;
  /** Further rows for the payload. */
  rows?: Readonly<Record<string, string>>;
}

/** The command of one possible decision, with the names that the API needs. */
export interface DecisionCommand extends Command<Readonly<Record<string, unknown>>, Result> {
  decides: { row: string; id: string; type: string };
}

const commands = new Map<string, DecisionCommand>();

/** All declared decisions; import `#server/features/index.ts` first, which declares them. */
export const allDecisions = (): readonly DecisionCommand[] => [...commands.values()];

/**
 * Declares how super admins decide about one kind of thing. Call the result for each possible decision, with the name
 * of its command. Every such command refuses people other than super admins, a second decision, and an outdated
 * version.
 */
export function defineDecision<Row extends { version: number }, State extends string, Event extends string, Columns>(
  decision: Decision<Row, State, Event, Columns>,
) {
  const { row, type, id = `${row}Id` } = decision;
  return <Input = object>(name: AuditAction, way: Way<Row, State, Event, Columns, Input>): DecisionCommand => {
    const named = { [id]: z.uuid(), expectedVersion: z.int() };
    const command = defineCommand<Readonly<Record<string, unknown>>, Result>({
      name,
      input: z.object({ ...way.input?.shape, ...named }),
      run: (write, { [id]: key, expectedVersion, ...said }) =>
        decide(write, decision, {
          name,
          way,
          key: key as string,
          version: expectedVersion as number,
          said: said as Input,
        }),
    });
    const made = { ...command, decides: { row, id, type } };
    commands.set(name, made);
    return made;
  };
}

interface Taken<W, Input> {
  name: AuditAction;
  way: W;
  key: string;
  version: number;
  said: Input;
}

async function decide<Row extends { version: number }, State extends string, Event extends string, Columns, Input>(
  write: Write,
  decision: Decision<Row, State, Event, Columns>,
  { name, way, key, version, said }: Taken<Way<Row, State, Event, Columns, Input>, Input>,
): Promise<Result> {
  refuseAllButSuperAdmins(write.viewer);
  const row = await decision.load(write, key);
  if (!row) return refuseUnknown();
  const { noun = decision.row } = decision;
  const rows = { [decision.row]: key };
  const to = nextOf(decision, row, way.event);
  if (to === null) way.notYet?.(row);
  if (to === null) return refuseDecided(noun, rows);
  refuseClash(noun, row.version, version, rows);
  const { set = {}, audit = {}, rows: more } = (await way.before?.(write, row, { ...said, to })) ?? {};
  await decision.save(write, row, { to, set, isFinal: Object.keys(decision.transitions[to]).length === 0 });
  await way.after?.(write, row, { ...said, to });
  const entry = decision.audited(row);
  if (audit) write.audit({ action: name, ...entry, ...audit, details: { ...entry.details, ...audit.details } });
  return { ...rows, ...more };
}

function nextOf<Row extends { version: number }, State extends string, Event extends string, Columns>(
  { stateOf, transitions }: Decision<Row, State, Event, Columns>,
  row: Row,
  event: Event,
): State | null {
  const state = stateOf(row);
  const next = state && transition(transitions, state, event);
  return next?.ok ? next.to : null;
}
