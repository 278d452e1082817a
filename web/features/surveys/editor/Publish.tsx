import { graphql } from 'react-relay';
import type { PublishMutation } from '#web/__generated__/PublishMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import type { Contents } from './contents.ts';
import { Differences } from './Differences.tsx';

type PublishProps = {
  draftId: string;
  version: () => number;
  live: Contents;
  contents: Contents;
  scoreTitle: string;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** Makes the draft the live version, after a confirmation that says what changes. */
export function Publish({ draftId, version, live, contents, scoreTitle, open, onClose, onDone }: PublishProps) {
  const publish = useCommand<PublishMutation>(graphql`
    mutation PublishMutation($input: PublishWorkflowInput!) {
      publishWorkflow(input: $input) {
        workflow {
          id
          status
          version
        }
        errors { code message field }
      }
    }
  `);
  return (
    <Confirm
      title="Publish this draft?"
      open={open}
      onClose={onClose}
      tone="primary"
      verb="Publish"
      act={() => publish({ workflowId: draftId, expectedVersion: version() }).then(onDone)}
      done="Published. People who answer from now on get this version."
    >
      <p>People who answer from now on get this version. What changes:</p>
      <Differences before={live} after={contents} scoreTitle={scoreTitle} />
    </Confirm>
  );
}
