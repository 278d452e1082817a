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
    title: 'The agreement',
    body: (
      <>
        <p>
          These terms are between you and <OperatorAsWe />. You agree to them when you open an account, request a
          profile, claim one, or send a review.
        </p>
        <p>
          The <Link href={reviewPolicyUrl()}>review policy</Link> is part of them. The{' '}
          <Link href={privacyUrl()}>Privacy</Link> page says what we keep about you.
        </p>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'For everyone with an account',
    body: (
      <ul>
        <li>Say who you are, and use your own email address. An account is for one person.</li>
        <li>
          Choose a password of at least {sessionLimits.passwordMin} characters and keep it to yourself. Tell us if you
          think another person is using your account.
        </li>
        <li>Don't speak for a company that hasn't asked you to.</li>
        <li>
          Don't break in, look at data that isn't yours, send unwanted email through us, or overload the service so that
          others can't use it.
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
          We check each request and each claim before it opens a profile, and may decline it with a reason. What your
          profile says must be true.
        </li>
        <li>
          Enter only placements that happened, as they happened. Give us the names and addresses only of people you're
          allowed to invite, and who can expect it.
        </li>
        <li>
          Invite everyone you placed and everyone you placed them with, not only the happy ones: your coverage is
          public. You can invite a person once every {formatCount(invitationLimits.gapDays, 'day')}.
        </li>
        <li>Don't offer anything for a review, and don't write reviews about yourself or have them written.</li>
        <li>Reply with respect, and don't name people the review doesn't name.</li>
        <li>
          You can't buy a review, its removal, or a better score. A review stays with you, and with the agency where it
          was earned.
        </li>
        <li>
          You decide which data about candidates and employers you enter, and you're responsible to them for it. We keep
          it for you, to send invitations and to show what reviews are based on.
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
          Sign up only for a company you work for. Confirm your email address within{' '}
          {formatCount(registrationDays, 'day')}, or we delete what you entered.
        </li>
        <li>
          We check each company before we approve it, and may decline it with a reason. Reviews from an email domain
          that an approved company has confirmed are verified by that domain.
        </li>
        <li>Use only a name and a logo that the company allows you to use.</li>
      </ul>
    ),
  },
  {
    id: 'reviewers',
    title: 'For reviewers',
    body: (
      <ul>
        <li>Write about what you experienced yourself and believe to be true. Opinions may be harsh.</li>
        <li>
          Leave out other people's names, contact details and secrets, threats and insults, and accusations of crimes.
        </li>
        <li>Don't accept anything for a review. If you were offered something, say so on the form.</li>
        <li>
          Your text stays yours. You allow us to show it here and in our emails as long as it's published, and the
          recruiter to refer to it. You can edit or withdraw it through the link in each email about it.
        </li>
        <li>
          Flag a review because it breaks the review policy, not because you dislike it, and say only what you believe.
        </li>
        <li>You don't need an account, and you pay nothing.</li>
      </ul>
    ),
  },
  {
    id: 'breaches',
    title: 'If someone breaks these terms',
    body: (
      <p>
        We may reject or remove what breaks them, hide a profile from the public, or close an account. We do no more
        than is needed, tell the person why, and look at it again if they write to <Contact />. Reviews that others
        wrote stay where they are.
      </p>
    ),
  },
  {
    id: 'promises',
    title: "What we promise, and what we can't",
    body: (
      <ul>
        <li>We apply the review policy to everyone in the same way. Paying us makes no difference.</li>
        <li>
          We check how a review was verified, and say so. We weren't there, so we can't promise that every word is true.
          The reviewer is responsible for it.
        </li>
        <li>A score is an average of what people said. It isn't advice about who to hire or work with.</li>
        <li>We work to keep the service up and its data safe, but can't promise that it's never interrupted.</li>
        <li>Nothing here takes away rights that the law gives you, or limits what the law doesn't let us limit.</li>
      </ul>
    ),
  },
  {
    id: 'leaving',
    title: 'Leaving, and changes',
    body: (
      <>
        <p>
          You can leave at any time: write to <Contact /> to close your account. Published reviews stay; the Privacy
          page says what we keep besides, and for how long.
        </p>
        <p>
          When these terms change, the date of the change appears at the top of this page. If you don't agree with a
          change, you can leave before using the service again.
        </p>
      </>
    ),
  },
];
