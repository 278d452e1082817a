import { graphql, useFragment } from 'react-relay';
import { formatDate, formatDateTime } from '#common/formats.ts';
import { panelUrl, recruiterUrl } from '#common/urls.ts';
import type {
  FlagCaseDetails_flags$data,
  FlagCaseDetails_flags$key,
} from '#web/__generated__/FlagCaseDetails_flags.graphql.ts';
import { History } from '#web/features/joining/approvals/History.tsx';
import { Listed, Part } from '#web/features/joining/approvals/Part.tsx';
import { type Fact, Facts } from '#web/list/Facts.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from '../moderation/ReviewToDecide.module.css';
import { reviewCard } from '../public/review-card.tsx';
import { ReplyVersionList } from '../replies/ReplyVersions.tsx';
import { decidedBecauseWords, flagCaseWords, reasonLabels, timeLeft } from './flag-words.ts';

/** Everything for deciding about a flagged review or reply: both texts, the flags, the reviewer's answer, the history. */
export function FlagCaseDetails({ flags: key }: { flags: FlagCaseDetails_flags$key }) {
  const zone = useTimeZone();
  const flags = useFragment(
    graphql`
      fragment FlagCaseDetails_flags on FlagCase {
        about
        state
        openedAt
        decideBy
        toldAt
        answerBy
        answer
        answeredAt
        takenUpAt
        decidedAt
        decidedBecause
        decidedWords
        decidedBy {
          name
        }
        review {
          id
          reviewerType
          reviewerName
          reviewerEmail
          reviewerRole
          shownName
          shownCompany
          submittedAt
          editedAt
          level
          overall
          title
          body
          criteria
          wasOfferedAnything
          source
          publication
          isHidden
          hasQueuedEdit
          reply {
            body
            createdAt
            updatedAt
            editedAt
          }
          replyVersions(first: 20) {
            edges {
              node {
                ...ReplyVersions_versions
              }
            }
          }
          recruiter {
            name
            slug
          }
          agency {
            name
          }
          placement {
            candidateName
            contactName
          }
        }
        flags(first: 50) {
          edges {
            node {
              key
              reason
              words
              email
              isFromAgency
              createdAt
            }
          }
        }
        earlier(first: 5) {
          edges {
            node {
              id
              about
              state
              openedAt
              reasons
            }
          }
        }
        history(first: 30) {
          edges {
            node {
              ...History_entries
            }
          }
        }
      }
    `,
    key,
  );
  const { about, review } = flags;
  const isReply = about === 'reply';
  const earlier = (flags.earlier.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <>
      <Outcome flags={flags} />
      <div className={styles.columns}>
        <section className={styles.part}>
          <h3>{isReply ? 'The reply, and its review' : 'The review'}</h3>
          {isReply && review?.reply && review.reply.updatedAt > flags.openedAt && (
            <Notice tone="info" title="The reply was edited after the first report">
              This is how it reads now. Its earlier versions are below.
            </Notice>
          )}
          {review ? (
            <ReviewCard {...reviewCard(review, shownReply(review))} headingLevel={4} />
          ) : (
            <p>This review is gone.</p>
          )}
          {isReply && review && (
            <ReplyVersionList versions={(review.replyVersions.edges ?? []).flatMap((edge) => edge?.node ?? [])} />
          )}
          {review?.hasQueuedEdit && !isReply && (
            <Notice tone="info" title="The reviewer has edited it since">
              <Link href={panelUrl('reviews', { open: review.id })}>Read the edit first</Link>. It may fix what was
              flagged.
            </Notice>
          )}
          {!isReply && (
            <>
              <h3>The reviewer's answer</h3>
              <Answer flags={flags} />
            </>
          )}
        </section>
        <section className={styles.part}>
          <h3>{isReply ? 'Reports' : 'Flags'}</h3>
          {(flags.flags.edges ?? []).flatMap((edge) =>
            edge?.node ? [<Flag key={edge.node.key} about={about} flag={edge.node} />] : [],
          )}
          <Facts facts={factsOf(flags, zone)} />
          {earlier.length > 0 && (
            <Part title="Other flags of this review and its reply">
              <Listed
                items={earlier.map(({ id, about: what, state, openedAt, reasons }) => ({
                  key: id,
                  content: (
                    <Link href={panelUrl('review-flags', { open: id })}>
                      {`${formatDate(openedAt, zone)}, ${what === 'reply' ? 'the reply' : 'the review'}: ${reasonLabels(what, reasons).join(', ')}. ${flagCaseWords(state).label}.`}
                    </Link>
                  ),
                }))}
              />
            </Part>
          )}
          <History entries={(flags.history.edges ?? []).flatMap((edge) => edge?.node ?? [])} />
        </section>
      </div>
    </>
  );
}

