import type { Row } from './rows.ts';
import { daysAfter, type World } from './world.ts';

/** The demo's audit log: decisions, replies, invitations, what Plaudit did by itself, and one impersonation. */
export function addLog(world: World): void {
  const { rows } = world;
  const admin = userOf(world, 'super_admin');
  for (const claim of rows.claims)
    if (claim.decided_at)
      note(world, claim.state === 'approved' ? 'approveClaim' : 'declineClaim', claim.decided_at, {
        subject: ['Claim', claim.id],
        user: admin,
      });
  for (const enquiry of rows.enquiries) {
    note(world, 'enquire', enquiry.created_at, { subject: ['Enquiry', enquiry.id], actor: 'visitor' });
    if (enquiry.decided_at)
      note(world, enquiry.state === 'approved' ? 'approveEnquiry' : 'declineEnquiry', enquiry.decided_at, {
        subject: ['Enquiry', enquiry.id],
        user: admin,
      });
  }
  for (const { id, agency_id, user_id, state, created_at, confirmed_at, decided_at } of rows.training_bookings) {
    const about = { subject: ['TrainingBooking', id] as const, agency: agency_id };
    note(world, 'bookTraining', created_at, { ...about, user: user_id });
    if (confirmed_at) note(world, 'confirmTraining', confirmed_at, { ...about, user: admin });
    if (decided_at)
      note(world, state === 'done' ? 'finishTraining' : 'cancelTraining', decided_at, { ...about, user: admin });
  }
  for (const flags of rows.review_flag_cases) noteFlags(world, flags, admin);
  for (const review of latest(rows.reviews, ({ submitted_at }) => submitted_at, 30)) noteReview(world, review);
  for (const reply of latest(rows.review_replies, ({ created_at }) => created_at, 20))
    note(world, 'replyToReview', reply.created_at, {
      subject: ['Review', reply.review_id],
      user: reply.written_by ?? null,
      agency: reply.agency_id,
    });
  for (const invitation of latest(rows.invitations, ({ created_at }) => created_at, 40))
    note(world, 'createInvitation', invitation.created_at, {
      subject: ['Invitation', invitation.id],
      user: invitation.invited_by ?? null,
      agency: invitation.agency_id,
    });
  for (const { id, added_by, company_id, created_at } of rows.suppliers)
    note(world, 'addSupplier', created_at, { subject: ['Supplier', id], user: added_by ?? null, company: company_id });
  addVisit(world, admin);
}

const userOf = ({ rows }: World, role: string) => rows.users.find(({ email }) => email === `${role}@demo.example`)!.id!;

type Moment = Row<'audit_entries'>['at'];

const latest = <R>(rows: readonly R[], at: (row: R) => Moment, count: number): R[] =>
  rows.toSorted((a, b) => new Date(at(b) as Date).getTime() - new Date(at(a) as Date).getTime()).slice(0, count);

interface About {
  subject: readonly [type: string, id: string];
  user?: string | null;
  agency?: string;
  company?: string;
  actor?: 'reviewer' | 'visitor' | 'system';
  impersonatedBy?: string;
  details?: object;
}

function note(world: World, action: string, at: Moment, about: About): void {
  const { subject, user = null, agency = null, company = null, impersonatedBy = null, details = {} } = about;
  world.rows.audit_entries.push({
    id: world.dice.id(new Date(at as Date)),
    at,
    request_id: null,
    user_id: user,
    actor: about.actor ?? (user ? 'user' : 'system'),
    action,
    agency_id: agency,
    company_id: company,
    subject_type: subject[0],
    subject_id: subject[1],
    details: details as never,
    impersonated_by: impersonatedBy,
  });
}

function noteFlags(world: World, flags: Row<'review_flag_cases'>, admin: string): void {
  const about = {
    subject: ['Review', flags.review_id] as const,
    agency: flags.agency_id,
    details: { caseId: flags.id },
  };
  note(world, flags.about === 'reply' ? 'reportReply' : 'flagReview', flags.opened_at, { ...about, actor: 'visitor' });
  if (flags.answered_at) note(world, 'answerFlags', flags.answered_at, { ...about, actor: 'reviewer' });
  if (flags.taken_up_at) note(world, 'takeUpFlags', flags.taken_up_at, { ...about, user: admin });
  if (!flags.decided_at || flags.state === 'closed') return;
  note(world, flags.state === 'upheld' ? 'keepFlagged' : 'removeFlagged', flags.decided_at, { ...about, user: admin });
}

function noteReview(world: World, { id, agency_id, submitted_at, published_at, level }: Row<'reviews'>): void {
  if (level === 0) return;
  const about = { subject: ['Review', id!] as const, agency: agency_id };
  note(world, 'submitReview', submitted_at, { ...about, actor: 'reviewer' });
  if (published_at) note(world, 'checkReview', published_at, { ...about, actor: 'system' });
}

/** A super admin who acted as somebody for a stated reason. */
function addVisit(world: World, admin: string): void {
  const user = userOf(world, 'recruiter');
  const startedAt = world.daysAgo(2.2);
  const endedAt = daysAfter(startedAt, 0.01);
  const id = world.dice.id(startedAt);
  world.rows.impersonations.push({
    id,
    admin_id: admin,
    user_id: user,
    reason: 'Demo: asked us by phone why a reminder had not left.',
    started_at: startedAt,
    expires_at: daysAfter(startedAt, 1 / 24),
    ended_at: endedAt,
  });
  const about = { subject: ['User', user] as const, user, impersonatedBy: admin, details: { impersonationId: id } };
  note(world, 'startImpersonation', startedAt, about);
  note(world, 'endImpersonation', endedAt, about);
}
