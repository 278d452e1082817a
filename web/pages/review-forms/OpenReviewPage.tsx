import { graphql } from 'react-relay';
import { type Audience, audiences } from '#common/reviews/criteria.ts';
import { openReviewUrl, recruiterUrl } from '#common/urls.ts';
import type { OpenReviewPageQuery } from '#web/__generated__/OpenReviewPageQuery.graphql.ts';
import { useCaptcha } from '#web/features/accounts/captcha/use-captcha.tsx';
import { useBeginning } from '#web/features/reviews/writing/beginning.ts';
import { openDraftKey } from '#web/features/reviews/writing/draft.ts';
import { ReviewForm } from '#web/features/reviews/writing/ReviewForm.tsx';
import type { RequestedReview } from '#web/features/reviews/writing/requested-review.ts';
import type { ReviewAnswer } from '#web/features/reviews/writing/review-answer.ts';
import { TellFields } from '#web/features/reviews/writing/TellFields.tsx';
import { WhoFields } from '#web/features/reviews/writing/WhoFields.tsx';
import { useFeatures } from '#web/kit/features.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { goneProfile } from '#web/pages/review/what-became.ts';
import { Link } from '#web/ui/Link.tsx';
import { movedTo } from '../profiles/moved-to.ts';
import styles from './ReviewForms.module.css';
import { reviewAction } from './review-action.ts';
import { Whom } from './Whom.tsx';

/** Handles the buttons of the form. */
export const action = reviewAction('open', async () => (await import('./open-review.ts')).sendOpenReview);

type Recruiter = NonNullable<OpenReviewPageQuery['response']['recruiter']>;

/** A recruiter's open link: anybody who worked with them can write, then confirms their address by email. */
export default function OpenReviewPage({ data, address, answer }: PageProps<OpenReviewPageQuery, ReviewAnswer>) {
  const { recruiter } = data;
  if (!recruiter) return null;
  const audience = audienceOf(address);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Whom name={recruiter.name} photo={recruiter.photoUrl}>
          <Link href={recruiterUrl(recruiter.slug)}>{`${recruiter.name}, ${recruiter.agency.name}`}</Link>
        </Whom>
        <h1>{`How was your experience with ${recruiter.name}?`}</h1>
        <p>It takes about two minutes, and you don't need an account. We'll email you a link to confirm your review.</p>
      </header>
      {audience ? (
        <OpenForm key={audience} recruiter={recruiter} audience={audience} address={address} answer={answer} />
      ) : (
        <ChooseSide slug={recruiter.slug} from={fromOf(address)} />
      )}
    </div>
  );
}

const audienceOf = ({ query }: PageAddress): Audience | undefined =>
  audiences.find((audience) => audience === query.as);
const fromOf = ({ query }: PageAddress) => (query.from === 'agency' ? ('agency' as const) : undefined);

type OpenFormProps = {
  recruiter: Recruiter;
  audience: Audience;
  address: PageAddress;
  answer: ReviewAnswer | undefined;
};

function OpenForm({ recruiter, audience, address, answer }: OpenFormProps) {
  const { simplifyReviewForm } = useFeatures();
  const captcha = useCaptcha('review', 'Or come back in an hour: what you wrote stays in this browser.', {
    isNeeded: answer?.needsCaptcha ?? false,
  });
  const beginning = useBeginning(recruiter.id);
  const request: RequestedReview = {
    draftKey: openDraftKey(recruiter.slug, audience),
    audience,
    recruiterName: recruiter.name,
    recipientName: null,
    placement: null,
  };
  const other = audience === 'candidate' ? 'employer' : 'candidate';
  return (
    <>
      <p className={styles.side}>
        {`You're writing as ${audience === 'candidate' ? 'a candidate' : 'an employer'}. `}
        <Link href={openReviewUrl(recruiter.slug, { as: other, from: fromOf(address) })}>
          {other === 'candidate' ? 'Were you placed in a job?' : 'Did you hire someone?'}
        </Link>
      </p>
      <ReviewForm
        request={request}
        hidden={{ recruiterId: recruiter.id }}
        about={(field) => <TellFields request={request} field={field} />}
        who={(field) => <WhoFields field={field} />}
        isShortForm={simplifyReviewForm}
        answer={answer}
        check={
          answer?.needsCaptcha && (
            <>
              {captcha.part}
              <noscript>
                <p>This check needs JavaScript. Without it, send your review again in an hour.</p>
              </noscript>
            </>
          )
        }
        complete={async (form) => {
          form.set('beginning', (await beginning()) ?? '');
          if (answer?.needsCaptcha) form.set('captcha', await captcha.solution());
        }}
      />
    </>
  );
}

const sides = {
  candidate: { title: 'I was placed in a job', words: 'You were the candidate.' },
  employer: { title: 'I hired someone', words: 'You were the employer.' },
} as const;

function ChooseSide({ slug, from }: { slug: string; from: 'agency' | undefined }) {
  return (
    <nav aria-label="How you worked together">
      <ul className={styles.sides}>
        {audiences.map((as) => (
          <li key={as}>
            <Link href={openReviewUrl(slug, { as, from })} className={styles.sideCard}>
              <b>{sides[as].title}</b>
              <span>{sides[as].words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const page = definePage<OpenReviewPageQuery>({
  query: graphql`
    query OpenReviewPageQuery($slug: String!) {
      recruiter(slug: $slug) {
        id
        name
        slug
        photoUrl
        agency {
          name
        }
      }
      goneProfile(slug: $slug) {
        goneAt
      }
    }
  `,
  parameters: ['as', 'from'],
  variables: ({ params }) => ({ slug: params.slug ?? '' }),
  moved: ({ recruiter }, address) => movedTo(address, recruiter?.slug),
  gone: ({ recruiter, goneProfile: gone }) => (gone && !recruiter ? goneProfile() : undefined),
  notFound: ({ recruiter }) => !recruiter,
  head: ({ recruiter }) => ({
    title: `Review ${recruiter?.name}`,
    description: `Share your experience with ${recruiter?.name} of ${recruiter?.agency.name}. You don't need an account: we'll email you a link to confirm your review.`,
    canonical: null,
    isHidden: true,
  }),
});
