import type pg from 'pg';

/** Characters that COPY must escape, unusual scripts, and invisible text. */
const awkward = 'Tab\there, line\nand\r\nline, back\\slash \\N \\. "quoted", \'so\', żółć 李 🏗️ e\u0301 \u200b end ';

const one = (table: string, column = 'id') => `(select ${column} from ${table} order by id limit 1)`;
const user = one('users');
const agency = one('agencies');
const recruiter = one('recruiters');
const review = one('reviews');
const bytes = (first: string) => `decode('${first}5c0a09ff27' || repeat('00', 26), 'hex')`;
const id = 'gen_random_uuid()';
const moment = "timestamptz '2026-03-29 02:30:00.123456+01'";

/** One row for each table that the demo data leaves empty, with values that are easily misread. */
const rows: Readonly<Record<string, string>> = {
  'account_links (token_hash, user_id, purpose, created_at, expires_at)': `${bytes('01')}, ${user}, 'set_password', ${moment}, 'infinity'`,
  'agency_figure_deltas (agency_id, score_weight, score_stars, review_tallies)': `${agency}, 0.1::float8 + 0.2, 1e-300, jsonb_build_object('deep', jsonb_build_array(12345678901234567890.123456789, null, $1))`,
  'agency_reports (id, agency_id, span, first_day, last_day, made_at, sent, opened, answered, published, counted, scored, weight, stars, eligible_count, invited_count)': `'00000000-0000-4000-8000-000000000001', ${agency}, 'month', '2026-02-01', '2026-02-28', ${moment}, 1, 0, 0, 0, 0, 0, 0.1::float8 + 0.2, 1e-300, 0, 0`,
  'agency_report_lines (id, report_id, kind, place, review_id, key)': `${id}, '00000000-0000-4000-8000-000000000001', 'review', 0, ${review}, $1`,
  'figure_day_deltas (agency_id, recruiter_id, audience, day, sent, opened, started, answered, published, level_0, level_1, level_2, level_3, level_4, counted, weight, weighted_stars, ratings)': `${one('recruiters', 'agency_id')}, ${recruiter}, 'candidate', '0001-02-28', -1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0.70, -0.00000000001, array[1, null, -2147483648]`,
  'invitation_batches (id, agency_id, invited_by, created_at, paused_at, paused_because)': `${id}, ${agency}, ${user}, ${moment}, ${moment}, $1`,
  'member_invitations (id, agency_id, email, is_admin, token_hash, sent_at, expires_at, created_at)': `${id}, ${agency}, 'h@mail.example', true, ${bytes('15')}, ${moment}, 'infinity', ${moment}`,
  'join_requests (id, user_id, agency_id, message, created_at)': `${id}, ${user}, ${agency}, $1, ${moment}`,
  'surveys (id, agency_id, audience, question, created_at)': `${id}, ${agency}, 'candidate', $1, ${moment}`,
  'workflows (id, agency_id, survey_id, nps_group, status, number, questions, thanks_title, thanks_text, notifies_owner, edited_at)': `${id}, ${one('surveys', 'agency_id')}, ${one('surveys')}, 'passive', 'draft', 2, jsonb_build_array($1::text), $1, $1, true, ${moment}`,
  'workflow_editors (workflow_id, user_id, seen_at)': `${one('workflows')}, ${user}, ${moment}`,
  'campaigns (id, agency_id, survey_id, name, trigger, created_at)': `'00000000-0000-4000-8000-000000000004', ${one('surveys', 'agency_id')}, ${one('surveys')}, $1, 'list', ${moment}`,
  'campaign_settings (agency_id, candidate_message)': `${agency}, $1`,
  'survey_recipients (id, agency_id, campaign_id, name, email, state, scheduled_for, created_at)': `${id}, ${one('campaigns', 'agency_id')}, ${one('campaigns')}, $1, 'i@mail.example', 'queued', ${moment}, ${moment}`,
  'survey_tokens (token_hash, recipient_id, created_at)': `${bytes('16')}, ${one('survey_recipients')}, ${moment}`,
  'responses (id, agency_id, campaign_id, answered_on, comment)': `'00000000-0000-4000-8000-000000000003', ${one('campaigns', 'agency_id')}, ${one('campaigns')}, '0001-02-28', $1`,
  'answers (response_id, question_id, value)': `${one('responses')}, 'reason', to_jsonb($1::text)`,
  'survey_tags (id, agency_id, name, created_at)': `'00000000-0000-4000-8000-000000000002', ${one('responses', 'agency_id')}, left($1, 30), ${moment}`,
  'response_tags (agency_id, response_id, tag_id)': `${one('responses', 'agency_id')}, ${one('responses')}, '00000000-0000-4000-8000-000000000002'`,
  'nps_days (agency_id, recruiter_id, audience, day, sent, opened, started, answered, scores)': `${one('recruiters', 'agency_id')}, ${recruiter}, 'candidate', '0001-02-28', 1, 0, 0, -1, array[-2147483648, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]`,
  'survey_totals (agency_id, campaign_id, workflow_id, sent, opened, started, answered, completed, scores)': `${one('campaigns', 'agency_id')}, ${one('campaigns')}, ${one('workflows')}, 1, 0, 0, 0, -1, array_fill(0, array[11])`,
  'survey_deltas (agency_id, campaign_id, audience, day, sent, opened, started, answered, completed, scored)': `${one('campaigns', 'agency_id')}, ${one('campaigns')}, 'candidate', '0001-02-28', 1, 0, 0, 0, 0, -1`,
  'answer_counts (agency_id, workflow_id, question_id, key, count)': `${one('workflows', 'agency_id')}, ${one('workflows')}, 'reason', $1, -1`,
  'answer_count_deltas (workflow_id, question_id, key, count)': `${one('workflows')}, 'reason', $1, -1`,
  'nps_cases (id, agency_id, response_id, due_on, opened_at)': `${id}, ${one('responses', 'agency_id')}, ${one('responses')}, '0001-02-28', ${moment}`,
  'nps_case_notes (id, agency_id, case_id, words, noted_at)': `${id}, ${one('nps_cases', 'agency_id')}, ${one('nps_cases')}, $1, ${moment}`,
  'statement_visits (version_id, agency_id, viewed_on, visitor_hash)': `${one('statement_versions')}, ${one('statement_versions', 'agency_id')}, '0001-02-28', ${bytes('18')}`,
  'authorizations (id, state_hash, browser_hash, vendor, purpose, created_at)': `${id}, ${bytes('19')}, ${bytes('19')}, 'google', 'sign_in', ${moment}`,
  'connection_hints (connection_id, event_id, received_at)': `${one('connections')}, left($1, 60), ${moment}`,
  'google_places (id, agency_id, connection_id, account, location, title, is_verified, state)': `${id}, ${one('connections', 'agency_id')}, ${one('connections')}, 'accounts/1', 'locations/2', left($1, 60), true, 'found'`,
  'google_reviews (id, agency_id, google_place_id, external_id, author, stars, written_at, changed_at)': `${id}, ${one('google_places', 'agency_id')}, ${one('google_places')}, 'r1', left($1, 60), 5, ${moment}, ${moment}`,
  'post_shares (id, agency_id, post_id, user_id, network, state, post_version, text, created_at, settled_at)': `${id}, ${one('posts', 'agency_id')}, ${one('posts')}, ${one('users')}, 'linkedin', 'shared', 1, left($1, 60), ${moment}, ${moment}`,
  'webhooks (id, agency_id, url, secret_at, created_at)': `${id}, ${agency}, 'https://hooks.example/', ${moment}, ${moment}`,
  'webhook_deliveries (id, agency_id, webhook_id, event, body, state, created_at)': `${id}, ${one('webhooks', 'agency_id')}, ${one('webhooks')}, 'webhook.test', $1, 'delivered', ${moment}`,
  'api_tokens (id, agency_id, kind, name, scopes, token_hash, hint, created_at, expires_at)': `${id}, ${agency}, 'token', left($1, 60), array['score:read'], ${bytes('19')}, '-_aZ', ${moment}, 'infinity'`,
  'api_windows (agency_id, began_at, requests)': `${agency}, ${moment}, -2147483648`,
  'sync_addresses (id, agency_id, token, created_at)': `${id}, ${agency}, 'abcdefghijklmnopqrstuvwx', ${moment}`,
  'mailboxes (id, agency_id, recruiter_id, host, login, password, state, created_at)': `${id}, ${one('recruiters', 'agency_id')}, ${recruiter}, 'imap.mail.example', 'j@mail.example', ${bytes('19')}, 'live', ${moment}`,
  'mailbox_folders (mailbox_id, kind, uid_validity, last_uid)': `${one('mailboxes')}, 'sent', 4294967295, 0`,
  'counted_messages (agency_id, recruiter_id, key, counted_at)': `${one('recruiters', 'agency_id')}, ${recruiter}, ${bytes('20')}, ${moment}`,
  'found_threads (agency_id, person_id, key, was_sent, was_received, seen_at)': `${one('found_people', 'agency_id')}, ${one('found_people')}, ${bytes('21')}, true, false, ${moment}`,
  'anonymous_responses (campaign_id, network_hash, day)': `${one('campaigns')}, ${bytes('17')}, '0001-02-28'`,
  'clock (offset_ms)': '9007199254740993',
  'gone_profiles (id, slug_hash, gone_at)': `${id}, ${bytes('02')}, ${moment}`,
  'invitation_tokens (token_hash, invitation_id, created_at)': `${bytes('03')}, ${one('invitations')}, ${moment}`,
  'login_failures (id, subject, failed_at)': `${id}, '', ${moment}`,
  'returned_mails (id, mail_id, email, kind, detail, message_key, received_at)': `${id}, ${one('mails')}, 'a@mail.example', 'soft', $1, ${bytes('04')}, ${moment}`,
  'notice_choices (user_id, topic, rhythm)': `${user}, 'reviews', 'weekly'`,
  'old_slugs (slug, recruiter_id, since)': `'as-it-was', ${recruiter}, ${moment}`,
  'training_bookings (id, user_id, agency_id, name, agency_name, topics, preferred_times, people, note, created_at)': `${id}, ${user}, ${agency}, $1, 'Agency', array['team'], array[${moment}, ${moment}]::timestamptz[], 2, $1, ${moment}`,
  'placement_problems (id, agency_id, placement_id, audience, kind, words, created_at)': `${id}, ${one('placements', 'agency_id')}, ${one('placements')}, 'candidate', 'denied', $1, ${moment}`,
  'placement_import_columns (agency_id, head, field)': `${agency}, $1, 'jobTitle'`,
  'profile_events (id, agency_id, kind, visitor_hash, at)': `${id}, ${agency}, 'contact', ${bytes('05')}, ${moment}`,
  'data_requests (id, kind, name, email, country, due_on, created_at)': `${id}, 'see', $1, 'person@mail.example', 'NZ', '2026-03-02', ${moment}`,
  'data_copies (id, request_id, state, parts, created_at)': `${id}, ${one('data_requests')}, 'failed', 3, ${moment}`,
  'profile_reports (id, agency_id, reason, words, created_at)': `${id}, ${agency}, 'spam', $1, ${moment}`,
  'receipts (viewer_key, client_mutation_id, command, input_hash, result, created_at)': `'a visitor', '12345678', 'report', ${bytes('06')}, to_jsonb($1), ${moment}`,
  'session_families (id, user_id, created_at, last_used_at, device)': `${id}, ${user}, ${moment}, ${moment}, ''`,
  'refresh_tokens (token_hash, family_id, issued_at, expires_at)': `${bytes('07')}, ${one('session_families')}, ${moment}, ${moment}`,
  'sign_in_links (id, user_id, vendor, subject, email, created_at)': `${id}, ${user}, 'google', $1, 'g@mail.example', ${moment}`,
  'pending_sign_ins (id, handle_hash, vendor, subject, email, needs, created_at, expires_at)': `${id}, ${bytes('19')}, 'jobadder', $1, 'g@mail.example', 'mail', ${moment}, 'infinity'`,
  'email_changes (id, user_id, old_email, new_email, old_token_hash, new_token_hash, family_id, mailed_at, expires_at)': `${id}, ${user}, 'e@mail.example', 'f@mail.example', ${bytes('13')}, ${bytes('14')}, ${one('session_families')}, ${moment}, 'infinity'`,
  'former_emails (user_id, email, until)': `${user}, 'g@mail.example', ${moment}`,
  'registrations (id, user_id, name, country, company_name, created_at, email, sender_id)': `${id}, ${user}, $1, 'AU', $1, ${moment}, 'b@mail.example', ${id}`,
  'review_links (token_hash, review_id, created_at)': `${bytes('08')}, ${review}, ${moment}`,
  'review_shares (id, agency_id, recruiter_id, review_id, channel, key, first_shared_at, shared_at)': `${id}, ${one('reviews', 'agency_id')}, ${one('reviews', 'recruiter_id')}, ${review}, 'link', 'abcDEF-_0123', ${moment}, ${moment}`,
  'review_submissions (id, token_hash, agency_id, recruiter_id, audience, name, email, start_date, written, content_hash, created_at)': `${id}, ${bytes('09')}, ${agency}, ${recruiter}, 'employer', $1, 'c@mail.example', '0001-02-28', '{}', ${bytes('10')}, ${moment}`,
  'review_versions (id, review_id, agency_id, number, overall, title, body, name_display, shown_name, shows_company, was_offered_anything, moderation, signals, submitted_at)': `${id}, ${review}, ${one('reviews', 'agency_id')}, 1, 5, 'Before', $1, 'full', 'A.', true, false, 'approved', array[$1, '', 'null', '{}'], ${moment}`,
  'unsubscribe_tokens (token_hash, email, created_at)': `${bytes('11')}, 'd@mail.example', ${moment}`,
  'used_captchas (nonce, expires_at)': `'0123456789abcdef', ${moment}`,
  'visitor_salts (day, salt, created_at)': `'2026-02-28', ${bytes('12')}, ${moment}`,
  'graphile_worker._private_known_crontabs (identifier, known_since)': `'each-night', ${moment}`,
};

/** Adds hard cases to the demo data: rows in empty tables, and texts full of special characters. */
export async function fillEveryTable(pool: pg.Pool): Promise<void> {
  for (const [into, values] of Object.entries(rows)) {
    const text = `insert into ${into} values (${values.replaceAll('$1', '$1::text')})`;
    await pool.query(text, values.includes('$1') ? [awkward] : []);
  }
  await pool.query(
    `select graphile_worker.add_job('wait', json_build_object('words', $1::text), queue_name := 'in-turn',
      run_at := now() + interval '1 day')`,
    [awkward],
  );
}
