import type { World } from './world.ts';

type Line = readonly [side: 'company' | 'recruiter', words: string];

/** What the demo's company and recruiter write about a candidate, and about a job. The company hasn't read the last one. */
const aboutCandidate: readonly Line[] = [
  ['company', 'We like the structural background. Could they start two weeks before the site opens?'],
  ['recruiter', 'Yes, their notice ends in time. They would like to see the site first.'],
  ['company', 'Then we show them around at the second interview.'],
];
const aboutJob: readonly Line[] = [
  ['company', 'The client added a night shift in May. Does that change who you would propose?'],
  ['recruiter', 'Two of my people prefer nights. I will send you the first one this week.'],
];

/** Messages about the first candidate who is interviewed, and about the job. */
export function addMessages(world: World): void {
  const { rows } = world;
  const application = rows.applications.find(({ state }) => state === 'interviewing')!;
  add(world, application, aboutCandidate);
  add(world, { ...application, id: null }, aboutJob);
}

type About = { [Column in 'job_id' | 'company_id' | 'agency_id' | 'recruiter_id']: string } & {
  id?: string | null | undefined;
};

function add(world: World, { id: application_id = null, ...of }: About, lines: readonly Line[]): void {
  const { rows, dice } = world;
  const { job_id, company_id, agency_id, recruiter_id } = of;
  const moments = lines.map((_, at) => world.daysAgo((lines.length - at) / 4));
  const id = dice.id(moments[0]!);
  rows.job_threads.push({
    ...{ id, job_id, company_id, agency_id, recruiter_id, application_id },
    company_unread: lines.at(-1)![0] === 'recruiter' ? 1 : 0,
    ...{ last_message_at: moments.at(-1)!, created_at: moments[0]! },
  });
  const authors = {
    company: rows.jobs.find((job) => job.id === job_id)!.created_by,
    recruiter: rows.recruiters.find((recruiter) => recruiter.id === recruiter_id)!.user_id,
  };
  for (const [at, [side, words]] of lines.entries()) {
    const created_at = moments[at]!;
    rows.job_messages.push({
      ...{
        id: dice.id(created_at),
        thread_id: id,
        company_id,
        side,
        author_id: authors[side] ?? null,
        words,
        created_at,
      },
    });
  }
}
