import type { PlacementForm } from '#common/placements/inputs.ts';
import type { Newest } from '#web/app-ui/settings.ts';
import type { PlacementToEdit } from './use-save-placement.ts';

/** The values of the form's fields, with what decides which of them are locked. */
export type PlacementValues = Newest & Readonly<Record<keyof PlacementForm, unknown>>;

/** The form of a new placement, with what is known about it already. */
export const emptyPlacement = (known: Partial<Record<keyof PlacementForm, string | null>>): PlacementValues => ({
  version: 0,
  recruiterId: '',
  jobTitle: '',
  jobType: 'permanent',
  speciality: '',
  location: '',
  startDate: '',
  endDate: '',
  companyName: '',
  candidateName: '',
  candidateEmail: '',
  contactName: '',
  contactEmail: '',
  invitesCandidate: true,
  invitesEmployer: true,
  ...known,
});

/** A placement as its form edits it. */
export const valuesOf = ({ recruiter, ...placement }: PlacementToEdit): PlacementValues => ({
  ...placement,
  recruiterId: recruiter?.id ?? '',
});

/** All fields of the form, as its mutations take them. */
export function inputOf(values: Readonly<Record<string, unknown>>) {
  const text = (name: keyof PlacementForm) => String(values[name] ?? '');
  return {
    recruiterId: text('recruiterId'),
    jobTitle: text('jobTitle'),
    jobType: text('jobType'),
    speciality: text('speciality'),
    location: text('location'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    companyName: text('companyName'),
    candidateName: text('candidateName'),
    candidateEmail: text('candidateEmail'),
    contactName: text('contactName'),
    contactEmail: text('contactEmail'),
    invitesCandidate: Boolean(values.invitesCandidate),
    invitesEmployer: Boolean(values.invitesEmployer),
  };
}
