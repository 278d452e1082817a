import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { shareKey } from '#common/reviews/shares.ts';
import type { SharedVisitMutation } from '#web/__generated__/SharedVisitMutation.graphql.ts';
import { runMutation } from '#web/kit/command.ts';

/** Reports that somebody came to a review by a shared link; once in a tab. */
export function SharedVisit() {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const key = new URLSearchParams(location.search).get('s') ?? '';
    if (!shareKey.test(key) || wasTold(key)) return;
    // Nobody waits for it, and a visit that was not counted is no reason to bother the visitor.
    runMutation<SharedVisitMutation>(environment, { mutation, variables: { input: { key } } }).catch(() => {});
  }, [environment]);
  return null;
}

/** Also notes it. Without storage, each visit counts. */
function wasTold(key: string): boolean {
  const name = `seen ${key}`;
  try {
    if (sessionStorage.getItem(name)) return true;
    sessionStorage.setItem(name, '1');
  } catch {
    // The browser keeps nothing.
  }
  return false;
}

const mutation = graphql`
  mutation SharedVisitMutation($input: NoteShareSeenInput!) {
    noteShareSeen(input: $input) {
      errors { code message field }
    }
  }
`;
