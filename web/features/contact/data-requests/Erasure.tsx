import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { ErasureQuery, ErasureQuery$data } from '#web/__generated__/ErasureQuery.graphql.ts';
import type { Way } from '#web/features/admin/panel/Decide.tsx';
import { Listed, Part } from '#web/features/joining/approvals/Part.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Preview = NonNullable<ErasureQuery$data['erasurePreview']>;

const fates = [
  { fate: 'erased', title: 'Deleted if we erase' },
  { fate: 'emptied', title: 'Emptied if we erase' },
  { fate: 'kept', title: 'Kept if we erase' },
] as const;

/** What erasing the data of a request would do, or why it can't be done now. */
export function ErasurePreview({ requestId }: { requestId: string }) {
  const preview = usePreview(requestId);
  if (preview === undefined) return <p role="status">Counting what is erased…</p>;
  if (preview === null)
    return (
      <Notice tone="bad" role="alert">
        We couldn't count what is erased. Reload the page.
      </Notice>
    );
  return (
    <>
      {preview.blockedBecause && (
        <Notice tone="warn" title="This can't be erased yet">
          {preview.blockedBecause}
        </Notice>
      )}
      {fates.map(({ fate, title }) => {
        const parts = preview.parts.filter((part) => part.fate === fate);
        return (
          parts.length > 0 && (
            <Part key={fate} title={title}>
              <Listed items={parts.map((part) => ({ key: part.what, content: lineOf(part) }))} />
            </Part>
          )
        );
      })}
    </>
  );
}

function lineOf({ what, count, reason }: Preview['parts'][number]): string {
  const counted = count === null || count === undefined ? what : `${what}: ${count}`;
  return reason ? `${counted}. ${reason}` : counted;
}

/** The decision to erase, whose confirmation takes the typed address. */
export function useErasure(email: string): Way {
  const [typed, setTyped] = useState('');
  return {
    mutation: eraseMutation,
    label: 'Erase…',
    variant: 'primary',
    hotkey: 'x',
    title: 'Erase this data?',
    confirmLabel: 'Erase',
    isDestructive: true,
    explanation: [
      "This deletes what we keep under this address and answers the request. You can't undo it.",
      'We email them what was erased, and what stays and why. We never email this address again.',
    ],
    fields: (wrong) => (
      <TextField
        label="The address"
        name="email"
        help={`Type ${email} to confirm.`}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={wrong('email')}
      />
    ),
    input: { email: typed },
    done: "Erased. We're emailing them what was done.",
  };
}

/** What would become of the data; undefined while loading, null on failure. */
function usePreview(requestId: string): Preview | null | undefined {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ of: string; preview: Preview | null }>();
  useEffect(() => {
    const subscription = fetchQuery<ErasureQuery>(environment, query, { requestId }).subscribe({
      next: ({ erasurePreview }) => setKnown({ of: requestId, preview: erasurePreview ?? null }),
      error: () => setKnown({ of: requestId, preview: null }),
    });
    return () => subscription.unsubscribe();
  }, [environment, requestId]);
  return known?.of === requestId ? known.preview : undefined;
}

const query = graphql`
  query ErasureQuery($requestId: ID!) {
    erasurePreview(dataRequestId: $requestId) {
      parts {
        what
        count
        fate
        reason
      }
      blockedBecause
    }
  }
`;

const eraseMutation = graphql`
  mutation ErasureMutation($input: EraseRequestedDataInput!) {
    eraseRequestedData(input: $input) {
      errors { code message field }
      dataRequest { ...DataRequestList_row @relay(mask: false) }
    }
  }
`;
