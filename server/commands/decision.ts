import { z } from 'zod';
import { type TransitionTable, transition } from '#common/transitions.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { type Command, defineCommand } from './command.ts';
import { refuseClash, refuseDecided } from './overtaken.ts';
import { refuseUnknown } from './refusal.ts';
import type { Result } from './result.ts';
import type { AuditEntry, Write } from './write.ts';

/** One kind of thing that super admins decide about. */
export interface Decision<Row extends { version: number }, State extends string, Event extends string, Columns> {
  /** The field of payloads that shows it, such as `report`. */
  row: string;
  /** The input that names it: `reportId` unless said otherwise. */
  id?: string;
  /** Its type in the API, such as `ProfileReport`. */
  type: string;
  /** What refusals call it: as `row` unless said otherwise. */
  noun?: string;
  transitions: TransitionTable<State, Event>;
  /** Locks it, and reads with it what its mails say. */
  load: (write: Write, id: string) => Promise<Row | undefined>;
  /** Where it stands; null while there is nothing to decide. */
  stateOf: (row: Row) => State | null;
  /** Writes the outcome and raises the version: `saveIn` for most tables. */
  save: (write: Write, row: Row, outcome: Outcome<State, Columns>) => Promise<unknown>;
  audited: (row: Row) => Omit<AuditEntry, 'action'>;
}

/** What a decision comes to: the new state, and what is set beside it. */
export interface Outcome<State extends string, Columns> {
  to: State;
  set: Partial<Columns>;
  /** Nothing can follow, so this is where it says who decided and when. */
  isFinal: boolean;
}

/** One way to decide: an event of the transitions, and what it does beside changing the state. */
export interface Way<Row, State extends string, Event extends string, Columns, Input> {
  event: Event;
  /** Fields of the input beside the id and the version. */
  input?: z.ZodType<Input> & { shape: z.ZodRawShape };
  /** Refuses with a better reason than 'already decided' what cannot be decided like this from its state. */
  notYet?: (row: Row) => void;
  /** Refuses, or does what the outcome rests on. */
  before?: (write: Write, row: Row, said: Input & { to: State }) => Before<Columns> | Promise<Before<Columns>>;
  /** Does what follows once the outcome is written: mails, events. */
  after?: (write: Write, row: Row, said: Input & { to: State }) => Promise<unknown>;
}

/** What the first part of a way leaves to be written. */
export interface Before<Columns> {
  set?: Partial<Columns>;
  /** What the audit entry says differently; null where there is to be none. */
  audit?: Partial<AuditEntry> | null;
  /** Further rows for the payload. */
  rows?: Readonly<Record<string, string>>;
}

/** The command of one way to decide, with what the API must know of it. */
export interface DecisionCommand extends Command<Readonly<Record<string, unknown>>, Result> {
  decides: { row: string; id: string; type: string };
}

const commands = new Map<string, DecisionCommand>();

/** All ways to decide; import `#server/features/index.ts` first, so that they are there. */
export const allDecisions = (): readonly DecisionCommand[] => [...commands.values()];

/**
 * Declares how super admins decide about one kind of thing. Call the result for each way to decide, with the name of its
 * command. Every such command refuses others than super admins, a second decision, and one that rests on an older version.
 */
export function defineDecision<Row extends { version: number }, State extends string, Event extends string, Columns>(
  decision: Decision<Row, State, Event, Columns>,
) {
  const { row, type, id = `${row}Id` } = decision;
  return <Input = object>(name: string, way: Way<Row, State, Event, Columns, Input>): DecisionCommand => {
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
  name: string;
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
