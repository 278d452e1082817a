import { Decision } from './Decision.tsx';

type ApprovalProps = {
  /** Whoever is approved, as their page has it. */
  of: {
    readonly name: string;
    readonly isApproved: boolean | null | undefined;
    readonly declinedBecause: string | null | undefined;
  };
  /** What becomes possible by it. */
  brings: string;
  approve: () => Promise<unknown>;
  decline: (reason: string) => Promise<unknown>;
};

/** Approves an agency or a company, or says why it is not approved, or not any more. */
export function Approval({ of: { name, isApproved, declinedBecause }, brings, approve, decline }: ApprovalProps) {
  return (
    <Decision
      approve={{
        isOffered: !isApproved,
        verb: 'Approve',
        title: `Approve ${name}?`,
        says: `${brings} Its admins get a mail.`,
        act: approve,
        done: `${name} is approved. Its admins get a mail.`,
      }}
      decline={{
        isOffered: Boolean(isApproved) || !declinedBecause,
        verb: isApproved ? 'Take the approval back' : 'Decline',
        title: isApproved ? `Take the approval of ${name} back?` : `Decline ${name}?`,
        about: 'Sent to its admins, word for word. You can approve it later.',
        act: decline,
        done: `${name} is not approved. Its admins get a mail.`,
      }}
    />
  );
}
