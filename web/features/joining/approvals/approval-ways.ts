import type { GraphQLTaggedNode } from 'relay-runtime';
import type { Way } from '#web/features/admin/panel/Decide.tsx';

type Approval = {
  /** The agency or company. */
  of: {
    readonly name: string;
    readonly isApproved: boolean | null | undefined;
    readonly declinedBecause: string | null | undefined;
  };
  /** Explains what the approval allows. */
  brings: string;
  approve: GraphQLTaggedNode;
  decline: GraphQLTaggedNode;
};

/** The decisions about an agency or a company: approve it, decline it, or revoke its approval. */
export function approvalWays({ of: { name, isApproved, declinedBecause }, brings, approve, decline }: Approval): Way[] {
  const ways: Way[] = [];
  if (isApproved || !declinedBecause)
    ways.push({
      mutation: decline,
      label: isApproved ? 'Revoke approval' : 'Decline',
      ...(!isApproved && { hotkey: 'd' }),
      title: isApproved ? `Revoke the approval of ${name}?` : `Decline ${name}?`,
      isDestructive: true,
      words: { help: 'Sent to its admins word for word. You can approve it later.' },
      done: `${name} isn't approved. We're emailing its admins.`,
    });
  if (!isApproved)
    ways.push({
      mutation: approve,
      label: 'Approve',
      variant: 'primary',
      hotkey: 'a',
      title: `Approve ${name}?`,
      explanation: [`${brings} We'll email its admins.`],
      done: `${name} is approved. We're emailing its admins.`,
    });
  return ways;
}
