import { formatCount } from '#common/formats.ts';
import { invitationLimits, sessionLimits } from '#common/limits.ts';
import { registrationDays } from '#common/retention.ts';
import { privacyUrl, reviewPolicyUrl } from '#common/urls.ts';
import type { LegalPart } from '#web/features/legal/LegalText.tsx';
import { Contact, OperatorAsWe } from '#web/features/legal/operator.tsx';
import { Link } from '#web/ui/Link.tsx';

/** The terms of use, part by part. */
export const terms: readonly LegalPart[] = [
  {
    id: 'who',
    title: 'Who agrees with whom',
    body: (
      <>
        <p>
          These terms are between you and <OperatorAsWe />. You agree to them when you open an account, ask for a
          profile, claim one, or send a review.
        </p>
        <p>
          The <Link href={reviewPolicyUrl()}>review policy</Link> is part of them. What is kept about you stands on the
          page <Link href={privacyUrl()}>Privacy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'For everybody with an account',
    body: (
      <ul>
        <li>Say who you are, with an e-mail address that is yours. An account is for one person.</li>
        <li>
          Choose a password of at least {sessionLimits.passwordMin} characters and keep it to yourself. Tell us when you
          think that somebody else uses your account.
        </li>
        <li>Do not speak for a firm that has not asked you to.</li>
        <li>
          Do not break in, look at what is not yours, send unwanted mail through us, or burden the service so that
          others cannot use it.
        </li>
      </ul>
    ),
  },
  {
    id: 'recruiters',
    title: 'For recruiters and agencies',
    body: (
      <ul>
        <li>
          We look at each enquiry and each claim before it opens a profile, and may decline it with a reason. What your
          profile says must be true.
        </li>
        <li>
          Enter only placements that happened, as they happened. Give us names and addresses only of people whom you may
          ask, and who may expect it.
        </li>
        <li>
          Ask whom you placed and for whom you placed, not only those who are content: your coverage is public. One
          person is asked once in {formatCount(invitationLimits.gapDays, 'day')}.
        </li>
        <li>Offer nothing for a review, and do not write reviews about yourself or have them written.</li>
        <li>Reply with respect, and without naming people whom the review does not name.</li>
        <li>
          You cannot buy a review, its removal, or a better score. A review stays with you, and with the agency where it
          was earned.
        </li>
        <li>
          You decide which data of candidates and employers you enter, and answer to them for it; we keep it for you to
          ask for reviews and to show what they rest on.
        </li>
      </ul>
    ),
  },
  {
    id: 'employers',
    title: 'For employers',
    body: (
      <ul>
        <li>
          Sign up for a company that you work for. Confirm your address within {formatCount(registrationDays, 'day')},
          else what you typed is dropped.
        </li>
        <li>
          We look at each company before it counts as approved, and may decline it with a reason. Reviews from the
          domain of an approved company are verified by it.
        </li>
        <li>Use a name and a logo that the company lets you use.</li>
      </ul>
    ),
  },
  {
    id: 'reviewers',
    title: 'For reviewers',
    body: (
      <ul>
        <li>Write what you lived through yourself, and what you believe to be true. Opinions may be sharp.</li>
        <li>Leave out other people’s names, contacts and secrets, threats and insults, and accusations of crimes.</li>
        <li>Take nothing for a review. If something was offered to you, say so on the form.</li>
        <li>
          Your text stays yours. You allow us to show it here and in our e-mails as long as it is published, and the
          recruiter to refer to it. You may edit it or take it back, by the link in each e-mail about it.
        </li>
        <li>
          Flag a review for what breaks the review policy, not for what you dislike, and say only what you believe.
        </li>
        <li>You need no account, and pay nothing.</li>
      </ul>
    ),
  },
  {
    id: 'breaches',
    title: 'When somebody breaks these terms',
    body: (
      <p>
        We may reject or remove what breaks them, take a profile out of public view, or close an account. We do what is
        needed and no more, tell the person why, and look at it again when they write to <Contact />. Reviews that
        others wrote stay where they are.
      </p>
    ),
  },
  {
    id: 'promises',
    title: 'What we promise, and what we cannot',
    body: (
      <ul>
        <li>We keep to the review policy towards everybody, whoever they are and whatever they pay.</li>
        <li>
          We check how a review was verified, and say it. We were not there: we cannot promise that each word of it is
          true. Who writes it answers for it.
        </li>
        <li>A score is an average of what people said. It is no advice about whom to hire or work with.</li>
        <li>We work to keep the service up and its data safe, and cannot promise that it is never interrupted.</li>
        <li>Nothing here takes away rights that the law gives you, or limits what the law does not let us limit.</li>
      </ul>
    ),
  },
  {
    id: 'leaving',
    title: 'Leaving, and changes',
    body: (
      <>
        <p>
          You may stop at any time: write to <Contact /> to have your account closed. Reviews that are published stay;
          the page Privacy says what else is kept, and how long.
        </p>
        <p>
          When these terms change, the day of the change stands at the top of this page. Whoever does not agree with a
          change may leave before using the service further.
        </p>
      </>
    ),
  },
];
