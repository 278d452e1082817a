import { type RawBuilder, sql } from 'kysely';

/** A part of what is kept under an address: its title and help for the reader, and its rows as JSON objects. */
export interface KeptPart {
  name: string;
  /** The part that an erasure calls it: a test compares both lists. */
  of: string;
  title: string;
  about: string;
  /** Each row has a column `row`, in the order to show. */
  rows: (email: string) => RawBuilder<{ row: Readonly<Record<string, unknown>> }>;
}

/** The account with an address. */
const accountOf = (email: string) => sql`(select u.id from users u where u.email = ${email})`;

/** A profile or an agency by name, whichever a row refers to. */
const subjectName = (row: string) => sql`coalesce(
  (select named.name from recruiters named where named.id = ${sql.ref(`${row}.recruiter_id`)}),
  (select named.name from agencies named where named.id = ${sql.ref(`${row}.agency_id`)}))`;

/** An agency or a company by name, whichever a row refers to. */
const placeName = (row: string) => sql`coalesce(
  (select named.name from agencies named where named.id = ${sql.ref(`${row}.agency_id`)}),
  (select named.name from companies named where named.id = ${sql.ref(`${row}.company_id`)}))`;

const recruiterName = (row: string) =>
  sql`(select named.name from recruiters named where named.id = ${sql.ref(`${row}.recruiter_id`)})`;
const agencyName = (row: string) =>
  sql`(select named.name from agencies named where named.id = ${sql.ref(`${row}.agency_id`)})`;

/**
 * Everything kept under an address. A part holds only what is about the person or what they wrote: of a placement only
 * their own side, and no notes that others made about it.
 */
