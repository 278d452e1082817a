import type { StatusMeaning } from '#common/connections/meanings.ts';
import type { RecordReason } from '#common/connections/outcomes.ts';
import { readInput } from '#common/inputs.ts';
import { profileLimits, textLimits } from '#common/limits.ts';
import { addPlacementInput, type PlacementForm } from '#common/placements/inputs.ts';
import type { JobType } from '#common/placements/kinds.ts';
import { specialities } from '#common/specialities.ts';
import type { AtsPerson, AtsPlacement } from '#integrations/core/ats.ts';
import type { SoftwareFacts } from '#server/features/placements/from-software.ts';

/** What an admin said the vendor's own words mean. */
export interface Meanings {
  /** A job type by the vendor's word for it. */
  readonly types: Readonly<Record<string, JobType>>;
  /** What a status means, by the vendor's word for it. */
  readonly statuses: Readonly<Record<string, StatusMeaning>>;
}

/** A consultant as far as it decides about a placement. */
export interface KnownOwner {
  readonly recruiter_id: string | null;
  readonly is_ignored: boolean;
}

/** What is to be done with a placement that was read. */
export type Decision =
  | { readonly kind: 'keep'; readonly facts: SoftwareFacts }
  | { readonly kind: 'cancel'; readonly reason: 'cancelled' | 'gone' }
  | { readonly kind: 'waiting' | 'left_out'; readonly reason: RecordReason };

/** Decides about a placement. `owner` is its consultant, if we know them. */
export function decide(placement: AtsPlacement, owner: KnownOwner | undefined, meanings: Meanings): Decision {
  const status = (placement.rawStatus && meanings.statuses[placement.rawStatus]) || placement.status;
  if (status === 'cancelled') return { kind: 'cancel', reason: 'cancelled' };
  if (status === 'unapproved') return { kind: 'left_out', reason: 'unapproved' };
  if (owner?.is_ignored) return { kind: 'left_out', reason: 'ignored' };
  const type = (placement.rawType && meanings.types[placement.rawType]) || placement.type;
  const { candidate, contact, startDate, endDate } = placement;
  const reason: RecordReason | undefined =
    status === 'unknown'
      ? 'status'
      : placement.ownerId === null
        ? 'no_owner'
        : !owner?.recruiter_id
          ? 'owner'
          : type === 'unknown'
            ? 'type'
            : startDate === null
              ? 'start'
              : endDate !== null && endDate < startDate
                ? 'dates'
                : !candidate.name && !contact.name
                  ? 'people'
                  : undefined;
  if (reason) return { kind: 'waiting', reason };
  const form = fitting({
    recruiterId: owner!.recruiter_id,
    jobTitle: cut(placement.jobTitle, textLimits.jobTitle.max) ?? '',
    jobType: type as JobType,
    speciality: specialityNamed(placement.specialisation),
    location: cut(placement.location, profileLimits.location),
    startDate: startDate!,
    endDate,
    companyName: cut(placement.companyName, textLimits.companyName.max),
    candidateName: cut(candidate.name, textLimits.name.max),
    candidateEmail: candidate.email,
    contactName: cut(contact.name, textLimits.name.max),
    // One address on both sides would invite one person twice.
    contactEmail: isSameAddress(candidate, contact) ? null : contact.email,
    invitesCandidate: true,
    invitesEmployer: true,
  });
  if (!form) return { kind: 'waiting', reason: 'title' };
  return {
    kind: 'keep',
    facts: {
      ...form,
      recruiterId: owner!.recruiter_id!,
      groupKey: placement.groupKey,
      rawStatus: placement.rawStatus,
      candidateDoNotMail: candidate.doNotEmail,
      employerDoNotMail: contact.doNotEmail,
    },
  };
}

/** The form with what fits it: an optional fact that doesn't is left out. Null if something it can't be without doesn't. */
function fitting(form: { [Field in keyof PlacementForm]: unknown }): PlacementForm | null {
  const read = readInput(addPlacementInput, form);
  if (read.ok) return read.value;
  const wrong = [...new Set(read.problems.map(({ field }) => field as keyof PlacementForm))];
  if (wrong.some((field) => !optionalFacts.has(field))) return null;
  return fitting({ ...form, ...Object.fromEntries(wrong.map((field) => [field, null])) });
}

const optionalFacts: ReadonlySet<string> = new Set([
  'speciality',
  'location',
  'companyName',
  'candidateName',
  'candidateEmail',
  'contactName',
  'contactEmail',
]);

const cut = (text: string | null, most: number) => (text === null ? null : [...text].slice(0, most).join(''));

const isSameAddress = (one: AtsPerson, other: AtsPerson) =>
  one.email !== null && other.email !== null && one.email.trim().toLowerCase() === other.email.trim().toLowerCase();

/** A speciality by its name. */
function specialityNamed(text: string | null): string | null {
  if (!text) return null;
  const wanted = text.trim().toLowerCase();
  return specialities.find(({ name }) => name.toLowerCase() === wanted)?.id ?? null;
}