type Flags = FlagCaseDetails_flags$data;
type FlagNode = NonNullable<NonNullable<NonNullable<Flags['flags']['edges']>[number]>['node']>;

/** The reply that visitors see now. */
const shownReply = ({ reply, recruiter }: NonNullable<Flags['review']>) =>
  reply && { ...reply, who: recruiter?.name ?? 'the recruiter' };

function Outcome({ flags }: { flags: Flags }) {
  const zone = useTimeZone();
  const { about, state, review, decideBy, decidedBy, decidedAt, decidedBecause, decidedWords } = flags;
  const { label, tone } = flagCaseWords(state);
  const left = timeLeft(decideBy, new Date());
  if (!decidedAt)
    return (
      <p>
        <Tag tone={tone}>{label}</Tag> <Tag tone={left.tone}>{left.words}</Tag>{' '}
        {review?.isHidden && <Tag tone="bad">Hidden for now</Tag>}
      </p>
    );
  const sentence = decidedBecauseWords(about, decidedBecause);
  return (
    <Notice
      tone={state === 'removed' ? 'bad' : state === 'upheld' ? 'good' : 'info'}
      title={`${label}, ${formatDateTime(decidedAt, zone)}${decidedBy ? ` by ${decidedBy.name}` : ''}`}
    >
      {sentence && <p>{sentence}</p>}
      {decidedWords && <p>‘{decidedWords}’</p>}
    </Notice>
  );
}

function Flag({ about, flag }: { about: string; flag: FlagNode }) {
  const zone = useTimeZone();
  const { reason, words, email, isFromAgency, createdAt } = flag;
  return (
    <Notice tone="info" title={reasonLabels(about, [reason])[0]!}>
      <p className={styles.words}>{words}</p>
      <p className={styles.small}>
        {[formatDateTime(createdAt, zone), email ?? 'no email given', isFromAgency && 'from the reviewed agency']
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Notice>
  );
}

function Answer({ flags: { answer, answeredAt, answerBy, toldAt } }: { flags: Flags }) {
  const zone = useTimeZone();
  if (answer && answeredAt)
    return (
      <Notice tone="info" title={`Answered ${formatDateTime(answeredAt, zone)}`}>
        <p className={styles.words}>{answer}</p>
      </Notice>
    );
  if (!toldAt || !answerBy) return <p>We have no email for the reviewer, so we couldn't ask.</p>;
  return (
    <p>{`No answer yet. Notified ${formatDateTime(toldAt, zone)}; can answer until ${formatDateTime(answerBy, zone)}.`}</p>
  );
}

function factsOf({ about, toldAt, review, openedAt, decideBy, takenUpAt }: Flags, zone: string): Fact[] {
  const people = [review?.placement?.candidateName, review?.placement?.contactName].filter(Boolean).join(', ');
  return [
    [about === 'reply' ? 'First report' : 'First flag', formatDateTime(openedAt, zone)],
    ['Decide by', formatDateTime(decideBy, zone)],
    ['Author notified', about === 'reply' && toldAt && formatDateTime(toldAt, zone)],
    ['Review started', takenUpAt && formatDateTime(takenUpAt, zone)],
    ['Reviewer', review?.reviewerName],
    ['Email', review?.reviewerEmail],
    ['Recruiter', review?.recruiter && { href: recruiterUrl(review.recruiter.slug), text: review.recruiter.name }],
    ['Agency', review?.agency?.name],
    ['People in the placement', people || (review?.placement ? null : 'No matching placement')],
  ];
}
