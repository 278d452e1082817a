/** Who is invited about a placement, and from when. */
export interface InvitedFacts {
  readonly recruiterId: string;
  readonly startDate: string;
  readonly candidate: InvitedSide;
  readonly employer: InvitedSide;
}

/** One side: whether to invite it, and whom. */
export interface InvitedSide {
  readonly isWanted: boolean;
  readonly name: string | null;
  readonly email: string | null;
}

declare module '#server/commands/events.ts' {
  interface Events {
    /** `isBySoftware`: nobody is there to fix what is refused, so an invitation that may not go is canceled. */
    placementChanged: { placementId: string; before: InvitedFacts; after: InvitedFacts; isBySoftware?: true };
    /** It will not be reviewed; `reason` is for those who look at its invitations. */
    placementCancelled: { placementId: string; reason: string };
  }
}
