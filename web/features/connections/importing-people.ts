import { type AtsVendorKey, isAts } from '#common/connections/vendors.ts';
import type { Feature, Features } from '#common/features.ts';

const flags: Readonly<Record<AtsVendorKey, Feature>> = {
  jobadder: 'importAtsUserJobadder',
  vincere: 'importAtsUserVincere',
  bullhorn: 'importAtsUserBullhorn',
};

/** Whether consultants of this software can be invited to the agency on this installation. */
export const importsPeople = (features: Features, vendor: string): boolean => isAts(vendor) && features[flags[vendor]];
