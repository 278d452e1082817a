import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import {
  draftDays,
  goneProfileMailDays,
  recipientMonths,
  registrationDays,
  retentionDays,
  senderNetworkDays,
  signedInDays,
  unconfirmedClaimDays,
} from '#common/retention.ts';
import { reviewPolicyUrl } from '#common/urls.ts';
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
          <RunBy /> Questions about your data go to <Contact />.
        </p>
        <p>
          When a recruiter asks you for a review, the recruiter’s agency has decided to ask you and gave your name and
          address for it. Each such e-mail names the agency with its legal name and an address that answers. You may
          turn to either.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What is kept, and why',
    body: (
      <>
        <h3>You were placed in a job, or hired somebody</h3>
        <p>
          Your name and e-mail address, the job, the company and the dates of the placement, and what became of the ask:
          sent, answered, or not wanted. The recruiter’s agency entered them. They are kept to ask you once, to remind
          you, and to show that a review rests on a placement.
        </p>
        <h3>You wrote a review</h3>
        <p>
          Your review with its stars and text, how your name shall be shown, whether you were offered anything, what you
          wrote to the recruiter in private, your name and e-mail address, and what was decided about it; also its
          earlier versions if you edit it. They are kept to publish the review, to check it, and to tell you what
          becomes of it. From which network it was sent is kept as a keyed hash only, to see whether it is the
          recruiter’s own, or whether many come from there.
        </p>
        <h3>You flagged a review</h3>
        <p>
          Your reason and words, and your e-mail address if you gave it: to decide about it, and to tell you once what
          was decided. The review’s writer reads your words, not who you are. Your network is kept as a keyed hash, so
          that it counts once.
        </p>
        <h3>You reported a profile</h3>
        <p>
          Your reason and words, and your e-mail address if you gave it: to decide about it, and to tell you once what
          was decided. Our staff alone read them. Your network is kept as a keyed hash, to count what comes too often.
        </p>
        <h3>You are a recruiter</h3>
        <p>
          Your profile, your agency, the placements you enter, whom you asked, and your replies: they are what the
          product is for. A profile that nobody has claimed holds business facts only, and says where they come from. It
          is taken away if you object. Then what stays are one-way hashes: of its address here, which says from then on
          that the profile is gone, and of your e-mail addresses, so that nobody makes another one of you.
        </p>
        <h3>You asked for a profile, or claimed one</h3>
        <p>
          Your name, e-mail address, agency and what else you sent, such as a phone number: to decide about it. From
          which network it came is kept as a keyed hash only, to count what comes too often.
        </p>
        <h3>You have an account</h3>
        <p>
          Your name, e-mail address and country; your password as a one-way hash that nobody can read back; when you
          signed in last; and for each browser where you are signed in a description such as ‘Firefox on Linux’ and when
          it was used. Employers add their company, its website, a description and a logo.
        </p>
        <h3>You only look</h3>
        <p>Nothing. There is no list of who visited which page.</p>
        <h3>You write to a recruiter or an agency, or ask for a phone number</h3>
        <p>
          Your message goes to them by e-mail, with your name and address, so that they can answer. It is counted that
          somebody wrote, or had the phone number shown, not who; they learn how often it was. So that nobody does it
          too often, your network is noted as a hash that works for a day; what it was made with goes after{' '}
          {days(retentionDays.visitor_salts)}, and then nobody can say whose it was.
        </p>
      </>
    ),
  },
  {
    id: 'grounds',
    title: 'On what ground',
    body: (
      <ul>
        <li>Accounts and profiles: what is needed to give you what you signed up for.</li>
        <li>
          Asks and reviews: the interest of candidates and employers in honest, verified reviews, and of recruiters in
          being judged by them. You may object to it at any time.
        </li>
        <li>The list of those who want no e-mails, and answers to requests like yours: what the law asks for.</li>
      </ul>
    ),
  },
  {
    id: 'public',
    title: 'What everybody can see',
    body: (
      <p>
        Profiles of recruiters with their agency, and published reviews with their replies. Of a reviewer: the name as
        they chose it, never the e-mail address or the private note. The{' '}
        <Link href={reviewPolicyUrl()}>review policy</Link> says it in full.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long it is kept',
    body: (
      <Periods
        periods={[
          ['Placements and asks', 'as long as the agency keeps them here, or until you ask for their erasure'],
          [
            'E-mail addresses of those who were asked, or were to be',
            `${formatCount(recipientMonths, 'month')} after the last mail, unless a review rests on them`,
          ],
          ['Published reviews', 'until they are withdrawn or removed'],
          [
            'Removed reviews',
            `${days(reviewLimits.removedKeptDays)}, without being shown; then only that there was one, and its stars`,
          ],
          ['Withdrawn reviews', `${days(reviewLimits.withdrawnKeptDays)}, without being shown`],
          ['Flags of reviews', `${years(retentionDays.review_flag_cases)} after the decision`],
          ['From which network a review or a flag was sent, as a keyed hash', days(senderNetworkDays)],
          ['Accounts and profiles', 'until you ask for them to be closed'],
          ['Sign-ups whose address nobody confirmed', days(registrationDays)],
          ['Reviews whose address nobody confirmed', days(retentionDays.review_submissions)],
          ['What a reviewer says is wrong with a placement', years(retentionDays.placement_problems)],
          ['Enquiries and claims of profiles', years(retentionDays.enquiries)],
          ['Claims whose address nobody confirmed', days(unconfirmedClaimDays)],
          ['Reports of profiles', `${years(retentionDays.profile_reports)} after the decision`],
          [
            'Of a profile that its person did not want, its address here and theirs of e-mail, as one-way hashes',
            'as long as the wish holds: without them there could be a new one',
          ],
          ['Whom we told that a profile is gone, to which they objected', days(goneProfileMailDays)],
          [
            'That somebody wrote to a recruiter or an agency, or asked for a phone number',
            `${months(retentionDays.profile_events)}; after ${days(retentionDays.visitor_salts)} nobody can tell any more from which network`,
          ],
          [
            'E-mails we sent: to whom, where an answer goes, about what, and what became of them',
            `${years(retentionDays.mails)}; their text goes as soon as they are delivered or given up, but for one whose fate nobody knows yet`,
          ],
          [
            'Personal links in e-mails, as one-way hashes',
            `to a review ${days(retentionDays.invitation_tokens)}, to unsubscribe ${years(retentionDays.unsubscribe_tokens)}, to an account ${days(retentionDays.account_links)} after they ended`,
          ],
          [
            'Where you are signed in',
            `${days(retentionDays.session_families)} after its last use; you stay signed in for ${days(signedInDays.unused)} without use, and ${days(signedInDays.atMost)} at most`,
          ],
          ['Failed tries to sign in, as keyed hashes', days(retentionDays.login_failures)],
          ['Notes by which a form that is sent twice counts once', days(retentionDays.receipts)],
          ['Addresses that want no e-mails', 'as long as the wish holds: without them we would write again'],
          [
            'The log of who did what, by ids and without texts or addresses',
            'as long as what it is about can be questioned',
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
          The only cookie there may be says for some seconds that you have just sent something, so that you see it on
          the next page; it does not say who you are. Nothing follows you across pages or sites. Your browser’s own
          storage keeps
        </p>
        <ul>
          <li>that you are signed in, until you sign out;</li>
          <li>the page you wanted to see before you signed in;</li>
          <li>
            what you are writing and have not sent, so that it is not lost: a review for {days(draftDays)} at most,
            other forms until you close the tab.
          </li>
        </ul>
      </>
    ),
  },
  { id: 'others', title: 'Who else learns of it', body: <Services /> },
  {
    id: 'safe',
    title: 'How it is kept safe',
    body: (
      <p>
        Each agency and company sees its own data only. Passwords and personal links are stored as one-way hashes, so
        that whoever reads the database cannot use them. Logs hold no password, link or e-mail address. Staff who act in
        somebody’s account do so for a stated reason and an hour at most, and both names stand in the log.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'What you may ask for',
    body: (
      <>
        <p>
          You may see what is kept about you and get a copy, have it corrected or erased, object to its use, and take
          what you gave with you. Write to <Contact />, or to the agency that asked you, from the address it is about.
          It costs nothing. You get an answer
        </p>
        <Periods
          periods={[
            ['In the United Kingdom', 'within one month'],
            ['In Australia', 'within 30 days'],
            ['In New Zealand', 'within 20 working days'],
          ]}
        />
        <p>
          E-mails that ask for something have a link to unsubscribe. It works at once and needs no account. Nobody
          decides about you by machine alone: what keeps a review from the public is decided by a person.
        </p>
        <p>
          A review is about somebody’s work, and others have relied on it. When a recruiter asks for its removal, the
          review policy applies.
        </p>
      </>
    ),
  },
  {
    id: 'complaints',
    title: 'If you are not content with the answer',
    body: (
      <>
        <p>You may complain to the authority of your country:</p>
        <ul>
          <li>
            United Kingdom: the Information Commissioner’s Office, <a href="https://ico.org.uk">ico.org.uk</a>
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
