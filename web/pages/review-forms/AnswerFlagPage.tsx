import { graphql } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { flagLimits } from '#common/limits.ts';
import { type FlagReason, flagReasonWords } from '#common/reviews/flags/flags.ts';
import { flagAnswerUrl, recruiterUrl } from '#common/urls.ts';
import type { AnswerFlagPageMutation } from '#web/__generated__/AnswerFlagPageMutation.graphql.ts';
import type { AnswerFlagPageQuery } from '#web/__generated__/AnswerFlagPageQuery.graphql.ts';
import { ReviewPolicyLink } from '#web/features/reviews/public/ReviewPolicyLink.tsx';
import { reviewCard } from '#web/features/reviews/public/review-card.tsx';
import styles from '#web/features/reviews/versions/OwnReview.module.css';
import { asPublic } from '#web/features/reviews/versions/own-review.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import { useFormFields } from '#web/kit/form-fields.ts';
import { PageForm } from '#web/kit/PageForm.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { EndedLink } from './EndedLink.tsx';
import forms from './ReviewForms.module.css';

type Flags = NonNullable<AnswerFlagPageQuery['response']['flagsToAnswer']>;

/** Shows a flagged review's reviewer what was said against it, and lets them answer. Opened by an emailed link. */
export default function AnswerFlagPage({
  data,
  address,
  answer,
}: PageProps<AnswerFlagPageQuery, FormAnswer<'answer'>>) {
  const flags = data.flagsToAnswer;
  const review = flags?.review;
  if (!flags || !review?.recruiter) return <EndedLink why="unknownOwn" />;
  const outcome = outcomeOf(flags);
  return (
    <div className={forms.page}>
      <h1>{`Your review of ${review.recruiter.name} was flagged`}</h1>
      {outcome && (
        <Notice tone={outcome.tone} title={outcome.title}>
          <p>{outcome.words}</p>
          {flags.decidedWords && <p className={styles.words}>{flags.decidedWords}</p>}
        </Notice>
      )}
      {!outcome && address.query.said === 'answered' && (
        <Notice tone="good" role="status" title="We've received your answer">
          A moderator will read it before deciding. We'll let you know what they decide.
        </Notice>
      )}
      <section className={styles.version}>
        <h2>Why it was flagged</h2>
        {flags.reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: flags are only ever added
          <Notice key={index} tone="info" title={flagReasonWords[reason as FlagReason].label}>
            <p className={styles.words}>{flags.words[index]}</p>
          </Notice>
        ))}
      </section>
      {review.publication !== 'removed' && review.publication !== 'withdrawn' && (
        <section className={styles.version}>
          <h2>Your review</h2>
          <ReviewCard {...reviewCard(asPublic(review, review))} headingLevel={3} />
        </section>
      )}
      {!outcome && <AnswerForm flags={flags} answer={answer} />}
      {outcome && (
        <p>
          <Button href={recruiterUrl(review.recruiter.slug)}>{`See ${review.recruiter.name}'s profile`}</Button>
        </p>
      )}
    </div>
  );
}

function AnswerForm({ flags, answer }: { flags: Flags; answer: FormAnswer<'answer'> | undefined }) {
  const zone = useTimeZone();
  const { field, problems, isSending } = useFormFields(answer, { answer: flags.answer ?? '' });
  return (
    <PageForm aria-label="Your answer">
      <ErrorSummary problems={problems} />
      {flags.answerBy && (
        <p>{`You can answer, or change your answer, until ${formatDateTime(flags.answerBy, zone)}. If you don't, we'll decide based on what we know.`}</p>
      )}
      <TextArea
        {...field('answer')}
        label="Your answer"
        help="How do you know it's true, or what did you experience? Only our moderators read this. To change your review, use the edit link in the same email."
        rows={6}
        minLength={flagLimits.answer.min}
        maxLength={flagLimits.answer.max}
        required
      />
      <FormActions>
        <Button type="submit" variant="primary" size="large" busy={isSending}>
          {flags.answeredAt ? 'Update answer' : 'Send answer'}
        </Button>
      </FormActions>
      <p className={styles.small}>
        We never remove a review just because it's negative. <ReviewPolicyLink />
      </p>
    </PageForm>
  );
}

/** The decision; null while there is none. */
function outcomeOf({ state, decidedBecause }: Flags) {
  if (state === 'upheld')
    return {
      tone: 'good',
      title: 'Your review stays',
      words: 'A moderator read it, and it follows our policy.',
    } as const;
  if (state === 'removed')
    return {
      tone: 'bad',
      title: 'Your review was removed',
      words: `${flagReasonWords[decidedBecause as FlagReason]?.sentence ?? ''} Our email about it explains how to object.`,
    } as const;
  if (state === 'closed')
    return {
      tone: 'info',
      title: 'You withdrew this review',
      words: "There's nothing left to decide.",
    } as const;
  return null;
}

export const page = definePage<AnswerFlagPageQuery>({
  query: graphql`
    query AnswerFlagPageQuery($id: String!, $token: String!) {
      flagsToAnswer(id: $id, token: $token) {
        state
        answerBy
        answer
        answeredAt
        decidedBecause
        decidedWords
        reasons
        words
        review {
          reviewerType
          reviewerName
          reviewerRole
          companyName
          shownName
          nameDisplay
          showsCompany
          overall
          criteria
          title
          body
          privateNote
          wasOfferedAnything
          level
          source
          publication
          submittedAt
          editedAt
          recruiter {
            name
            slug
          }
        }
      }
    }
  `,
  parameters: ['said'],
  variables: ({ params }) => ({ id: params.caseId ?? '', token: params.hash ?? '' }),
  status: ({ flagsToAnswer }) => (flagsToAnswer?.review ? 200 : 404),
  head: () => ({ title: 'Your review was flagged', canonical: null, isHidden: true }),
});

export const action = formAction<AnswerFlagPageMutation, 'answer'>(
  graphql`
    mutation AnswerFlagPageMutation($input: AnswerFlagsInput!) {
      answerFlags(input: $input) {
        errors { code message field }
      }
    }
  `,
  ['answer'],
  {
    input: ({ address }) => linkOf(address),
    done: ({ args }) => {
      const { caseId, token } = linkOf(args.address);
      return { redirect: flagAnswerUrl(caseId, token, { said: 'answered' }) };
    },
  },
);

const linkOf = ({ params: { caseId = '', hash = '' } }: PageAddress) => ({ caseId, token: hash });
