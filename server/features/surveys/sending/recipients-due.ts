import { type RawBuilder, sql } from 'kysely';
import { zoneOfPlace } from '#common/zone-of-place.ts';
import type { Write } from '#server/commands/write.ts';
import type { CampaignToSend } from './campaign-to-send.ts';
import type { PersonToEmail } from './survey-series.ts';

/** A recipient whose turn has come, locked, with their placement as it is now. */
export interface DueRecipient {
  readonly id: string;
  readonly state: string;
  readonly name: string;
  readonly email: string;
  readonly sent_at: Date | null;
  readonly expires_at: Date | null;
  readonly reminders_sent: number;
  /** Null for a person of a list, or when the placement is gone. */
  readonly placement: {
    readonly state: string;
    readonly is_hidden: boolean;
    readonly do_not_mail: boolean;
    readonly name: string | null;
    readonly email: string | null;
    readonly location: string | null;
    readonly start_date: string;
    /** The day from which the campaign's days count: the first day, or the one of the status. */
    readonly counts_from: string;
    readonly job_title: string;
    readonly company_name: string | null;
    readonly recruiter: string;
  } | null;
}

/** Recipients of a campaign for a condition and in an order, as many as wanted; those another worker holds are left out. */
export async function dueRecipients(
  { tx }: Write,
  { id, audience, isByStatus }: CampaignToSend,
  { where, orderBy, most }: { where: RawBuilder<unknown>; orderBy: RawBuilder<unknown>; most: number },
): Promise<readonly DueRecipient[]> {
  const [person, side] = audience === 'candidate' ? ['candidate', 'candidate'] : ['contact', 'employer'];
  const { rows } = await sql<DueRecipient>`/* dueRecipients */
    select r.id, r.state, r.name, r.email, r.sent_at, r.expires_at, r.reminders_sent,
      case when p.id is not null then jsonb_build_object('state', p.state, 'is_hidden', p.is_hidden,
        'do_not_mail', ${sql.ref(`p.${side}_do_not_mail`)}, 'name', ${sql.ref(`p.${person}_name`)},
        'email', ${sql.ref(`p.${person}_email`)}, 'location', p.location, 'start_date', p.start_date,
        'counts_from', ${isByStatus ? sql`coalesce(p.software_status_on, p.start_date)` : sql`p.start_date`},
        'job_title', p.job_title, 'company_name', p.company_name, 'recruiter', m.name) end as placement
    from survey_recipients r
      left join placements p on p.id = r.placement_id
      left join recruiters m on m.id = p.recruiter_id
    where r.campaign_id = ${id} and ${where}
    order by ${orderBy} limit ${most}
    for update of r skip locked`.execute(tx);
  return rows;
}

/** Where the recipient is, as far as the placement says; otherwise where the agency is. */
export const zoneOf = ({ placement }: DueRecipient, { timeZone }: CampaignToSend): string =>
  zoneOfPlace(placement?.location, timeZone);

/** Why a person is not asked about their placement; undefined when nothing speaks against it. */
export function whyNotAsked({ placement }: DueRecipient): string | undefined {
  if (!placement) return undefined;
  if (placement.state === 'cancelled') return 'The placement was canceled';
  if (placement.is_hidden) return 'The placement is hidden';
  if (placement.do_not_mail) return 'This person is marked as do-not-email';
  return placement.name && placement.email ? undefined : 'The person is no longer known';
}

/** The person to email: the one whom the placement names now. */
export function personOf({ id, name, email, placement }: DueRecipient): PersonToEmail {
  if (!placement) return { id, name, email, placement: null };
  const { job_title: job, company_name, start_date: startDate, recruiter } = placement;
  return {
    ...{ id, name: placement.name ?? name, email: placement.email ?? email },
    placement: { job, company: company_name || null, startDate, recruiter },
  };
}
