/** A part of a profile that helps its readers; `section` is where the edit page has it. */
export interface ProfilePart {
  readonly section: string;
  /** What to do, as the text of a link. */
  readonly label: string;
  readonly isDone: boolean;
}

/** What makes a recruiter's profile complete. No part requires a plan. */
export interface RecruiterFacts extends Place {
  readonly headline: string;
  readonly about: string;
  readonly specialities: readonly string[];
  readonly roleTypes: readonly string[];
  readonly phone: string | null | undefined;
  readonly linkedinUrl: string | null | undefined;
  readonly hasPhoto: boolean;
}

/** What makes an agency's profile complete. */
export interface AgencyFacts extends Place {
  readonly description: string;
  readonly website: string | null | undefined;
  readonly hasLogo: boolean;
}

/** What makes a company's profile complete. */
export interface CompanyFacts {
  readonly website: string | null | undefined;
  readonly description: string;
  readonly specialities: readonly string[];
  readonly locations: readonly string[];
  readonly hasLogo: boolean;
  /** Whether it has proven an email domain. */
  readonly hasDomain: boolean;
}

interface Place {
  readonly country: string;
  readonly location: string;
  readonly postcode: string | null | undefined;
}

/** The parts of a recruiter's profile, in the order of the edit page. */
export function partsOfRecruiter(profile: RecruiterFacts): readonly ProfilePart[] {
  return [
    { section: 'photo', label: 'Add a photo of yourself', isDone: profile.hasPhoto },
    { section: 'introduction', label: 'Write a headline', isDone: profile.headline !== '' },
    { section: 'introduction', label: 'Write about yourself', isDone: profile.about !== '' },
    { section: 'work', label: 'Choose your specialities', isDone: profile.specialities.length > 0 },
    { section: 'work', label: 'Choose the types of roles you fill', isDone: profile.roleTypes.length > 0 },
    { section: 'place', label: 'Add where you work', isDone: isPlaced(profile) },
    {
      section: 'contact',
      label: 'Add a phone number or your LinkedIn profile',
      isDone: Boolean(profile.phone || profile.linkedinUrl),
    },
  ];
}

/** The parts of an agency's profile, in the order of the edit page. */
export function partsOfAgency(profile: AgencyFacts): readonly ProfilePart[] {
  return [
    { section: 'logo', label: 'Add your logo', isDone: profile.hasLogo },
    { section: 'introduction', label: 'Describe what your agency does', isDone: profile.description !== '' },
    { section: 'place', label: 'Add where your agency is', isDone: isPlaced(profile) },
    { section: 'contact', label: 'Add your website', isDone: Boolean(profile.website) },
  ];
}

/** The parts of a company's profile, in the order of the edit page. */
export function partsOfCompany(profile: CompanyFacts): readonly ProfilePart[] {
  return [
    { section: 'logo', label: 'Add your logo', isDone: profile.hasLogo },
    { section: 'introduction', label: 'Describe what your company does', isDone: profile.description !== '' },
    { section: 'introduction', label: 'Add your website', isDone: Boolean(profile.website) },
    { section: 'work', label: 'Choose your specialities', isDone: profile.specialities.length > 0 },
    { section: 'place', label: 'Add where your people work', isDone: profile.locations.length > 0 },
    { section: 'domains', label: 'Confirm an email domain', isDone: profile.hasDomain },
  ];
}

/** Whether no part is missing. */
export const isComplete = (parts: readonly ProfilePart[]): boolean => parts.every(({ isDone }) => isDone);

/** Australia needs a postcode: people search there by state. */
const isPlaced = ({ country, location, postcode }: Place) => location !== '' && (country !== 'AU' || Boolean(postcode));
