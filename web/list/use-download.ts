import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { notify } from '#web/app-ui/toasts.tsx';
import { note } from '#web/kit/data-layer.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { saveFile } from './save-file.ts';

/** A query of a signed link. */
type Linking = OperationType & { readonly response: { readonly link: string | null | undefined } };

/** Downloads a file by a signed link, and notes the event, if there is one, once it was served. */
export function useDownload<Q extends Linking>(query: GraphQLTaggedNode, event?: string) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState<string | null>(null);
  const download = async (which: string, variables: Q['variables'], key = which) => {
    setBusy(key);
    try {
      const read = await fetchQuery<Q>(environment, query, variables, {
        networkCacheConfig: { force: true },
      }).toPromise();
      if (!read?.link) return notify.error("We can't make this file. Reload the page and try again.");
      const answer = await fetch(read.link);
      if (answer.status === 503 || answer.status === 429)
        return notify.error("We're making many files right now. Try again in a minute.");
      if (!answer.ok) return notify.error("We can't make this file. Reload the page and try again.");
      const name = /filename="(.+?)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? which;
      saveFile(name, await answer.arrayBuffer(), answer.headers.get('content-type') ?? '');
      if (event) note({ event, which });
      notify.success('File downloaded.');
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    } finally {
      setBusy(null);
    }
  };
  return { download, busy };
}
