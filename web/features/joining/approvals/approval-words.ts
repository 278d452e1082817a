import { byAge } from '#web/features/admin/panel/panel-address.ts';
import type { TagProps } from '#web/ui/Tag.tsx';

/** Whether an agency or a company is approved, in a word or two. */
export function approvalWords(
  isApproved: boolean | null | undefined,
  declinedBecause: string | null | undefined,
  nameWishedAt?: string | null,
): { label: string; tone: NonNullable<TagProps['tone']> } {
  if (isApproved && nameWishedAt) return { label: 'New name', tone: 'info' };
  if (isApproved) return { label: 'Approved', tone: 'good' };
  return declinedBecause ? { label: 'Not approved', tone: 'neutral' } : { label: 'Waiting', tone: 'info' };
}

/** The filter of both lists: those that are not approved first. */
export const approvalFilter = {
  name: 'state',
  label: 'State',
  all: 'To approve',
  choices: [
    { value: 'approved', label: 'Approved' },
    { value: 'any', label: 'All' },
  ],
};

/** The orders of both lists. */
export const approvalSorts = [...byAge, { value: 'name', label: 'By name' }] as const;

/** The filter's value as the API takes it: null for all. */
export function isApprovedOf(state: string | undefined): boolean | null {
  if (state === 'any') return null;
  return state === 'approved';
}
