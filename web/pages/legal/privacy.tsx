import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import {
  candidateDays,
  dataCopyDays,
  disconnectedMailboxDays,
  draftDays,
  goneProfileMailDays,
  recipientMonths,
  registrationDays,
  retentionDays,
  senderNetworkDays,
  signedInDays,
  unconfirmedClaimDays,
  unconfirmedDataRequestDays,
} from '#common/retention.ts';
import { dataRequestUrl, reviewPolicyUrl } from '#common/urls.ts';
import type { LegalPart } from '#web/features/legal/LegalText.tsx';
import { Contact, RunBy } from '#web/features/legal/operator.tsx';
import { Services } from '#web/features/legal/Services.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Periods } from './Periods.tsx';

const days = (count: number) => formatCount(count, 'day');
const months = (count: number) => formatCount(Math.round(count / 30.4), 'month');
const years = (count: number) => formatCount(Math.round(count / 365), 'year');

/** The privacy page, part by part. Its periods come from the code that deletes old rows. */
export const privacy: readonly LegalPart[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          <RunBy /> For questions about your data, write to <Contact />.
        </p>
        <p>
          When a recruiter invites you to write a review, their agency made that decision and gave us your name and
          email address. Each invitation shows the agency's legal name and contact email. You can contact the agency or
          us.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What we keep, and why',
    body: (
      <>
        <h3>You were placed in a job, or hired someone</h3>
        <p>
          Your name and email address, the job, the company and the dates of the placement, and what happened to your
          invitation: sent, answered, or not wanted. The recruiter's agency entered them. We keep them to invite you
          once, to remind you, and to show that a review is based on a placement.
        </p>
        <h3>A recruiter had emails with you</h3>
        <p>
          A recruiter can connect their mailbox, or send us copies of their emails, to find the people they placed or
          worked with. We read only the headers: your email address and name, how many emails went each way, in how many
          conversations, and when the first and the last was sent. We never keep a subject, and never read the text. The
          recruiter sees you as a suggestion and chooses whether to invite you; we send you nothing by ourselves.
        </p>
        <h3>You wrote a review</h3>
        <p>
          Your review with its stars and text, how your name should appear, whether you were offered anything, your
          private note to the recruiter, your name and email address, and what was decided about the review; also
          earlier versions if you edit it. We keep them to publish the review, to check it, and to tell you what happens
          to it. We keep the network it was sent from only as a keyed hash, to see whether it's the recruiter's own, or
          whether many reviews come from there.
        </p>
        <h3>You flagged a review or reported a reply</h3>
        <p>
          Your reason and comments, and your email address if you gave it: to decide about the flag, and to tell you
          once what was decided. The reviewer reads your comments on their review, but doesn't learn who you are; only
          our team reads those on a reply. We keep your network as a keyed hash, so that it counts only once.
        </p>
        <h3>You reported a profile</h3>
        <p>
          Your reason and comments, and your email address if you gave it: to decide about the report, and to tell you
          once what was decided. Only our team reads them. We keep your network as a keyed hash, to limit how many
          reports come from it.
        </p>
        <h3>You are a recruiter</h3>
        <p>
          Your profile, your agency, the placements you enter, the people you invite, and your replies: the product
          doesn't work without them. A profile that no one has claimed contains only business facts, and says where they
          come from. If you object, we remove it. After that, we keep only one-way hashes: of its link, which then says
          that the profile is gone, and of your email addresses, so that no one creates another profile of you.
        </p>
        <h3>You requested a profile, or claimed one</h3>
        <p>
          Your name, email address, agency and anything you added, such as a phone number: to decide about your request.
          We keep the network it came from only as a keyed hash, to limit how many requests come from it.
        </p>
        <h3>You have an account</h3>
        <p>
          Your name, email address and country; your password as a one-way hash that no one can read back; when you last
          signed in; and, for each browser where you're signed in, a description such as ‘Firefox on Linux’ and when it
          was last used. If you change your email address, we keep the earlier ones, so that no one reviews themselves
          with them. Employers add their company, its website, a description and a logo, and may add their own job title
          and phone number.
        </p>
        <h3>You only browse</h3>
        <p>
          Nothing. We don't record who visits which page. Where another site shows our reviews in a widget, we count how
          often it does each day, without cookies and without anything about you.
        </p>
        <p>
          When you open a capability statement by its link, we count the view. To count each visitor once a day, we keep
          your network as a hash. It and the key to it are deleted after {days(retentionDays.statement_visits)}.
        </p>
        <h3>You write to a recruiter or an agency, or ask for a phone number</h3>
        <p>
          Your message goes to them by email, with your name and address so that they can reply. We count that someone
          wrote, or saw the phone number, but not who; they learn only how often it happened. To limit how often, we
          keep your network as a hash that works for one day. The key to it is deleted after{' '}
          {days(retentionDays.visitor_salts)}, and then no one can tell whose it was.
        </p>
      </>
    ),
  },
  {
    id: 'grounds',
    title: 'Legal basis',
    body: (
      <ul>
        <li>Accounts and profiles: we need the data to give you what you signed up for.</li>
        <li>
          Invitations and reviews: candidates and employers have an interest in honest, verified reviews, and recruiters
          in being judged by them. You can object at any time.
        </li>
        <li>The list of people who want no email, and answers to requests like yours: the law requires them.</li>
      </ul>
    ),
  },
  {
    id: 'public',
    title: 'What everyone can see',
    body: (
      <p>
        Recruiters’ profiles with their agency, and published reviews with their replies. Of a reviewer, the name as
        they chose to show it, never the email address or the private note. The{' '}
        <Link href={reviewPolicyUrl()}>review policy</Link> has the details.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <Periods
        periods={[
          ['Placements and invitations', 'as long as the agency keeps them here, or until you ask us to erase them'],
          [
            'Email addresses of people who were invited, or were going to be',
            `${formatCount(recipientMonths, 'month')} after the last email, unless a review depends on them`,
          ],
          [
            'People found in emails of recruiters',
            `${days(retentionDays.found_people)} after the last email, and ${days(disconnectedMailboxDays)} after the mailbox is disconnected; ids of messages, as keyed hashes, ${days(retentionDays.counted_messages)}`,
          ],
          ['Published reviews', 'until they are withdrawn or removed'],
          [
            'Removed reviews',
            `${days(reviewLimits.removedKeptDays)}, not shown; after that, only the fact that there was one, and its stars`,
          ],
          ['Withdrawn reviews', `${days(reviewLimits.withdrawnKeptDays)}, not shown`],
          ['Flags on reviews and reports of replies', `${years(retentionDays.review_flag_cases)} after the decision`],
          ['The network a review or a flag was sent from, as a keyed hash', days(senderNetworkDays)],
          ['Accounts and profiles', 'until you ask us to close them'],
          ['Sign-ups with an unconfirmed email address', days(registrationDays)],
          ['Reviews with an unconfirmed email address', days(retentionDays.review_submissions)],
          ['Problems with a placement that a reviewer reports', years(retentionDays.placement_problems)],
          ['Rows of imported files', days(retentionDays.placement_import_rows)],
          [
            'Candidates for jobs, with their CV',
            `${days(candidateDays.unanswered)} after we asked, if they don't agree, or else ${days(candidateDays.ended)} after the application ended`,
          ],
          ['Requests for profiles, and claims to them', years(retentionDays.enquiries)],
          ['Bookings of training sessions', years(retentionDays.training_bookings)],
          ['Claims with an unconfirmed email address', days(unconfirmedClaimDays)],
          ['Profiles that a hiring user viewed', days(retentionDays.profile_looks)],
          ['Notices behind the bell', days(retentionDays.notices)],
          ['Invitations to join an agency or a company', `${days(retentionDays.member_invitations)} after they expire`],
          ['Requests to join an agency or a company', `${days(retentionDays.join_requests)} after their answer`],
          ['Preferred suppliers that a company removed', days(retentionDays.suppliers)],
          [
            'Requests about your data',
            `${years(retentionDays.data_requests)} after our answer, as proof of it; ${days(unconfirmedDataRequestDays)} if you don't confirm your address`,
          ],
          ['The file with a copy of your data', days(dataCopyDays)],
          ['Reports of profiles', `${years(retentionDays.profile_reports)} after the decision`],
          [
            "The link and email addresses of a profile that its person didn't want, as one-way hashes",
            "as long as they don't want one: without the hashes, someone could create a new profile",
          ],
          ['Who we told that a profile they objected to is gone', days(goneProfileMailDays)],
          [
            'The fact that someone wrote to a recruiter or an agency, or asked for a phone number',
            `${months(retentionDays.profile_events)}; after ${days(retentionDays.visitor_salts)} no one can tell from which network`,
          ],
          [
            'Emails we sent: the recipient, the reply address, the subject, and whether they arrived',
            `${years(retentionDays.mails)}; the text is deleted once an email is delivered or given up, but kept while we don't know if it arrived`,
          ],
          [
            'Personal links in emails, as one-way hashes',
            `${days(retentionDays.invitation_tokens)} for reviews, ${years(retentionDays.unsubscribe_tokens)} for unsubscribing and ${days(retentionDays.account_links)} for accounts, after they end`,
          ],
          [
            "Where you're signed in",
            `${days(retentionDays.session_families)} after the last use; you stay signed in for ${days(signedInDays.unused)} without use, and ${days(signedInDays.atMost)} at most`,
          ],
          ['Failed sign-in attempts, as keyed hashes', days(retentionDays.login_failures)],
          ['Records that make a form sent twice count once', days(retentionDays.receipts)],
          ['Addresses that want no email', 'as long as you want none: without them, we would write again'],
          [
            'The email address of a person whose data we erased, as a keyed hash',
            'for good: without it, we would write again once an agency enters the address',
          ],
          [
            'The log of who did what, by ID and without texts or addresses',
            'as long as what happened can be questioned',
          ],
        ]}
      />
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: (
      <>
        <p>
          We use one cookie at most. For a few seconds, it says that you've just sent something, so that the next page
          can tell you. It doesn't say who you are, and nothing follows you across pages or sites. Your browser's own
          storage keeps:
        </p>
        <ul>
          <li>the fact that you're signed in, until you sign out;</li>
          <li>the page you wanted to see before you signed in;</li>
          <li>
            anything you're writing but haven't sent, so that it isn't lost: a review for {days(draftDays)} at most,
            other forms until you close the tab.
          </li>
        </ul>
      </>
    ),
  },
  { id: 'others', title: 'Who else sees it', body: <Services /> },
  {
    id: 'safe',
    title: 'How we keep it safe',
    body: (
      <p>
        Each agency and company sees only its own data. We store passwords and personal links as one-way hashes, so that
        no one who reads the database can use them. Logs contain no passwords, links or email addresses. If an admin
        acts in your account, it's for a stated reason and for an hour at most, and both names are logged.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You can see what we keep about you and get a copy, have it corrected or erased, object to its use, and take
          the data you gave us with you. <Link href={dataRequestUrl()}>Send a request</Link>, or write to <Contact /> or
          to the agency that invited you, from the email address it's about. It's free. You'll get an answer:
        </p>
        <Periods
          periods={[
            ['In the United Kingdom', 'within one month'],
            ['In Australia', 'within 30 days'],
            ['In New Zealand', 'within 20 working days'],
            ['Elsewhere', 'within 30 days'],
          ]}
        />
        <p>
          When we erase your data, an agency's record of a job and the number of reviews stay, without your name, your
          address and your words. We tell you what we erased, and what stays and why. If you have an account, we close
          it first.
        </p>
        <p>
          Emails that ask you for something have an unsubscribe link. It works right away, without an account. No
          decision about you is made by a machine alone: a person decides whether to keep a review from the public.
        </p>
        <p>
          A review is about someone's work, and other people have relied on it. When a recruiter asks us to remove one,
          the review policy applies.
        </p>
      </>
    ),
  },
  {
    id: 'complaints',
    title: "If you're not happy with the answer",
    body: (
      <>
        <p>You can complain to the authority in your country:</p>
        <ul>
          <li>
            United Kingdom: the Information Commissioner's Office, <a href="https://ico.org.uk">ico.org.uk</a>
          </li>
          <li>
            Australia: the Office of the Australian Information Commissioner,{' '}
            <a href="https://www.oaic.gov.au">oaic.gov.au</a>
          </li>
          <li>
            New Zealand: the Office of the Privacy Commissioner, <a href="https://www.privacy.org.nz">privacy.org.nz</a>
          </li>
        </ul>
      </>
    ),
  },
];
