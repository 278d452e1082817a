declare module '#server/commands/events.ts' {
  interface Events {
    /**
     * Somebody unsubscribed: from one agency, or (`agencyId` null) from everybody. Emitted on each repetition, so
     * handling it twice must be harmless. The invitation is the one whose email was answered; there may be others to
     * the address.
     */
    unsubscribed: { email: string; agencyId: string | null; invitationId: string | null };
    /**
     * An email will not arrive. `isBadAddress`: the address does not exist, and is suppressed for everybody; otherwise
     * the server refused this email, or nobody could be reached for the whole retry period. `reason`: in the server's
     * words.
     */
    mailBounced: {
      mailId: string;
      kind: string;
      invitationId: string | null;
      surveyRecipientId: string | null;
      agencyId: string | null;
      email: string;
      isBadAddress: boolean;
      reason: string;
    };
    /**
     * Somebody marked an email as spam, and is suppressed for everybody. Without an invitation: only the address is
     * known.
     */
    complained: { email: string; invitationId: string | null };
    /** Somebody stopped the emails about their notices by the link in one, or (`isStopped` false) took that back. */
    noticeMailsStopped: { userId: string; isStopped: boolean };
    /** Somebody who had unsubscribed, from one agency or (`agencyId` null) from everybody, resubscribed. */
    subscribedAgain: { email: string; agencyId: string | null };
  }
}

export type {};
