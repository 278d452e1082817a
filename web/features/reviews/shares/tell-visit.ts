import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { shareKey } from '#common/reviews/shares.ts';
import type { tellVisitMutation } from '#web/__generated__/tellVisitMutation.graphql.ts';
import { runMutation } from '#web/kit/command.ts';

/** Reports a visit by a shared link, once in a tab. A visit that can't be counted is no reason to bother the visitor. */
export function tellVisit(environment: Environment, key: string): void {
  if (!shareKey.test(key) || wasTold(key)) return;
  runMutation<tellVisitMutation>(environment, { mutation, variables: { input: { key } } }).catch(() => {});
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
  mutation tellVisitMutation($input: NoteShareSeenInput!) {
    noteShareSeen(input: $input) {
      errors { code message field }
    }
  }
`;
