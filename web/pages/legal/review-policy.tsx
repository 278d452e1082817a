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
  personal_data: 'personal data of somebody',
  harassment: 'harassment, hatred or a threat',
  not_a_client: 'the writer was never placed by, or a client of, the recruiter',
  conflict_of_interest: 'a conflict of interest',
  spam: 'advertising or spam',
  wrong_person: 'it is about another person',
};

/** The review policy, part by part. Its numbers come from the limits in the code. */
export const reviewPolicy: readonly LegalPart[] = [
  {
    id: 'who-writes',
    title: 'Who writes reviews',
    body: (
      <>
        <p>
          Reviews are written by people who know how a recruiter works: candidates whom the recruiter placed in a job,
          and the employers where they were placed.
        </p>
        <p>
          A recruiter enters the placement and asks. The person gets an e-mail with a link of their own, so that a
          review by this link also confirms the address. The recruiter never sees the link. It works for{' '}
          {days(invitationLimits.expiresAfterDays)}. Who has not answered is reminded on day {firstReminder} and day{' '}
          {lastReminder}, and then left in peace.
        </p>
        <p>
          An agency may ask a person once in {days(invitationLimits.gapDays)}. Whoever wants no such e-mails says so
          with one click, from this agency or from everybody, and gets none from then on.
        </p>
      </>
    ),
  },
  {
    id: 'levels',
    title: 'How a review is verified',
    body: (
      <>
        <p>Each review says how it was verified. The level decides what it weighs in the score.</p>
        <LevelsExplained />
        <p>
          Free mail addresses and domains that a recruiter typed never raise a level. A level is computed by the
          program; nobody can buy or ask for a higher one.
        </p>
      </>
    ),
  },
  {
    id: 'checks',
    title: 'What is checked',
    body: (
      <>
        <p>Every review is checked by the program as soon as it arrives. It looks for signals of risk:</p>
        <ul>
          <li>the writer’s address belongs to the reviewed agency, or to a service for throw-away addresses;</li>
          <li>it comes from a browser or a network in which somebody of the agency is signed in;</li>
          <li>
            more than {riskLimits.fromOneNetwork.moreThan} reviews come from one network within{' '}
            {riskLimits.fromOneNetwork.withinMinutes} minutes, or one comes within {riskLimits.sentWithinSeconds}{' '}
            seconds of opening its form, or of first touching it;
          </li>
          <li>the text is nearly the same as that of another review;</li>
          <li>the review is dated before the first day of the placement;</li>
          <li>the text alleges a crime or discrimination;</li>
          <li>
            the text names a person other than the recruiter, or holds a link, an e-mail address or a phone number.
          </li>
        </ul>
        <p>
          A signal rejects nothing. It only puts the review before a person. The number of stars is not a signal: praise
          and criticism are checked alike.
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
          A review with a signal is read by a moderator of <Operator />, who publishes it, asks its writer to change
          something, or rejects it. Whoever is asked for a change has {days(reviewLimits.changesAnsweredWithinDays)}, is
          reminded once, and what they send is checked anew; without an answer the review is rejected. The reviewed
          recruiter and agency take no part, and do not see the review before it is public. These are the only reasons
          for a rejection:
        </p>
        <ul>
          {rejectionReasons.map((reason) => (
            <li key={reason}>{rejectionWords[reason].sentence}</li>
          ))}
        </ul>
        <p>
          The writer is told by e-mail which of them it was, and may object by writing to <Contact />. Somebody looks at
          it again and tells them what they decide. Who decided what, and when, is kept in a log.
        </p>
      </>
    ),
  },
  {
    id: 'when',
    title: 'When it is published',
    body: (
      <ul>
        <li>From level 2 on: at once, when there is no signal; else as soon as a moderator has approved it.</li>
        <li>
          At level 1, where no placement is known: it waits for a placement, at most{' '}
          {days(reviewLimits.levelOnePublishesAfterDays)} from when it was sent. Then it is published by itself, at
          level 1 and without weight in the score. The writer is told.
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
          The stars, title and text, the date, the job it is about, the level, and the writer’s name as they chose it:
          in full, first name and initial, or the role only. An employer decides whether the company’s name is shown; in
          a candidate’s review the company is not named.
        </p>
        <p>Never public: the writer’s e-mail address, and the private note to the recruiter.</p>
      </>
    ),
  },
  {
    id: 'score',
    title: 'How the score is made',
    body: (
      <>
        <p>
          The score is the average of the overall stars, each weighed by its level and by its age: a review weighs half
          after a year. It is drawn towards 3.5 by the weight of seven reviews, so that few reviews do not make a
          perfect score. It is computed each night, and shown with an interval in which it would likely settle (
          {formatShare(0.8)}). Below {reviewLimits.tooFewBelow} counted reviews it says ‘too few’.
        </p>
        <p>What a recruiter or agency pays, or how complete a profile is, plays no part.</p>
      </>
    ),
  },
  {
    id: 'coverage',
    title: 'Who was asked, and who was not',
    body: (
      <>
        <p>
          Each profile says its coverage: of the people who could have been asked, how many were. It counts the
          placements that started between {days(coverageLimits.startedDaysAgo)} and {coverageLimits.startedMonthsAgo}{' '}
          months ago. Placements that the recruiter hides count as not asked. Left out are cancelled placements and
          people who want no e-mails, or who were asked by the agency within {days(invitationLimits.gapDays)}.
        </p>
        <p>
          Below {formatShare(coverageLimits.goodFrom)} the profile says ‘selective inviting’; below{' '}
          {coverageLimits.tooFewBelow} people it says ‘too few placements’.
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
          Nobody may ask only those who are likely to praise, send the others elsewhere, or first find out who is
          content.
        </li>
        <li>
          Nobody may offer anything for a review, for a number of stars, or for changing or withdrawing one. Each writer
          is asked whether something was offered; if so, the review is shown with a label and does not count in the
          score.
        </li>
        <li>Nobody may review themselves, their own agency or a rival, or have such reviews written.</li>
      </ul>
    ),
  },
  {
    id: 'replies',
    title: 'Replies',
    body: (
      <p>
        The recruiter may answer each review once, in public, and change or delete the answer later; a changed one says
        that it was edited. An answer passes the same checks of its text as a review, and may not name people whom the
        review does not show. One that sounds like an accusation is read by a moderator first. The writer gets it by
        e-mail, and once more if it is changed to say something else. An answer changes neither the review nor the
        score. If the writer edits the review, the answer stays and says that it is older.
      </p>
    ),
  },
  {
    id: 'flags',
    title: 'When you think a review breaks these rules',
    body: (
      <>
        <p>
          Anybody may say so, without an account: press ‘Flag’ below the review, choose one of these reasons, and say in
          your words what is wrong.
        </p>
        <ul>
          {Object.entries(flagWords).map(([reason, words]) => (
            <li key={reason}>{words}</li>
          ))}
        </ul>
        <p>
          That alone changes nothing, however many say it. All flags of a review are one case. The writer is told at
          once, at the latest within {reviewLimits.flagTellsReviewerWithinHours} hours and has{' '}
          {days(reviewLimits.flagAnsweredWithinDays)} to answer; it is decided within{' '}
          {days(reviewLimits.flagDecidedWithinDays)}. Once a moderator looks into it, the review has a label that it is
          under review; it stays visible and in the score. Only where personal data or a threat is alleged may the
          moderator take it out of sight until the decision. Before its writer has answered, or their days are over, a
          review is removed only for personal data, threats, hatred or insults, or advertising. Not liking a review is
          no reason.
        </p>
        <p>
          The writer and the recruiter are told what was decided, and why, and so is whoever flagged it and left an
          address. Each of them may object by writing to <Contact />.
        </p>
        <p>
          A removed review is shown no more and counts no more; the profile says how many were removed. It is kept for{' '}
          {days(reviewLimits.removedKeptDays)}, so that the decision can be looked at again.
        </p>
      </>
    ),
  },
  {
    id: 'changing',
    title: 'Changing or withdrawing your review',
    body: (
      <p>
        The review is yours. Every e-mail that we send you about it has a link by which you edit or withdraw it, as long
        as the review is there. An edit is checked like the first version; until it has passed, the earlier one stays
        up. Then the review says that it was edited, and when. A withdrawn review is shown no more and counts no more at
        once, and its text is erased after {days(reviewLimits.withdrawnKeptDays)}. Have you lost the link, write to{' '}
        <Contact /> from the address you were asked at. Neither the recruiter nor the agency can change or remove it,
        whatever they pay, and a review stays where it was earned when a recruiter moves to another agency.
      </p>
    ),
  },
];
