declare module '#server/commands/events.ts' {
  interface Events {
    /**
     * Somebody wants no more mail: of one agency, or (`agencyId` null) of anybody. Told at each repetition, so handling it
     * twice must be harmless. The invitation is the one whose mail was answered; others to the address may be live too.
     */
    unsubscribed: { email: string; agencyId: string | null; invitationId: string | null };
    /**
     * A mail will not arrive. `isBadAddress`: nobody has the address, and it is suppressed for everybody; otherwise the
     * server refused this mail, or nobody could reach it for the whole time of the tries. `reason`: as the server said it.
     */
    mailBounced: {
      mailId: string;
      kind: string;
      invitationId: string | null;
      agencyId: string | null;
      email: string;
      isBadAddress: boolean;
      reason: string;
    };
    /** Somebody marked a mail as spam, and is suppressed for everybody. Without the invitation: we know only the address. */
    complained: { email: string; invitationId: string | null };
    /** Somebody who had unsubscribed, from one agency or (`agencyId` null) from everybody, wants mail again. */
    subscribedAgain: { email: string; agencyId: string | null };
  }
}

export type {};
