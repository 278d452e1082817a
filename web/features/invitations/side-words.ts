import { voiceOf } from '#common/reviews/display.ts';

type Side = {
  readonly audience: string;
  readonly recipientName: string | null | undefined;
  readonly recipientEmail: string | null | undefined;
  readonly isSuppressed: boolean;
  readonly invitation: { readonly state: string } | null | undefined;
};

/** What somebody is called whom nobody has asked; their side of the placement where no name is known. */
export const whoOf = (side: Pick<Side, 'audience' | 'recipientName'>): string =>
  side.recipientName ?? `${voiceOf(side.audience)} without a name`;

/** Why nobody was asked yet, as far as it is known. */
export function whyOf({ isSuppressed, recipientEmail, invitation }: Omit<Side, 'audience' | 'recipientName'>): string {
  if (isSuppressed) return 'Wants no mails';
  if (invitation?.state === 'bounced') return 'Mail came back';
  if (!recipientEmail) return 'Address missing';
  return invitation?.state === 'cancelled' ? 'Cancelled' : 'Not asked';
}
