import { Component, type ReactNode, Suspense } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { captureError } from './capture-error.ts';
import { useUser } from './session/use-session.ts';

type ForViewerProps<Q extends OperationType> = {
  query: GraphQLTaggedNode;
  variables: Q['variables'];
  children: (data: Q['response']) => ReactNode;
  /** Shown to strangers, and while the viewer's data loads. */
  otherwise?: ReactNode;
  /** Shown when loading fails; `otherwise` by default. */
  failed?: ReactNode;
};

/**
 * A part of a public page that depends on the viewer. It loads with its own query, in the browser, after hydration. If
 * that fails, the page stays as strangers see it.
 */
export function ForViewer<Q extends OperationType>({
  otherwise = null,
  failed = otherwise,
  ...props
}: ForViewerProps<Q>) {
  const user = useUser();
  if (!user) return otherwise;
  return (
    <Otherwise key={user.id} otherwise={failed}>
      <Suspense fallback={otherwise}>
        <Loaded {...props} />
      </Suspense>
    </Otherwise>
  );
}

function Loaded<Q extends OperationType>({
  query,
  variables,
  children,
}: Omit<ForViewerProps<Q>, 'otherwise' | 'failed'>) {
  return children(useLazyLoadQuery<Q>(query, variables, { fetchPolicy: 'store-or-network' }));
}

class Otherwise extends Component<{ otherwise: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    captureError(error);
  }
  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
