import { sql } from 'kysely';
import { z } from 'zod';
import { filtersGiven, filtersInAddress, marketplaceFilterNames, type SavedFilters } from '#common/jobs/searches.ts';
import { salaryWords } from '#common/jobs/words.ts';
import { everyTopic } from '#common/notices/kinds.ts';
import { absolute, marketplaceUrl } from '#common/urls.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { digestTime } from '#server/features/notices/digest-times.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { defineTask } from '#server/tasks/task.ts';
import { isInMarketplace, marketplaceFilters } from '../marketplace.ts';
import { type FoundJob, newJobsMail } from './mails/NewJobsMail.tsx';

/** People whose searches are due, read at once. */
const batchSize = 500;
/** Jobs listed for each search; the others are only counted. */
const listed = 10;
/** A job that opens now may not be visible yet: this long, in milliseconds, it is left for the next time. */
const slack = 5 * 60_000;

/** Emails new jobs to the people whose saved searches are due, each person in a transaction of their own. */
export const mailSavedJobSearches = defineTask({
  name: 'mailSavedJobSearches',
  // Some time zones are a quarter of an hour off.
  cron: '*/15 * * * *',
  payload: z.object({}),
  run: async (context) => {
    if (!env.PLAUDIT_FEATURES.jobs) return;
    for (;;) {
      const due = await context.database.kysely
        .selectFrom('saved_job_searches')
        .select('user_id')
        .distinct()
        .where('next_at', '<=', context.nature.now())
        .limit(batchSize)
        .execute();
      for (const { user_id } of due) await carryOut(context, mailJobSearches, { userId: user_id });
      if (due.length < batchSize) return;
    }
  },
});

/**
 * Emails somebody the jobs that have opened since each of their due searches was last sent. Whatever was found, the
 * searches wait for the next morning, so that a second run finds nothing.
 */
const mailJobSearches = defineCommand({
  name: 'mailJobSearches',
  input: z.object({ userId: z.uuid() }),
  run: async (write, { userId }) => {
    const { tx, at } = write;
    const user = await tx
      .selectFrom('users as u')
      .leftJoin('recruiters as r', (join) => join.onRef('r.user_id', '=', 'u.id').on('r.gone_at', 'is', null))
      .select(({ exists, selectFrom }) => [
        ...(['u.email', 'u.name', 'u.status', 'u.time_zone', 'r.id as recruiter_id', 'r.agency_id'] as const),
        exists(
          selectFrom('notice_choices as c')
            .select('c.user_id')
            .whereRef('c.user_id', '=', 'u.id')
            .where('c.topic', '=', everyTopic),
        ).as('wantsNone'),
      ])
      .where('u.id', '=', userId)
      .executeTakeFirst();
    if (!user) return { sent: false };
    const due = await tx
      .selectFrom('saved_job_searches')
      .select(['id', 'name', 'filters', 'last_sent_at'])
      .where('user_id', '=', userId)
      .where('next_at', '<=', at)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (due.length === 0) return { sent: false };
    const until = new Date(at.getTime() - slack);
    await tx
      .updateTable('saved_job_searches')
      .set({
        last_sent_at: sql`greatest(last_sent_at, ${until}::timestamptz)`,
        next_at: digestTime(at, 'daily', user.time_zone ?? 'UTC'),
      })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    const { recruiter_id: recruiterId, agency_id: agencyId } = user;
    if (user.status !== 'active' || user.wantsNone || !recruiterId || !agencyId) return { sent: false };
    const searches = [];
    for (const { id, name, filters: kept, last_sent_at: since } of due) {
      const filters = filtersGiven(kept as SavedFilters);
      const { jobs, count } = await newJobs(write, { filters, since, until, recruiterId, agencyId });
      if (count > 0)
        searches.push({ key: id, name, url: onSite(marketplaceUrl(filtersInAddress(filters))), jobs, count });
    }
    if (searches.length === 0) return { sent: false };
    await sendMail(write, newJobsMail, { to: user, noticesOf: userId, props: { name: user.name, searches } });
    return { sent: true };
  },
});

const onSite = (path: string) => absolute(env.PLAUDIT_URL, path);

interface Wanted {
  readonly filters: SavedFilters;
  readonly since: Date;
  readonly until: Date;
  readonly recruiterId: string;
  readonly agencyId: string;
}

interface Found {
  id: string;
  title: string;
  location: string | null;
  company: string;
  currency: string;
  salaryPeriod: string;
  salaryFrom: number | null;
  salaryTo: number | null;
  count: number;
}

/** The jobs that have opened since a moment, match, and are new to the recruiter: they find it and have no part in it. */
async function newJobs({ tx }: Write, { filters, since, until, recruiterId, agencyId }: Wanted) {
  const column = (name: string) => sql.ref(`j.${name}`);
  const job = {
    ...{ state: column('state'), search_type: column('search_type'), company_id: column('company_id') },
    ...{ title: column('title'), location: column('location'), description: column('description') },
    ...{ speciality: column('speciality'), job_type: column('job_type'), country: column('country') },
  };
  const viewer = { recruiterId: sql`${recruiterId}::uuid`, agencyId: sql`${agencyId}::uuid` };
  const matches = marketplaceFilterNames.flatMap((name) =>
    filters[name] === undefined ? [] : [marketplaceFilters[name](job, sql`${filters[name]}::text`)],
  );
  const opened = sql`coalesce(j.opened_at, '-infinity'::timestamptz)`;
  const { rows } = await sql<Found>`/* newJobs */
    select j.id, j.title, j.location, c.name as company, j.currency, j.salary_period as "salaryPeriod",
      j.salary_from as "salaryFrom", j.salary_to as "salaryTo", (count(*) over ())::int as count
    from jobs j join companies c on c.id = j.company_id
    where ${opened} > ${since} and ${opened} <= ${until} and ${isInMarketplace(job, viewer)}
      and not exists (select from engagements e where e.job_id = j.id and e.recruiter_id = ${recruiterId})
      and ${sql.join([sql`true`, ...matches], sql` and `)}
    order by ${opened} desc, j.id desc limit ${listed}`.execute(tx);
  return { jobs: rows.map(inMail), count: rows[0]?.count ?? 0 };
}

const inMail = ({ id, title, company, location, ...pay }: Found): FoundJob => ({
  key: id,
  title,
  about: [company, location, salaryWords(pay)].filter(Boolean).join(' · '),
  url: onSite(marketplaceUrl({ open: `MarketplaceJob:${id}` })),
});
