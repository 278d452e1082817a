import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { kindOf } from '#common/kinds.ts';
import type { RecordLookMutation } from '#web/__generated__/RecordLookMutation.graphql.ts';
import { runMutation } from '#web/kit/command.ts';
import { useUser } from '#web/kit/session/use-session.ts';

type RecordLookProps = { profile: 'Recruiter' | 'Agency'; id: string };

/** Remembers that a hiring user opened this profile, for their list of recruiters. Draws nothing. */
export function RecordLook({ profile, id }: RecordLookProps) {
  const environment = useRelayEnvironment();
  const user = useUser();
  const kind = kindOf(user?.roles ?? []);
  const isHiring = kind === 'hiring user' || kind === 'company admin';
  useEffect(() => {
    if (!isHiring) return;
    const input = profile === 'Recruiter' ? { recruiterId: id } : { agencyId: id };
    // The profile is what they came for: without the note it is just not listed.
    runMutation<RecordLookMutation>(environment, { mutation, variables: { input } }).catch(() => {});
  }, [environment, isHiring, profile, id]);
  return null;
}

const mutation = graphql`
  mutation RecordLookMutation($input: RecordProfileLookInput!) {
    recordProfileLook(input: $input) {
      errors { code message field }
    }
  }
`;
