import { Readable } from 'node:stream';
import { csvLine } from '#common/csv.ts';
import { cancelReasons } from '#common/placements/states.ts';
import type { Command } from '#server/commands/command.ts';
import type { Result } from '#server/commands/result.ts';
import { keepUpload } from '#server/storage/keep-upload.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { turnOffInviteSource, turnOnInviteSource } from '../../invitations/invite-sources.commands.ts';
import { daysAfter } from '../../invitations/timing.ts';
import { matchImport, runImport, startImport, undoImport } from '../../placements/importing/imports.commands.ts';
import { addPlacement, cancelPlacement, hidePlacements, savePlacement } from '../../placements/keeping.commands.ts';
import { type Action, pick } from './actions.ts';
import type { Story } from './story.ts';

interface Row {
  id: string;
  version: number;
  recruiter_id: string;
  job_title: string;
  job_type: string;
  start_date: string;
  company_name: string | null;
  candidate_name: string | null;
  candidate_email: string | null;
  contact_name: string | null;
  contact_email: string | null;
}

/** One of the placements, starting with those that match a condition. */
const placementOf = async (story: Story, which: number, condition: string): Promise<Row | undefined> =>
  pick(
    await story.rows<Row>(
      `select *, start_date::text from placements order by (${condition}) desc, created_at desc, id`,
    ),
    which,
  );

const daysAgo = (story: Story, days: number) => daysAfter(story.now(), -days).toISOString().slice(0, 10);

const formOf = (row: Omit<Row, 'id' | 'version' | 'recruiter_id'>) => ({
  jobTitle: row.job_title,
  jobType: row.job_type,
  startDate: row.start_date,
  companyName: row.company_name,
  candidateName: row.candidate_name,
  candidateEmail: row.candidate_email,
  contactName: row.contact_name,
  contactEmail: row.contact_email,
  invitesCandidate: true,
  invitesEmployer: true,
});

const people = (name: string) => ({
  company_name: 'Pinwheel Logistics',
  candidate_name: `Robin ${name}`,
  candidate_email: `robin-${name}@mail.example`,
  contact_name: `Sam ${name}`,
  contact_email: `sam-${name}@pinwheel.example`,
});

/** Saves the form of a placement with one change. */
const edit =
  (change: (story: Story, row: Row, stars: number) => object): Action =>
  async (story, { which, stars }) => {
    const row = await placementOf(story, which, `state <> 'cancelled' and candidate_step is null`);
    if (!row) return;
    const input = {
      ...formOf(row),
      recruiterId: row.recruiter_id,
      placementId: row.id,
      expectedVersion: row.version,
      ...change(story, row, stars),
    };
    await story.act(savePlacement, input, { viewer: story.admin });
  };

const hiding =
  (hidden: boolean): Action =>
  async (story, { which }) => {
    const row = await placementOf(story, which, hidden ? 'not is_hidden' : 'is_hidden');
    if (row) await story.act(hidePlacements, { ids: [row.id], hidden }, { viewer: story.admin });
  };

const heads = ['external_id', 'job_title', 'job_type', 'start_date', 'company', 'candidate_name', 'candidate_email'];

/**
 * Sends a file of three placements, one of which is refused, and starts the import; the next moment does it. Files of
 * one number hold the same placements, which begin so many days ago.
 */
async function importFile(story: Story, number: number, days: number): Promise<void> {
  const by = { viewer: story.recruiter };
  const rows = [0, 1, 2].map((at) => [
    `F${number}-${at}`,
    `Crane Operator ${number}`,
    'permanent',
    at === 2 ? 'some day' : daysAgo(story, days),
    'Pinwheel Logistics',
    `Alex ${number}-${at}`,
    `alex-${number}-${at}@mail.example`,
  ]);
  const bytes = [...[heads, ...rows].map((cells) => csvLine(cells))].join('');
  const kept = await keepUpload(story.as(by), Readable.from([Buffer.from(bytes)]), { kind: 'table' });
  if (!kept.ok) throw new Error(kept.problem.message);
  const file = new KeptUpload({ ...kept.file, kind: 'table' });
  await story.act(startImport, { file, fileName: 'placements.csv' }, by);
  await story.pass(0);
  await onImport(story, 'matching', matchImport, ({ fields }) => ({ fields }));
  await story.pass(0);
  await onImport(story, 'checked', runImport);
}

/** Runs a command on the newest import in a state. */
async function onImport<Input, R extends Result>(
  story: Story,
  state: string,
  command: Command<Input, R>,
  more: (row: { fields: string[] }) => object = () => ({}),
): Promise<void> {
  const [row] = await story.rows<{ id: string; fields: string[] }>(
    'select id, fields from placement_imports where state = $1 order by created_at desc, id desc limit 1',
    [state],
  );
  if (row) await story.act(command, { importId: row.id, ...more(row) }, { viewer: story.recruiter });
}

/** An action of the admin on one of the sources that can be invited by themselves. */
const source =
  <Input, R extends Result>(command: Command<Input, R>, more: object): Action =>
  async (story, { which }) => {
    const [settings] = await story.rows<{ id: string }>('select id from invite_settings');
    const input = { settingsId: settings!.id, source: which % 2 === 0 ? 'csv_imported' : 'manual', ...more };
    await story.act(command, input, { viewer: story.admin });
  };

/** Everything that can happen to placements and their imports, each through the real command. */
export const placementActions = {
  async addPlacement(story, { stars }) {
    const name = String(story.next());
    const row = { job_title: `Nurse ${name}`, job_type: 'permanent', start_date: daysAgo(story, stars * 15 - 30) };
    await story.act(addPlacement, formOf({ ...row, ...people(name) }), { viewer: story.recruiter });
  },
  changeTitle: edit((story) => ({ jobTitle: `Data Analyst ${story.next()}` })),
  changeStart: edit((story, _row, stars) => ({ startDate: daysAgo(story, stars * 15) })),
  changeCandidate: edit((story) => {
    const { candidate_name: candidateName, candidate_email: candidateEmail } = people(`changed-${story.next()}`);
    return { candidateName, candidateEmail };
  }),
  leaveOutEmployer: edit(() => ({ invitesEmployer: false })),
  giveToColleague: edit((story) => ({ recruiterId: story.recruiterIds[1] })),
  async cancelPlacement(story, { which, stars }) {
    const row = await placementOf(
      story,
      which,
      `state in ('pending', 'active') and exists (select from invitations i
        where i.placement_id = placements.id and i.state = 'scheduled')`,
    );
    if (!row) return;
    const reason = cancelReasons[stars % cancelReasons.length];
    const input = { placementId: row.id, expectedVersion: row.version, reason };
    await story.act(cancelPlacement, input, { viewer: story.admin });
  },
  hidePlacement: hiding(true),
  showPlacement: hiding(false),
  importFile: (story, { which, stars }) => importFile(story, (which + stars) % 5, 40),
  importChangedFile: (story, { which, stars }) => importFile(story, (which + stars) % 5, 40 + stars),
  undoImport: (story) => onImport(story, 'done', undoImport),
  turnOnSource: source(turnOnInviteSource, { daysBack: 90 }),
  turnOffSource: source(turnOffInviteSource, { cancelsScheduled: true }),
} satisfies Record<string, Action>;
