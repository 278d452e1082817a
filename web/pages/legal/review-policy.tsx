import { formatCount, formatShare } from '#common/formats.ts';
import { coverageLimits, invitationLimits, reviewLimits, riskLimits } from '#common/limits.ts';
import type { FlagReason } from '#common/reviews/flags/flags.ts';
import { rejectionReasons, rejectionWords } from '#common/reviews/moderation/moderation.ts';
import type { LegalPart } from '#web/features/legal/LegalText.tsx';
import { Contact, Operator } from '#web/features/legal/operator.tsx';
import { LevelsExplained } from '#web/features/reviews/public/LevelsExplained.tsx';

const days = (count: number) => formatCount(count, 'day');
const [firstReminder, lastReminder] = invitationLimits.reminderDays;

/** The reasons for flagging a published review, in the words of the policy. */
const flagWords: Readonly<Record<FlagReason, string>> = {
  false_statement: 'a false statement of fact',
  personal_data: "someone's personal data",
  harassment: 'harassment, hatred or a threat',
  not_a_client: 'the reviewer was never placed by, or a client of, the recruiter',
  conflict_of_interest: 'a conflict of interest',
  spam: 'advertising or spam',
  wrong_person: 'the review is about another person',
};

/** The review policy, part by part. Its numbers come from the limits in the code. */
export const reviewPolicy: readonly LegalPart[] = [
  {
    id: 'who-writes',
    title: 'Who writes reviews',
    body: (
      <>
        <p>
          Reviews are written by people who know how a recruiter works: candidates the recruiter placed in a job, and
          the employers they were placed with.
        </p>
        <p>
          A recruiter enters the placement and sends an invitation. The person gets an email with a personal link, so a
          review through this link also confirms the email address. The recruiter never sees the link. It works for{' '}
          {days(invitationLimits.expiresAfterDays)}. People who haven't answered get two reminders at most, usually on
          day {firstReminder} and day {lastReminder}, and nothing after that.
        </p>
        <p>
          An agency can invite a person once every {days(invitationLimits.gapDays)}. Anyone can unsubscribe with one
          click, from this agency or from everyone, and gets no more of these emails.
        </p>
      </>
    ),
  },
  {
    id: 'levels',
    title: 'How a review is verified',
    body: (
      <>
        <p>Each review shows how it was verified. The level decides how much it counts in the score.</p>
        <LevelsExplained />
        <p>
          Free email addresses and domains entered by a recruiter never raise a level. Levels are computed
          automatically; no one can buy or request a higher one.
        </p>
      </>
    ),
  },
  {
    id: 'checks',
    title: 'What is checked',
    body: (
      <>
        <p>Every review is checked automatically as soon as it arrives. The check looks for signs of risk:</p>
        <ul>
          <li>the reviewer's address belongs to the reviewed agency, or to a disposable email service;</li>
          <li>it comes from a browser or a network where someone at the agency is signed in;</li>
          <li>
            more than {riskLimits.fromOneNetwork.moreThan} reviews come from one network within{' '}
            {riskLimits.fromOneNetwork.withinMinutes} minutes, or one is sent within {riskLimits.sentWithinSeconds}{' '}
            seconds of opening its form, or of first touching it;
          </li>
          <li>the text is nearly the same as another review's;</li>
          <li>the review is dated before the first day of the placement;</li>
          <li>the text alleges a crime or discrimination;</li>
          <li>
            the text names a person other than the recruiter, or contains a link, an email address or a phone number.
          </li>
        </ul>
        <p>
          A sign of risk never rejects a review: it only means that a person reads it first. The number of stars doesn't
          matter: praise and criticism are checked alike.
        </p>
      </>
    ),
  },
  {
    id: 'decisions',
    title: 'Who decides',
    body: (
      <>
        <p>
          A moderator working for <Operator /> reads each review with a sign of risk, and publishes it, asks the
          reviewer to change something, or rejects it. Reviewers who are asked for a change have{' '}
          {days(reviewLimits.changesAnsweredWithinDays)} and get one reminder. Their new version is checked again;
          without one, the review is rejected. The reviewed recruiter and agency take no part, and don't see the review
          before it's public. These are the only reasons to reject a review:
        </p>
        <ul>
          {rejectionReasons.map((reason) => (
            <li key={reason}>{rejectionWords[reason].sentence}</li>
          ))}
        </ul>
        <p>
          We email the reviewer the reason. They can object by writing to <Contact />. Someone then looks at the review
          again and tells them the decision. We log who decided what, and when.
        </p>
      </>
    ),
  },
  {
    id: 'when',
    title: 'When it is published',
    body: (
      <ul>
        <li>From level 2: right away if there's no sign of risk, otherwise once a moderator has approved it.</li>
        <li>
          At level 1, with no matching placement: we hold it until one is found, for at most{' '}
          {days(reviewLimits.levelOnePublishesAfterDays)} after it was sent. Then it's published automatically, at level
          1 and without counting in the score. We tell the reviewer.
        </li>
        <li>Reviews are shown newest first, whatever their stars.</li>
      </ul>
    ),
  },
  {
    id: 'public',
    title: 'What is public',
    body: (
      <>
        <p>
          The ratings, title and text, the date, the level, the type of job and the month it started, whether the
          reviewer was offered anything, and the reviewer's name as they chose to show it: in full, as first name and
          initial, or as their role only. Candidates’ reviews show their job title, never the company. Employers decide
          whether to show their company's name.
        </p>
        <p>Never public: the reviewer's email address, and the private note to the recruiter.</p>
      </>
    ),
  },
  {
    id: 'score',
    title: 'How the score works',
    body: (
      <>
        <p>
          The score is the average of the overall stars, each weighted by its level and age: after a year, a review
          counts half. It's drawn toward 3.5 with the weight of seven reviews, so that a few reviews don't make a
          perfect score. It's computed every night, and shown with the interval where it would likely settle (
          {formatShare(0.8)}). Below {reviewLimits.tooFewBelow} counted reviews, it says ‘too few’.
        </p>
        <p>Neither payment nor how complete a profile is affects the score.</p>
      </>
    ),
  },
  {
    id: 'coverage',
    title: "Who was invited, and who wasn't",
    body: (
      <>
        <p>
          Each profile shows its coverage: how many of the people who could have been invited actually were. It counts
          placements that started between {days(coverageLimits.startedDaysAgo)} and {coverageLimits.startedMonthsAgo}{' '}
          months ago. Placements that the recruiter hides count as not invited. It leaves out canceled placements, and
          people who want no email or were invited by the agency within {days(invitationLimits.gapDays)}.
        </p>
        <p>
          Below {formatShare(coverageLimits.goodFrom)} the profile says ‘Selective inviting’; below{' '}
          {coverageLimits.tooFewBelow} people, it says ‘Too few placements’.
        </p>
      </>
    ),
  },
  {
    id: 'no-gating',
    title: 'No gating, no incentives',
    body: (
      <ul>
        <li>
          No one may invite only people who are likely to praise, send the others elsewhere, or first find out who's
          happy.
        </li>
        <li>
          No one may offer anything for a review, for a number of stars, or for changing or withdrawing a review. We ask
          each reviewer whether they were offered something; if so, the review has a label and doesn't count in the
          score.
        </li>
        <li>No one may review themselves, their own agency or a competitor, or have such reviews written.</li>
      </ul>
    ),
  },
  {
    id: 'replies',
    title: 'Replies',
    body: (
      <p>
        The recruiter can reply to each review once, in public, and change or delete the reply later; a changed reply
        says that it was edited. Its text goes through the same checks as a review, and can't name people the review
        doesn't show. If it sounds like an accusation, or a moderator removed an earlier reply, a moderator reads it
        first. The reviewer gets the reply by email, and once more if its meaning changes. A reply changes neither the
        review nor the score. If the reviewer edits the review, the reply stays and says that it's older. Anyone can
        report a reply, as described below.
      </p>
    ),
  },
  {
    id: 'flags',
    title: 'If you think a review or a reply breaks these rules',
    body: (
      <>
        <p>
          Anyone can flag a review, without an account: press ‘Flag’ under the review, choose one of these reasons, and
          say in your own words what's wrong.
        </p>
        <ul>
          {Object.entries(flagWords).map(([reason, words]) => (
            <li key={reason}>{words}</li>
          ))}
        </ul>
        <p>
          A flag alone changes nothing, and neither do many. All flags on a review are one case. We tell the reviewer
          right away, within {reviewLimits.flagTellsReviewerWithinHours} hours at the latest. The reviewer has{' '}
          {days(reviewLimits.flagAnsweredWithinDays)} to answer, and we decide within{' '}
          {days(reviewLimits.flagDecidedWithinDays)}. Once a moderator starts looking into it, the review is labeled as
          under review; it stays visible and in the score. Only if personal data or a threat is alleged can the
          moderator hide it until the decision. Until the reviewer has answered or their time is up, a review can be
          removed only for personal data, threats, hatred or insults, or advertising. Disliking a review isn't a reason
          to remove it.
        </p>
        <p>
          We tell the reviewer, the recruiter, and everyone who flagged it and left an email address what was decided
          and why. Each of them can object by writing to <Contact />.
        </p>
        <p>
          You can report a recruiter's reply in the same way: press ‘Report reply’ under it. We tell its author, who can
          edit or delete it, and a moderator decides within {days(reviewLimits.flagDecidedWithinDays)} whether it stays.
          We tell the author, and everyone who reported it and left an email address, what was decided.
        </p>
        <p>
          A removed review is no longer shown or counted; the profile says how many were removed. We keep it for{' '}
          {days(reviewLimits.removedKeptDays)}, so that we can look at the decision again.
        </p>
      </>
    ),
  },
  {
    id: 'changing',
    title: 'Changing or withdrawing your review',
    body: (
      <p>
        The review is yours. Every email we send you about it has a link to edit or withdraw it, as long as the review
        is there. An edit is checked like the first version; until it passes, the earlier version stays up. Then the
        review says that it was edited, and when. A withdrawn review disappears and stops counting right away, and its
        text is erased after {days(reviewLimits.withdrawnKeptDays)}. If you've lost the link, write to <Contact /> from
        the email address that was invited. Neither the recruiter nor the agency can change or remove your review,
        whatever they pay, and it stays where it was earned when the recruiter moves to another agency.
      </p>
    ),
  },
];
