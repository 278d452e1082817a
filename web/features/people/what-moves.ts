/** What goes with a recruiter who leaves an agency for another one, and what stays. */
export const whatMoves = (present: string): string =>
  `Your profile moves with its reviews; those you earned so far say “While at ${present}”. Placements, and review invitations that were sent, stay with ${present}.`;
