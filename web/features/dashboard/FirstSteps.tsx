import { reviewsUrl } from '#common/urls.ts';
import { isBuilt } from '#web/kit/is-built.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './FirstSteps.module.css';

/** In place of a dashboard without any figures: what to do first. */
export function FirstSteps({ mayInvite }: { mayInvite: boolean }) {
  if (!mayInvite)
    return <EmptyState>No invitations or reviews yet. Figures appear here with the first one.</EmptyState>;
  return (
    <Card title="Get your first review">
      <ol className={styles.steps}>
        <li>
          <h3 className={styles.title}>Add a placement</h3>
          <p>Enter the job, when it started, and the candidate and employer. Every review is about a placement.</p>
        </li>
        <li>
          <h3 className={styles.title}>Invite both sides</h3>
          <p>
            We email the candidate and the employer a link. Invite everyone you place: your profile shows the share you
            invited.
          </p>
        </li>
        <li>
          <h3 className={styles.title}>Watch your score</h3>
          <p>Once an invitation is sent or a review is published, your score, answer rate and coverage appear here.</p>
        </li>
      </ol>
      <p className={styles.actions}>
        <Button variant="primary" href={reviewsUrl('requested', { ask: 'new' })}>
          Invite to review
        </Button>
        {isBuilt('placementNew') && <Button href="/placement/new">Add a placement</Button>}
      </p>
    </Card>
  );
}
