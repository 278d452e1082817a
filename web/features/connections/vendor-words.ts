import { type VendorKey, vendorNames } from '#common/connections/vendors.ts';

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
  google:
    'We read the places of your Business Profile and their reviews. Google has no permission that only reads, so its page also asks for changes. We never make any.',
  linkedin: 'We read your name and email address, and post only what you share here.',
};

/** What stays after a connection to a software has ended. */
export const vendorLeaves = (vendor: VendorKey): string => {
  if (vendor === 'linkedin')
    return 'We delete our access to LinkedIn. What you shared there stays. You can connect again at any time.';
  return vendor === 'google'
    ? 'We end our access to Google and delete it, with the reviews that came from there: they leave your public page. On Google they stay, and so do the reviews that people wrote here. You can connect again at any time.'
    : `We delete our access to ${vendorNames[vendor]}, with everything that waits. Placements that came in stay, with their reviews. You can connect again at any time.`;
};
