import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { editJobUrl } from '#common/urls.ts';
import type { ActiveJobQuery } from '#web/__generated__/ActiveJobQuery.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { activeJob, rememberActiveJob } from './active-job.ts';

/** Offers to resume the draft that was edited last in this browser. */
export function ActiveJob() {
  const environment = useRelayEnvironment();
  const [draft, setDraft] = useState<{ id: string; title: string } | null>(null);
  useEffect(() => {
    const id = activeJob();
    if (!id) return;
    const found = fetchQuery<ActiveJobQuery>(
      environment,
      graphql`
        query ActiveJobQuery($id: ID!) {
          node(id: $id) {
            ... on Job @alias(as: "job") {
              title
              state
            }
          }
        }
      `,
      { id: `Job:${id}` },
    ).subscribe({
      next: ({ node }) => {
        if (node?.job?.state === 'draft') setDraft({ id, title: node.job.title });
        else rememberActiveJob(null);
      },
    });
    return () => found.unsubscribe();
  }, [environment]);
  if (!draft) return null;
  return (
    <Notice
      title="You have a draft"
      action={
        <Button size="small" href={editJobUrl(draft.id)}>
          Resume draft
        </Button>
      }
    >
      {draft.title}
    </Notice>
  );
}
