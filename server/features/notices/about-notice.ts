import { type Expression, type RawBuilder, sql } from 'kysely';

/** The columns of a notice that say what it is about. */
type Row = Readonly<Record<'review_id' | 'invitation_id' | 'about', Expression<unknown>>>;

/**
 * What a notice is about. A review's title is read from the review while that is public, and the name of an invited
 * person from the invitation, while the reader belongs to its agency: people who move on don't take it with them.
 */
export const aboutNotice = (row: Row, agencyId: Expression<unknown>): RawBuilder<string | null> =>
  sql<string | null>`case
    when ${row.review_id} is not null then (select v.title from reviews v
      where v.id = ${row.review_id} and v.publication in ('published', 'under_review') and not v.is_hidden)
    when ${row.invitation_id} is not null then (select nullif(i.recipient_name, '') from invitations i
      where i.id = ${row.invitation_id} and i.agency_id = ${agencyId})
    else ${row.about} end`;