export const keptData: readonly KeptPart[] = [
  {
    name: 'account',
    of: 'account',
    title: 'Your account',
    about: 'What you told us when you signed up, and how the account is used.',
    rows: (
      email,
    ) => sql`select json_build_object('name', u.name, 'email', u.email, 'type', u.type, 'country', u.country,
        'jobTitle', u.job_title, 'phone', u.phone, 'timeZone', u.time_zone, 'isConfirmed', u.is_verified, 'status', u.status,
        'roles', (select coalesce(json_agg(r.role order by r.role), '[]') from user_roles r where r.user_id = u.id),
        'company', (select c.name from company_members m join companies c on c.id = m.company_id where m.user_id = u.id),
        'createdAt', u.created_at, 'lastSignedInAt', u.last_signed_in_at) as row
      from users u where u.email = ${email}`,
  },
  {
    name: 'formerEmails',
    of: 'account',
    title: 'Your former email addresses',
    about: 'Addresses that your account had before.',
    rows: (email) => sql`select json_build_object('email', f.email, 'until', f.until) as row
      from former_emails f where f.user_id = ${accountOf(email)} order by f.until`,
  },
  {
    name: 'signInLinks',
    of: 'account',
    title: 'Your sign-in methods',
    about: 'Other software by which you sign in, and your email address there.',
    rows: (email) => sql`select json_build_object('vendor', l.vendor, 'email', l.email, 'createdAt', l.created_at,
        'lastUsedAt', l.last_used_at) as row
      from sign_in_links l where l.user_id = ${accountOf(email)} order by l.created_at`,
  },
  {
    name: 'savedSearches',
    of: 'account',
    title: 'Your saved searches',
    about: 'Filters of the marketplace that you saved, and whether new jobs are emailed to you.',
    rows: (email) => sql`select json_build_object('name', s.name, 'filters', s.filters, 'emails', s.rhythm,
        'createdAt', s.created_at, 'changedAt', s.changed_at) as row
      from saved_job_searches s where s.user_id = ${accountOf(email)} order by s.created_at`,
  },
  {
    name: 'sessions',
    of: 'account',
    title: 'Where you signed in',
    about: 'Browsers in which you signed in during the last months.',
    rows: (email) => sql`select json_build_object('device', s.device, 'createdAt', s.created_at,
        'lastUsedAt', s.last_used_at, 'endedAt', s.ended_at) as row
      from session_families s where s.user_id = ${accountOf(email)} order by s.created_at`,
  },
  {
    name: 'registrations',
    of: 'account',
    title: 'Sign-ups that were not completed',
    about: 'What was typed into our sign-up form with your address.',
    rows: (email) => sql`select json_build_object('name', g.name, 'country', g.country, 'companyName', g.company_name,
        'website', g.website, 'createdAt', g.created_at) as row
      from registrations g where g.email = ${email} order by g.created_at`,
  },
  {
    name: 'profile',
    of: 'profile',
    title: 'Your profile',
    about: 'Your page as a recruiter.',
    rows: (
      email,
    ) => sql`select json_build_object('name', r.name, 'agency', ${agencyName('r')}, 'address', '/recruiter/' || r.slug,
        'headline', r.headline, 'about', r.about, 'longText', r.long_text, 'email', r.email, 'phone', r.phone,
        'linkedinUrl', r.linkedin_url, 'videoUrl', r.video_url, 'country', r.country, 'postcode', r.postcode,
        'location', r.location, 'specialities', r.specialities, 'roleTypes', r.role_types, 'isClaimed', r.is_claimed,
        'source', r.source, 'score', r.score, 'reviews', r.review_count, 'joinedAt', r.joined_at) as row
      from recruiters r
      where r.gone_at is null and (r.user_id = ${accountOf(email)} or r.user_id is null and lower(r.email) = ${email})
      order by r.joined_at`,
  },
  {
    name: 'badges',
    of: 'profile',
    title: 'Your recommended recruiter badges',
    about: 'When you got the badge, until when it is valid, and when and why one lapsed.',
    rows: (email) => sql`select json_build_object('since', b.since, 'until', b.until, 'lapsedOn', b.lapsed_on,
        'lapsedBecause', b.lapsed_because) as row
      from recommended_badges b join recruiters r on r.id = b.recruiter_id
      where r.gone_at is null and (r.user_id = ${accountOf(email)} or r.user_id is null and lower(r.email) = ${email})
      order by b.since`,
  },
  {
    name: 'reviews',
    of: 'reviews',
    title: 'Reviews you wrote',
    about: 'With their earlier versions, and the notes that only the agency reads.',
    rows: (email) => sql`select json_build_object('recruiter', ${recruiterName('v')}, 'agency', ${agencyName('v')},
        'as', v.reviewer_type, 'name', v.reviewer_name, 'shownName', v.shown_name, 'nameDisplay', v.name_display,
        'role', v.reviewer_role, 'company', v.company_name, 'showsCompany', v.shows_company, 'overall', v.overall,
        'criteria', v.criteria, 'title', v.title, 'body', v.body, 'privateNote', v.private_note,
        'wasOfferedAnything', v.was_offered_anything, 'placementConfirmed', v.placement_confirmed,
        'corrections', v.corrections, 'publication', v.publication, 'changesRequested', v.changes_words,
        'rejectedBecause', v.rejected_because, 'removedBecause', v.removed_because, 'submittedAt', v.submitted_at,
        'publishedAt', v.published_at, 'editedAt', v.edited_at,
        'versions', (select coalesce(json_agg(json_build_object('number', o.number, 'overall', o.overall,
            'criteria', o.criteria, 'title', o.title, 'body', o.body, 'privateNote', o.private_note,
            'shownName', o.shown_name, 'submittedAt', o.submitted_at, 'replacedAt', o.replaced_at) order by o.number), '[]')
          from review_versions o where o.review_id = v.id)) as row
      from reviews v where v.reviewer_email = ${email} order by v.submitted_at`,
  },
  {
    name: 'unconfirmedReviews',
    of: 'submissions',
    title: 'Reviews sent without an invitation',
    about: 'Reviews sent from a public form with your address, until they are confirmed.',
    rows: (email) => sql`select json_build_object('recruiter', ${recruiterName('s')}, 'agency', ${agencyName('s')},
        'as', s.audience, 'name', s.name, 'jobTitle', s.job_title, 'jobType', s.job_type, 'startDate', s.start_date,
        'company', s.company_name, 'written', s.written, 'confirmedAt', s.confirmed_at, 'createdAt', s.created_at) as row
      from review_submissions s where s.email = ${email} order by s.created_at`,
  },
  {
    name: 'flagAnswers',
    of: 'reviews',
    title: 'Your answers to flags',
    about: 'What you wrote when someone flagged one of your reviews.',
    rows: (email) => sql`select json_build_object('review', v.title, 'openedAt', c.opened_at, 'answer', c.answer,
        'answeredAt', c.answered_at, 'state', c.state, 'decidedAt', c.decided_at) as row
      from reviews v join review_flag_cases c on c.review_id = v.id
      where v.reviewer_email = ${email} and c.about = 'review' order by c.opened_at`,
  },
  {
    name: 'placementsAsCandidate',
    of: 'placements',
    title: 'Placements with you as the candidate',
    about: 'Jobs in which an agency placed you.',
    rows: (email) => sql`select json_build_object('agency', ${agencyName('p')}, 'recruiter', ${recruiterName('p')},
        'name', p.candidate_name, 'email', p.candidate_email, 'jobTitle', p.job_title, 'jobType', p.job_type,
        'speciality', p.speciality, 'location', p.location, 'company', p.company_name, 'startDate', p.start_date,
        'endDate', p.end_date, 'state', p.state, 'getsNoEmail', p.candidate_do_not_mail, 'source', p.source,
        'createdAt', p.created_at) as row
      from placements p where p.candidate_email = ${email} order by p.start_date`,
  },
  {
    name: 'placementsAsContact',
    of: 'placements',
    title: 'Placements with you as the contact',
    about: 'Jobs that an agency filled at the company where you are the contact.',
    rows: (email) => sql`select json_build_object('agency', ${agencyName('p')}, 'recruiter', ${recruiterName('p')},
        'name', p.contact_name, 'email', p.contact_email, 'jobTitle', p.job_title, 'jobType', p.job_type,
        'speciality', p.speciality, 'location', p.location, 'company', p.company_name, 'startDate', p.start_date,
        'endDate', p.end_date, 'state', p.state, 'getsNoEmail', p.employer_do_not_mail, 'source', p.source,
        'createdAt', p.created_at) as row
      from placements p where p.contact_email = ${email} order by p.start_date`,
  },
  {
    name: 'placementProblems',
    of: 'placements',
    title: 'What you said is wrong with a placement',
    about: 'For the agency to correct.',
    rows: (email) => sql`select json_build_object('jobTitle', p.job_title, 'kind', w.kind, 'words', w.words,
        'createdAt', w.created_at) as row
      from placements p join placement_problems w on w.placement_id = p.id
      where p.candidate_email = ${email} and w.audience = 'candidate'
        or p.contact_email = ${email} and w.audience = 'employer'
      order by w.created_at`,
  },
  {
    name: 'importedRows',
    of: 'imports',
    title: 'Rows of imported files',
    about: 'Rows with your address in files that agencies imported in the last weeks.',
    rows: (email) => sql`select json_build_object('agency', ${agencyName('i')}, 'jobTitle', i.job_title,
        'startDate', i.start_date, 'endDate', i.end_date, 'company', i.company_name, 'createdAt', i.created_at,
        'name', case when i.candidate_email = ${email} then i.candidate_name else i.contact_name end,
        'as', case when i.candidate_email = ${email} then 'candidate' else 'employer' end) as row
      from placement_import_rows i where i.candidate_email = ${email} or i.contact_email = ${email}
      order by i.created_at, i.line`,
  },
  {
    name: 'invitations',
    of: 'invitations',
    title: 'Invitations to write a review',
    about: 'Sent to you, or planned.',
    rows: (email) => sql`select json_build_object('agency', ${agencyName('i')}, 'recruiter', ${recruiterName('i')},
        'as', i.audience, 'name', i.recipient_name, 'email', i.recipient_email,
        'message', case when i.sent_at is not null then i.message end, 'state', i.state, 'scheduledFor', i.scheduled_for,
        'sentAt', i.sent_at, 'openedAt', i.opened_at, 'startedAt', i.started_at, 'completedAt', i.completed_at,
        'expiresAt', i.expires_at, 'reminders', i.reminders_sent, 'createdAt', i.created_at) as row
      from invitations i where i.recipient_email = ${email} order by i.created_at`,
  },
  {
    name: 'surveys',
    of: 'surveys',
    title: 'Surveys sent to you',
    about: "With your answers. Anonymous answers aren't tied to you, so this file leaves them out.",
    rows: (email) => sql`select json_build_object('agency', ${agencyName('s')}, 'name', s.name, 'email', s.email,
        'state', s.state, 'scheduledFor', s.scheduled_for, 'sentAt', s.sent_at, 'openedAt', s.opened_at,
        'completedAt', s.completed_at,
        'responses', (select coalesce(json_agg(json_build_object('score', o.score, 'comment', o.comment,
            'mayQuote', o.may_quote, 'answeredOn', o.answered_on,
            'answers', (select coalesce(json_agg(w.value order by w.question_id), '[]') from answers w
              where w.response_id = o.id))), '[]')
          from responses o where o.recipient_id = s.id)) as row
      from survey_recipients s where s.email = ${email} order by s.scheduled_for`,
  },
  {
    name: 'emails',
    of: 'mails',
    title: 'Emails we sent you',
    about: 'Kind, subject and date. We delete the text once an email is sent.',
    rows: (email) => sql`select json_build_object('kind', m.kind, 'subject', m.subject, 'toName', m.to_name,
        'state', m.state, 'queuedAt', m.queued_at, 'settledAt', m.settled_at,
        'returned', (select max(t.received_at) from returned_mails t where t.mail_id = m.id)) as row
      from mails m
      where m.to_email = ${email}
        and folded(m.to_email || ' ' || m.subject) like '%' || replace(replace(folded(${email}), '\\', '\\\\'), '%', '\\%') || '%'
      order by m.queued_at`,
  },
  {
    name: 'suppressions',
    of: 'suppressions',
    title: "Email that you don't get",
    about: 'Which email to your address we stopped, and why.',
    rows: (email) => sql`select json_build_object('from', coalesce(${agencyName('s')}, 'everyone'), 'reason', s.reason,
        'createdAt', s.created_at) as row
      from suppressions s where s.email = ${email} order by s.created_at`,
  },
  {
    name: 'claims',
    of: 'claims',
    title: 'Claims and objections',
    about: 'Where you said that a profile or an agency is yours, or objected to a profile.',
    rows: (email) => sql`select json_build_object('wish', c.wish, 'profile', ${subjectName('c')}, 'name', c.name,
        'note', c.note, 'state', c.state, 'declinedBecause', c.declined_because, 'createdAt', c.created_at,
        'verifiedAt', c.verified_at, 'decidedAt', c.decided_at) as row
      from claims c where c.email = ${email} order by c.created_at`,
  },
  {
    name: 'enquiries',
    of: 'enquiries',
    title: 'Enquiries about a profile',
    about: 'Where you asked for a free profile.',
    rows: (email) => sql`select json_build_object('name', e.name, 'agency', e.agency_name, 'phone', e.phone,
        'linkedinUrl', e.linkedin_url, 'speciality', e.speciality, 'country', e.country, 'state', e.state,
        'declinedBecause', e.declined_because, 'createdAt', e.created_at, 'decidedAt', e.decided_at) as row
      from enquiries e where e.email = ${email} order by e.created_at`,
  },
  {
    name: 'trainingBookings',
    of: 'account',
    title: 'Training bookings',
    about: 'Training sessions that you booked.',
    rows: (email) => sql`select json_build_object('name', b.name, 'agency', b.agency_name, 'topics', b.topics,
        'preferredTimes', b.preferred_times, 'people', b.people, 'phone', b.phone, 'note', b.note, 'state', b.state,
        'startsAt', b.starts_at, 'cancelledBecause', b.cancelled_because, 'createdAt', b.created_at) as row
      from training_bookings b where b.user_id = ${accountOf(email)} order by b.created_at`,
  },
  {
    name: 'flags',
    of: 'flags',
    title: 'Reviews you flagged',
    about: 'With the words that you wrote.',
    rows: (email) => sql`select json_build_object('review', (select v.title from reviews v where v.id = f.review_id),
        'reason', f.reason, 'words', f.words, 'createdAt', f.created_at) as row
      from review_flags f where f.email = ${email} order by f.created_at`,
  },
  {
    name: 'reports',
    of: 'reports',
    title: 'Profiles you reported',
    about: 'With the words that you wrote, and our answer.',
    rows: (email) => sql`select json_build_object('profile', ${subjectName('p')}, 'reason', p.reason, 'words', p.words,
        'state', p.state, 'answer', p.decided_words, 'createdAt', p.created_at, 'decidedAt', p.decided_at) as row
      from profile_reports p where p.email = ${email} order by p.created_at`,
  },
  {
    name: 'replies',
    of: 'profile',
    title: 'Replies you wrote',
    about: 'Your public replies to reviews, with their earlier versions.',
    rows: (email) => sql`select json_build_object('review', (select v.title from reviews v where v.id = o.review_id),
        'number', o.number, 'body', o.body, 'state', o.state, 'createdAt', o.created_at) as row
      from review_reply_versions o where o.written_by = ${accountOf(email)} order by o.created_at, o.number`,
  },
  {
    name: 'memberInvitations',
    of: 'memberInvitations',
    title: 'Invitations to join',
    about: 'To join an agency or a company on Plaudit.',
    rows: (email) => sql`select json_build_object('to', ${placeName('i')}, 'isAdmin', i.is_admin, 'state', i.state,
        'sentAt', i.sent_at, 'expiresAt', i.expires_at) as row
      from member_invitations i where i.email = ${email} order by i.sent_at`,
  },
  {
    name: 'joinRequests',
    of: 'account',
    title: 'Requests to join',
    about: 'Where you requested to join an agency or a company.',
    rows: (email) => sql`select json_build_object('to', ${placeName('j')}, 'message', j.message, 'state', j.state,
        'declinedBecause', j.declined_because, 'createdAt', j.created_at, 'decidedAt', j.decided_at) as row
      from join_requests j where j.user_id = ${accountOf(email)} order by j.created_at`,
  },
  {
    name: 'favourites',
    of: 'account',
    title: 'Your favourites',
    about: 'Profiles and agencies that you saved.',
    rows: (email) => sql`select json_build_object('name', ${subjectName('f')}, 'createdAt', f.created_at) as row
      from favourites f where f.user_id = ${accountOf(email)} order by f.created_at`,
  },
  {
    name: 'profileLooks',
    of: 'account',
    title: 'Profiles you opened',
    about: 'Those that your list of recently viewed profiles remembers.',
    rows: (email) => sql`select json_build_object('name', ${subjectName('l')}, 'lookedAt', l.looked_at) as row
      from profile_looks l where l.user_id = ${accountOf(email)} order by l.looked_at`,
  },
  {
    name: 'notices',
    of: 'account',
    title: 'Notices',
    about: 'What the bell told you, and when you read it.',
    rows: (email) => sql`select json_build_object('kind', n.kind, 'at', n.at, 'readAt', n.read_at) as row
      from notices n where n.user_id = ${accountOf(email)} order by n.at`,
  },
  {
    name: 'noticeChoices',
    of: 'account',
    title: 'Which emails about notices you chose',
    about: 'By topic.',
    rows: (email) => sql`select json_build_object('topic', c.topic, 'rhythm', c.rhythm) as row
      from notice_choices c where c.user_id = ${accountOf(email)} order by c.topic`,
  },
  {
    name: 'contactAddresses',
    of: 'contacts',
    title: 'Where your address is a contact',
    about: 'Agencies and companies that gave us your address as their own.',
    rows: (email) => sql`
      select json_build_object('of', a.name, 'for', 'Contact of the agency') as row from agencies a
        where a.contact_email = ${email} or a.wished_contact_email = ${email}
      union all select json_build_object('of', ${agencyName('i')}, 'for', 'Replies to invitations') from invite_settings i
        where i.reply_to = ${email} or i.wished_reply_to = ${email}
      union all select json_build_object('of', d.domain, 'for', 'Confirmation of a domain') from company_domains d
        where d.mailed_to = ${email}`,
  },
  {
    name: 'softwareRecords',
    of: 'softwareRecords',
    title: 'Placements of connected software that wait',
    about: 'What agencies have about you in their recruitment software, and what is not a placement here yet.',
    rows: (email) => sql`
      select json_build_object('agency', ${agencyName('r')}, 'software', c.vendor, 'jobTitle', r.facts ->> 'jobTitle',
        'company', r.facts ->> 'companyName', 'startDate', r.facts ->> 'startDate', 'candidate', r.facts -> 'candidate',
        'contact', r.facts -> 'contact', 'readAt', r.read_at) as row
      from connection_records r join connections c on c.id = r.connection_id
      where ${email} in (lower(trim(r.facts #>> '{candidate,email}')), lower(trim(r.facts #>> '{contact,email}')))
      union all select json_build_object('agency', ${agencyName('p')}, 'software', c.vendor, 'name', p.name,
        'email', p.email, 'title', p.title)
      from connection_people p join connections c on c.id = p.connection_id where p.email = ${email}`,
  },
  {
    name: 'foundInEmails',
    of: 'foundInEmails',
    title: 'Finds in emails of recruiters',
    about: 'Recruiters who had emails with you, as the headers say. We never keep what an email says.',
    rows: (email) => sql`select json_build_object('agency', ${agencyName('f')}, 'recruiter', ${recruiterName('f')},
        'name', f.name, 'email', f.email, 'emailsToYou', f.sent_count, 'emailsFromYou', f.received_count,
        'threads', f.thread_count, 'firstAt', f.first_at, 'lastAt', f.last_at, 'guess', f.guess, 'state', f.state) as row
      from found_people f where f.email = ${email} order by f.created_at`,
  },
  {
    name: 'mailboxes',
    of: 'foundInEmails',
    title: 'Mailboxes connected with your address',
    about: 'Where a recruiter connected a mailbox with your address as the user name.',
    rows: (email) => sql`select json_build_object('agency', ${agencyName('m')}, 'server', m.host, 'state', m.state,
        'createdAt', m.created_at, 'lastReadAt', m.last_read_at, 'disconnectedAt', m.disconnected_at) as row
      from mailboxes m where m.login = ${email} order by m.created_at`,
  },
  {
    name: 'applications',
    of: 'applications',
    title: 'Your applications for jobs',
    about: 'What recruiters submitted about you, and to which companies.',
    rows: (email) => sql`select json_build_object('name', p.candidate_name, 'phone', p.candidate_phone, 'cv', p.cv_name,
        'pitch', p.pitch, 'job', (select j.title from jobs j where j.id = p.job_id),
        'company', (select c.name from companies c where c.id = p.company_id), 'recruiter', ${recruiterName('p')},
        'state', p.state, 'salaryWish', p.salary_wish, 'noticeWeeks', p.notice_weeks, 'consentedAt', p.consented_at,
        'consentedTo', p.consented_to, 'createdAt', p.created_at, 'endedAt', p.ended_at) as row
      from applications p where p.candidate_email = ${email} order by p.created_at`,
  },
  {
    name: 'jobMessages',
    of: 'account',
    title: 'Your messages about jobs',
    about: 'What you wrote to companies or recruiters about jobs and candidates.',
    rows: (email) => sql`select json_build_object('words', m.words, 'job', j.title, 'createdAt', m.created_at) as row
      from job_messages m join job_threads t on t.id = m.thread_id join jobs j on j.id = t.job_id
      where m.author_id = ${accountOf(email)} order by m.created_at`,
  },
  {
    name: 'dataRequests',
    of: 'requests',
    title: 'Requests about your data',
    about: 'With our answers.',
    rows: (email) => sql`select json_build_object('kind', d.kind, 'name', d.name, 'country', d.country,
        'details', d.details, 'cameBy', d.came_by, 'receivedOn', d.received_on, 'state', d.state, 'dueOn', d.due_on,
        'extendedBecause', d.extended_because, 'answer', d.decided_words, 'createdAt', d.created_at,
        'decidedAt', d.decided_at) as row
      from data_requests d where d.email = ${email} order by d.created_at`,
  },
  {
    name: 'history',
    of: 'log',
    title: 'What you did in your account',
    about: 'From our audit log.',
    rows: (email) => sql`select json_build_object('action', e.action, 'about', e.subject_type, 'at', e.at) as row
      from audit_entries e where e.user_id = ${accountOf(email)} and e.impersonated_by is null order by e.at, e.id`,
  },
];
