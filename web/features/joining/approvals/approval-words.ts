import type { TagProps } from '#web/ui/Tag.tsx';

/** The label for whether an agency or a company is approved. */
export function approvalWords(
  isApproved: boolean | null | undefined,
  declinedBecause: string | null | undefined,
  nameWishedAt?: string | null,
): { label: string; tone: NonNullable<TagProps['tone']> } {
  if (isApproved && nameWishedAt) return { label: 'New name', tone: 'info' };
  if (isApproved) return { label: 'Approved', tone: 'good' };
  return declinedBecause ? { label: 'Not approved', tone: 'neutral' } : { label: 'Waiting', tone: 'info' };
}
