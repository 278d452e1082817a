import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Audience } from '#common/reviews/criteria.ts';
import { zoneOfPlace } from '#common/zone-of-place.ts';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import type { CampaignSettings as SettingsRow } from '#server/database/types.ts';
import { wantsNoMail } from '#server/mail/suppression.ts';
import { usualTime } from '../../invitations/timing.ts';
import { settingsOf } from '../campaigns/campaign-settings.ts';
import { planWithSurveys } from './campaign-to-send.ts';

/** Placements planned in one transaction. */
const atOnce = 500;

const cursor = z.object({ startDate: z.string(), id: z.uuid() });

/** A place in the order of placements: the first day, and the id. */
export type Cursor = z.output<typeof cursor>;

/**
 * Plans a survey for each of the next placements of a campaign that have started, as if it had been planned on the first
 * day. A placement is planned once, so repeating it does nothing. `next`: where to continue; null at the end.
 */
export const planNext = defineCommand({
  name: 'planNext',
  input: z.object({ campaignId: z.uuid(), after: cursor.nullable() }),
  run: async (write, { campaignId, after }): Promise<{ next: Cursor | null }> => {
    const campaign = await campaignToPlan(write, campaignId);
    if (!campaign) return { next: null };
    const sides = await sidesToPlan(write, campaign, after);
    const planned = await plan(write, campaign, sides);
    if (planned > 0)
      write.audit({
        ...{ action: 'planSurveys', agencyId: campaign.agency_id, actor: 'system' },
        ...{ subject: { type: 'Campaign', id: campaignId }, details: { count: planned } },
      });
    const last = sides.at(-1);
    return { next: last && sides.length === atOnce ? { startDate: last.start_date, id: last.id } : null };
  },
});

interface CampaignToPlan {
  id: string;
  agency_id: string;
  audience: Audience;
  trigger: string;
  ats_status: string | null;
  delay_days: number;
  since: string;
  time_zone: string;
  today: string;
  settings: Selectable<SettingsRow> | null;
}

async function campaignToPlan({ tx, at }: Write, id: string): Promise<CampaignToPlan | undefined> {
  const { rows } = await sql<CampaignToPlan>`/* campaignToPlan */
    select c.id, c.agency_id, s.audience, c.trigger, c.ats_status, c.delay_days, c.since, a.time_zone,
      (${at}::timestamptz at time zone a.time_zone)::date as today,
      (select to_jsonb(x) from campaign_settings x where x.agency_id = a.id) as settings
    from campaigns c join surveys s on s.id = c.survey_id join agencies a on a.id = c.agency_id
    where c.id = ${id} and c.is_active and c.trigger <> 'list' and a.plan = ${planWithSurveys}
    for key share of c`.execute(tx);
  return rows[0];
}

interface Side {
  id: string;
  recruiter_id: string;
  name: string;
  email: string;
  start_date: string;
  location: string | null;
}

/**
 * The people of placements that have started, or have the status, and are not planned, in the order of their days: not those of an
 * extension of an earlier term, of the agency itself, or who want no email.
 */
async function sidesToPlan(
  { tx }: Write,
  { id, agency_id, audience, trigger, ats_status, since, today }: CampaignToPlan,
  after: Cursor | null,
): Promise<readonly Side[]> {
  const [person, side] = audience === 'candidate' ? ['candidate', 'candidate'] : ['contact', 'employer'];
  const [name, email] = [sql.ref(`p.${person}_name`), sql.ref(`p.${person}_email`)];
  const isByStatus = trigger === 'ats_status';
  const day = sql.ref(isByStatus ? 'p.software_status_on' : 'p.start_date');
  const hasStatus = isByStatus
    ? sql`and p.source = 'bullhorn' and lower(p.software_status) = lower(${ats_status})`
    : sql``;
  const { rows } = await sql<Side>`/* sidesToPlan */
    select p.id, p.recruiter_id, ${name} as name, ${email} as email, ${day} as start_date, p.location from placements p
    where p.agency_id = ${agency_id} ${hasStatus} and ${day} between ${since}::date and ${today}::date
      and (${after?.startDate ?? null}::date is null
        or (${day}, p.id) > (${after?.startDate ?? null}::date, ${after?.id ?? null}::uuid))
      and p.state <> 'cancelled' and not p.is_hidden and not ${sql.ref(`p.${side}_do_not_mail`)}
      and ${name} is not null and ${email} is not null
      and not exists (select from survey_recipients r where r.campaign_id = ${id} and r.placement_id = p.id)
      and not exists (select from placements e
        where e.agency_id = p.agency_id and e.group_key = p.group_key and e.state <> 'cancelled'
          and (e.start_date, e.id) < (p.start_date, p.id))
      and not exists (select from recruiters m left join users u on u.id = m.user_id
        where m.agency_id = p.agency_id and ${email} in (lower(m.email), u.email))
      and not ${wantsNoMail(email, sql.ref('p.agency_id'))}
    order by ${day}, p.id limit ${atOnce}`.execute(tx);
  return rows;
}

async function plan({ tx, at, nature }: Write, campaign: CampaignToPlan, sides: readonly Side[]): Promise<number> {
  if (sides.length === 0) return 0;
  const { id, agency_id, audience, delay_days, time_zone, settings } = campaign;
  const { timing } = settingsOf(settings);
  const own = { ...timing, delayDays: { candidate: delay_days, employer: delay_days } };
  const rows = sides.map(({ start_date, location, id: placement_id, recruiter_id, name, email }) => ({
    ...{ id: nature.newId(), placement_id, recruiter_id, name, email },
    scheduled_for: usualTime(start_date, audience, zoneOfPlace(location, time_zone), at, own),
  }));
  const { rows: planned } = await sql`/* planRecipients */
    insert into survey_recipients (id, agency_id, campaign_id, placement_id, recruiter_id, name, email, state, scheduled_for, created_at)
    select g.id, ${agency_id}, ${id}, g.placement_id, g.recruiter_id, g.name, g.email, 'queued', g.scheduled_for, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (id uuid, placement_id uuid, recruiter_id uuid, name text,
      email text, scheduled_for timestamptz)
    on conflict do nothing returning id`.execute(tx);
  return planned.length;
}
