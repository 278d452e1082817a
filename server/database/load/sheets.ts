import type { Row } from '../seeds/rows.ts';
import type { DB } from '../types.ts';
import { Fields, type Kind, type Writer, writers } from './fields.ts';

/** The copied columns of each table, in order. */
export const copiedColumns = {
  agencies:
    'id slug name legal_name contact_email website description country time_zone location postcode is_approved approved_at plan is_complete created_at changed_at',
  companies: 'id name country is_approved approved_at specialities created_at',
  company_domains: 'id company_id domain added_at dns_code proven_by proven_at',
  users: 'id type email name country is_verified is_profile_complete created_at last_signed_in_at',
  user_roles: 'user_id role',
  company_members: 'user_id company_id',
  recruiters:
    'id agency_id user_id slug name headline about email phone country postcode location specialities role_types is_claimed source joined_at changed_at',
  placements:
    'id agency_id recruiter_id external_id source job_title job_type speciality location start_date end_date state cancelled_because candidate_name candidate_email company_id company_name contact_name contact_email invites_candidate invites_employer candidate_do_not_mail employer_do_not_mail is_hidden created_at',
  invitations:
    'id agency_id recruiter_id placement_id invited_by audience source origin searched recipient_name recipient_email message state cancelled_because bounced_because scheduled_for sent_at opened_at started_at completed_at expires_at next_reminder_at reminders_sent created_at',
  invitation_tokens: 'token_hash invitation_id created_at',
  reviews:
    'id agency_id recruiter_id placement_id invitation_id reviewer_type reviewer_name reviewer_email reviewer_role shown_name name_display company_name shows_company overall criteria title body private_note was_offered_anything placement_confirmed corrections source origin searched level weight moderation publication removed_because rejected_because changes_words changes_requested_at signals submitted_at published_at decided_at edited_at content_version is_hidden has_queued_edit gone_at text_erased_at has_reply',
  review_replies: 'review_id agency_id written_by body created_at updated_at edited_at',
  review_reply_versions: 'id review_id agency_id number body state written_by created_at',
  review_versions:
    'id review_id agency_id number overall criteria title body name_display shown_name shows_company was_offered_anything moderation signals submitted_at replaced_at',
  review_flag_cases:
    'id review_id agency_id state opened_at decide_by told_at answer_by taken_up_at decided_at decided_because',
  review_flags: 'id case_id review_id agency_id reason words email is_from_agency created_at',
  review_links: 'token_hash review_id created_at',
  suppressions: 'id email agency_id reason created_at',
} as const satisfies Partial<Record<keyof DB, string>>;

/** A table that a load fills by copying rows. */
export type CopiedTable = keyof typeof copiedColumns;
/** The tables that a load fills, in order: each after those it refers to. */
export const copiedTables = Object.keys(copiedColumns) as CopiedTable[];

/** The type of each copied column, in order. */
export type Kinds = Readonly<Record<CopiedTable, readonly Kind[]>>;

/** Rows of many tables in COPY's format. */
export class Sheets {
  readonly #kinds: Kinds;
  readonly #sheets: Partial<Record<CopiedTable, Sheet>> = {};

  constructor(kinds: Kinds) {
    this.#kinds = kinds;
  }

  /** Columns that are not named are null. */
  add<Table extends CopiedTable>(table: Table, row: Row<Table>): void {
    const values: Readonly<Record<string, unknown>> = row;
    const sheet = this.#sheets[table] ?? newSheet(this.#kinds[table]);
    this.#sheets[table] = sheet;
    const { fields, write } = sheet;
    const columns = columnsOf[table];
    fields.row(columns.length);
    for (let at = 0; at < columns.length; at++) fields.field(write[at]!, values[columns[at]!]);
    sheet.count += 1;
  }

  /** What was added, by table; nothing can be added afterwards. */
  filled(): FilledSheet[] {
    return copiedTables.flatMap((table) => {
      const sheet = this.#sheets[table];
      return sheet ? [{ table, count: sheet.count, bytes: sheet.fields.ended() }] : [];
    });
  }
}

interface Sheet {
  readonly fields: Fields;
  readonly write: readonly Writer[];
  count: number;
}

const newSheet = (kinds: readonly Kind[]): Sheet => ({
  fields: new Fields(),
  write: kinds.map((kind) => writers[kind]),
  count: 0,
});

/** The rows of one table in COPY's format. */
export interface FilledSheet {
  readonly table: CopiedTable;
  readonly count: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The copied columns of each table. */
export const columnsOf = Object.fromEntries(
  copiedTables.map((table) => [table, copiedColumns[table].split(' ')]),
) as Record<CopiedTable, string[]>;
