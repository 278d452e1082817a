import { voiceOf } from '#common/reviews/audience-labels.ts';
import type { TagProps } from '#web/ui/Tag.tsx';

type Side = {
  readonly audience: string;
  readonly recipientName: string | null | undefined;
  readonly recipientEmail: string | null | undefined;
  readonly isSuppressed: boolean;
  readonly invitation: { readonly state: string } | null | undefined;
};

/** The name of a person who was not invited, or their side of the placement when no name is known. */
export const whoOf = (side: Pick<Side, 'audience' | 'recipientName'>): string =>
  side.recipientName ?? `${voiceOf(side.audience)}, name unknown`;

/** Why the side was not invited yet, as far as it is known. */
export function whyOf({ isSuppressed, recipientEmail, invitation }: Omit<Side, 'audience' | 'recipientName'>): string {
  if (isSuppressed) return "Can't be emailed";
  if (invitation?.state === 'bounced') return 'Bounced';
  if (invitation?.state === 'draft') return 'Draft';
  if (!recipientEmail) return 'Email missing';
  return invitation?.state === 'cancelled' ? 'Canceled' : 'Not invited';
}

/** The tone of that reason. */
export function toneOfSide({
  isSuppressed,
  recipientEmail,
  invitation,
}: Omit<Side, 'audience' | 'recipientName'>): NonNullable<TagProps['tone']> {
  if (isSuppressed || invitation?.state === 'bounced') return 'bad';
  return recipientEmail ? 'neutral' : 'warn';
}
