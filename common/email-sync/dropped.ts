import { emailDomain } from '../email.ts';

/** Mailboxes of roles and robots: no person was placed there. */
const roleAccounts: ReadonlySet<string> = new Set(
  `abuse accounts accounting admin administrator alerts apply billing bookings bounce bounces calendar candidates careers
  contact customerservice daemon do-not-reply donotreply enquiries enquiry events feedback finance hello help helpdesk hr
  info information inquiries invoice invoices invitations it jobs list mail mailer mailer-daemon marketing media news
  newsletter no-reply no.reply nobody noreply notification notifications notify office orders payroll postmaster press
  privacy reception recruiting recruitment reply resume resumes robot root sales security service spam subscriptions
  support talent team timesheets unsubscribe update updates vacancies webmaster workday`.split(/\s+/),
);

/** Job boards, recruitment software, calendars, and other senders of mail that no person wrote. */
const robotDomains: ReadonlySet<string> = new Set(
  `adzuna.co.uk adzuna.com adzuna.com.au appspotmail.com ashbyhq.com bamboohr.com bullhorn.com
  bullhornstaffing.com calendar.google.com calendar-server.bounces.google.com calendly.com careerone.com.au cv-library.co.uk
  docusign.net eventbrite.com facebookmail.com glassdoor.com googlegroups.com greenhouse-mail.io
  greenhouse.io hellosign.com icims.com indeed.com indeedemail.com jobadder.com jobserve.com jobvite.com
  jora.com lever.co linkedin.com mailchimp.com mailgun.org mailchimpapp.net microsoftonline.com
  monster.co.uk monster.com myworkday.com myworkdayjobs.com pageuppeople.com recruitee.com reed.co.uk
  sendgrid.net sharepointonline.com seek.co.nz seek.com.au smartrecruiters.com successfactors.com taleo.net
  teamtailor-mail.com teamtailor.com totaljobs.com trademe.co.nz vincere.io workable.com workablemail.com
  xing.com ziprecruiter.com zoominfo.com`.split(/\s+/),
);

/** Whether an address, as stored, belongs to a role or a robot rather than a person. */
export function isRoleOrRobot(email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/\+.*$/, '');
  if (
    roleAccounts.has(local) ||
    /^(?:no-?reply|do-?not-?reply|bounces?|notifications?)[-_.+]|[-_.](?:no-?reply|bounces?)$/.test(local)
  )
    return true;
  // Addresses that programs make: long runs of digits or of hexadecimal signs.
  if (/[0-9a-f]{16,}|\d{9,}/.test(local)) return true;
  const labels = emailDomain(email).split('.');
  return labels.some((_, from) => robotDomains.has(labels.slice(from).join('.')));
}

/** Words of a subject that speak of a placement. */
const placementWords =
  /\b(?:offers?|contracts?|start(?:ing)? date|first day|placements?|congratulations|congrats|welcome|onboarding|interviews?|shortlist(?:ed)?|job description|new role)\b/giu;

/** How many different words of a subject speak of a placement. */
export const placementWordsIn = (subject: string): number =>
  new Set((subject.match(placementWords) ?? []).map((word) => word.toLowerCase())).size;
