import type { VendorKey } from '#common/connections/vendors.ts';

/** What a connection to each software does, in a sentence. */
export const vendorAbout: Readonly<Record<VendorKey, string>> = {
  jobadder: 'Placements come in from JobAdder as they are approved, and reviews of them get the highest level.',
  vincere: 'Placements come in from Vincere as candidates are placed, and reviews of them get the highest level.',
  bullhorn: 'Placements come in from Bullhorn as they change, and reviews of them get the highest level.',
  google: 'Reviews of your Google Business Profile appear on your profile, with their source.',
  linkedin: 'Share your posts on LinkedIn without downloading them first.',
};

/** What we read of a software, and what we never do. */
export const vendorReads: Readonly<Partial<Record<VendorKey, string>>> = {
  jobadder:
    'We read placements, their jobs, candidates, contacts and companies, and your users. We never write to JobAdder.',
  vincere:
    'We read placements, their jobs, candidates, contacts and companies, and your users. We never write to Vincere.',
  bullhorn:
    'We read placements, their jobs, candidates, contacts and companies, and your users. We never write to Bullhorn.',
};
