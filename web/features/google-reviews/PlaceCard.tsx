import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { googleAuthor, googleStars, googleSummary } from '#common/google/words.ts';
import { meets } from '#common/roles.ts';
import { googleReviewsUrl } from '#common/urls.ts';
import type { PlaceCard_place$key } from '#web/__generated__/PlaceCard_place.graphql.ts';
import type { PlaceCardImportMutation } from '#web/__generated__/PlaceCardImportMutation.graphql.ts';
import type { PlaceCardWithdrawMutation } from '#web/__generated__/PlaceCardWithdrawMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import styles from './GoogleReviews.module.css';

/** A place on Google with its newest reviews, and the way to bring them here or to take them off again. */
export function PlaceCard({ place: key, mayEdit }: { place: PlaceCard_place$key; mayEdit: boolean }) {
  const place = useFragment(
    graphql`
      fragment PlaceCard_place on GooglePlace {
        id
        title
        address
        state
        isVerified
        reviewCount
        average
        lookedAt
        readAt
        reviews(first: 3) {
          edges { node { id author stars body writtenAt } }
        }
      }
    `,
    key,
  );
  const { title, address, state, isVerified, reviewCount, average, lookedAt, readAt } = place;
  const isImported = state === 'imported';
  return (
    <Card
      title={title}
      action={<Tag tone={isImported ? 'good' : 'neutral'}>{isImported ? 'On your page' : 'Not imported'}</Tag>}
    >
      <div className={styles.part}>
        {address && <p className={styles.about}>{address}</p>}
        {!isVerified && <p>Google shows us the reviews of this place once it is verified there.</p>}
        {isVerified && !lookedAt && <p role="status">Reading its reviews…</p>}
        {lookedAt && <p>{googleSummary(reviewCount, average)}</p>}
        {isImported && !readAt && <p role="status">We're importing its reviews. This takes up to a few minutes.</p>}
        <ul className={styles.listed}>
          {nodesOf(place.reviews).map(({ id, author, stars, body, writtenAt }) => (
            <li key={id} className={styles.review}>
              <p className={styles.facts}>
                <b>{googleAuthor(author)}</b>
                <Tag>{googleStars(stars)}</Tag>
                <When at={writtenAt} />
              </p>
              <p>{body ?? 'A rating without words.'}</p>
            </li>
          ))}
        </ul>
        {mayEdit && isVerified && (isImported ? <Withdraw {...place} /> : <Import {...place} />)}
      </div>
    </Card>
  );
}

type ActProps = { readonly id: string; readonly title: string; readonly reviewCount: number | null | undefined };

function Import({ id, title, reviewCount }: ActProps) {
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const run = useCommand<PlaceCardImportMutation>(graphql`
    mutation PlaceCardImportMutation($input: ImportGoogleReviewsInput!) {
      importGoogleReviews(input: $input) {
        place { ...PlaceCard_place }
        errors { code message field }
      }
    }
  `);
  const act = async () => {
    await run({ placeId: id });
    note({ event: 'third_party_review_added', count: reviewCount ?? 0 });
    void revalidate();
  };
  return (
    <div className={styles.actions}>
      <Button variant="primary" onClick={() => setAsking(true)}>
        Import reviews
      </Button>
      <Confirm
        title={`Import the reviews of ${title}?`}
        verb="Import reviews"
        tone="primary"
        done="Import started."
        open={isAsking}
        onClose={() => setAsking(false)}
        act={act}
      >
        <p>
          All of them appear on your public page in their own section, with Google as their source, whatever they say.
          They never count in your score. We follow what is added, changed or deleted on Google.
        </p>
      </Confirm>
    </div>
  );
}

function Withdraw({ id, title }: ActProps) {
  const [isAsking, setAsking] = useState(false);
  const maySee = meets(useHeldRoles(), 'leaderboard_view');
  const { revalidate } = useRevalidator();
  const run = useCommand<PlaceCardWithdrawMutation>(graphql`
    mutation PlaceCardWithdrawMutation($input: WithdrawGoogleReviewsInput!) {
      withdrawGoogleReviews(input: $input) {
        place { ...PlaceCard_place }
        errors { code message field }
      }
    }
  `);
  return (
    <div className={styles.actions}>
      {maySee && <Button href={googleReviewsUrl()}>See its figures</Button>}
      <Button onClick={() => setAsking(true)}>Remove from your page</Button>
      <Confirm
        title={`Remove the reviews of ${title}?`}
        verb="Remove reviews"
        done="Reviews removed from your page."
        open={isAsking}
        onClose={() => setAsking(false)}
        act={async () => {
          await run({ placeId: id });
          void revalidate();
        }}
      >
        <p>They leave your public page and are deleted here. On Google they stay. You can import them again.</p>
      </Confirm>
    </div>
  );
}
