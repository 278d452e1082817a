import { type Insertable, sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { DB } from '../types.ts';

/** A row to insert. All rows of one table name the same columns. */
export type Row<Table extends keyof DB> = Insertable<DB[Table]>;

/** Everything in the demo, in the order of insertion: what is referred to comes first. */
export interface DemoRows {
  users: Row<'users'>[];
  user_roles: Row<'user_roles'>[];
  agencies: Row<'agencies'>[];
  companies: Row<'companies'>[];
  company_domains: Row<'company_domains'>[];
  company_members: Row<'company_members'>[];
  recruiters: Row<'recruiters'>[];
  enquiries: Row<'enquiries'>[];
  training_bookings: Row<'training_bookings'>[];
  claims: Row<'claims'>[];
  data_requests: Row<'data_requests'>[];
  placement_imports: Row<'placement_imports'>[];
  placements: Row<'placements'>[];
  placement_import_rows: Row<'placement_import_rows'>[];
  invitations: Row<'invitations'>[];
  reviews: Row<'reviews'>[];
  review_replies: Row<'review_replies'>[];
  review_reply_versions: Row<'review_reply_versions'>[];
  review_flag_cases: Row<'review_flag_cases'>[];
  review_flags: Row<'review_flags'>[];
  mails: Row<'mails'>[];
  suppressions: Row<'suppressions'>[];
  review_shares: Row<'review_shares'>[];
  impersonations: Row<'impersonations'>[];
  favourites: Row<'favourites'>[];
  profile_looks: Row<'profile_looks'>[];
  suppliers: Row<'suppliers'>[];
  jobs: Row<'jobs'>[];
  engagements: Row<'engagements'>[];
  applications: Row<'applications'>[];
  saved_job_searches: Row<'saved_job_searches'>[];
  interviews: Row<'interviews'>[];
  offers: Row<'offers'>[];
  job_threads: Row<'job_threads'>[];
  job_messages: Row<'job_messages'>[];
  teams: Row<'teams'>[];
  team_members: Row<'team_members'>[];
  member_invitations: Row<'member_invitations'>[];
  join_requests: Row<'join_requests'>[];
  onboardings: Row<'onboardings'>[];
  notices: Row<'notices'>[];
  surveys: Row<'surveys'>[];
  workflows: Row<'workflows'>[];
  campaigns: Row<'campaigns'>[];
  survey_recipients: Row<'survey_recipients'>[];
  responses: Row<'responses'>[];
  answers: Row<'answers'>[];
  survey_tags: Row<'survey_tags'>[];
  response_tags: Row<'response_tags'>[];
  nps_cases: Row<'nps_cases'>[];
  nps_case_notes: Row<'nps_case_notes'>[];
  review_templates: Row<'review_templates'>[];
  capability_statements: Row<'capability_statements'>[];
  statement_versions: Row<'statement_versions'>[];
  posts: Row<'posts'>[];
  widgets: Row<'widgets'>[];
  widget_views: Row<'widget_views'>[];
  found_people: Row<'found_people'>[];
  mail_exclusions: Row<'mail_exclusions'>[];
  audit_entries: Row<'audit_entries'>[];
}

/** An empty demo. */
export const noRows = (): DemoRows => ({
  users: [],
  user_roles: [],
  agencies: [],
  companies: [],
  company_domains: [],
  company_members: [],
  recruiters: [],
  enquiries: [],
  training_bookings: [],
  claims: [],
  data_requests: [],
  placement_imports: [],
  placements: [],
  placement_import_rows: [],
  invitations: [],
  reviews: [],
  review_replies: [],
  review_reply_versions: [],
  review_flag_cases: [],
  review_flags: [],
  mails: [],
  suppressions: [],
  review_shares: [],
  impersonations: [],
  favourites: [],
  profile_looks: [],
  suppliers: [],
  jobs: [],
  engagements: [],
  applications: [],
  saved_job_searches: [],
  found_people: [],
  mail_exclusions: [],
  interviews: [],
  offers: [],
  job_threads: [],
  job_messages: [],
  teams: [],
  team_members: [],
  member_invitations: [],
  join_requests: [],
  onboardings: [],
  notices: [],
  surveys: [],
  workflows: [],
  campaigns: [],
  survey_recipients: [],
  responses: [],
  answers: [],
  survey_tags: [],
  response_tags: [],
  nps_cases: [],
  nps_case_notes: [],
  review_templates: [],
  capability_statements: [],
  statement_versions: [],
  posts: [],
  widgets: [],
  widget_views: [],
  audit_entries: [],
});

/** Inserts all rows, each table in one statement. */
export async function insertRows(tx: Tx, rows: DemoRows): Promise<void> {
  for (const [table, ofTable] of Object.entries(rows)) await insertInto(tx, table, ofTable);
}

/** The rows travel as one parameter: as separate values they would exceed a statement's limit. */
async function insertInto(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`/* insertDemoRows */
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  );
}
