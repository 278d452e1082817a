/** The recruitment software that placements can come from. */
export const atsVendors = ['jobadder', 'vincere', 'bullhorn'] as const;
/** A recruitment software. */
export type AtsVendorKey = (typeof atsVendors)[number];

/** Everything that Plaudit connects to by OAuth. */
export const vendors = [...atsVendors, 'google', 'linkedin'] as const;
/** One of them. */
export type VendorKey = (typeof vendors)[number];

/** Vendors whose account is a person's own, and not the agency's. */
export const personalVendors = ['linkedin'] as const satisfies readonly VendorKey[];

/** Whether a vendor's account is a person's own. */
export const isPersonal = (vendor: string): boolean => (personalVendors as readonly string[]).includes(vendor);

/** Days before its end at which an access that can't be renewed ends soon. */
export const endingDays = 7;

/** Vendors whose access ends after a time and can't be renewed: people connect again before. */
export const endingVendors = ['linkedin'] as const satisfies readonly VendorKey[];

/** How people call them. */
export const vendorNames: Readonly<Record<VendorKey, string>> = {
  jobadder: 'JobAdder',
  vincere: 'Vincere',
  bullhorn: 'Bullhorn',
  google: 'Google',
  linkedin: 'LinkedIn',
};

/** What people can sign in by, in the order of the buttons. */
export const signInVendors = ['google', 'jobadder', 'vincere'] as const;
/** One of them. */
export type SignInVendorKey = (typeof signInVendors)[number];

/** Whether people can sign in by this. */
export const isSignInVendor = (key: unknown): key is SignInVendorKey =>
  (signInVendors as readonly unknown[]).includes(key);

/** Whether a vendor is a recruitment software. */
export const isAts = (vendor: string): vendor is AtsVendorKey => (atsVendors as readonly string[]).includes(vendor);

/** Something that people type before they connect. */
export interface VendorSetting {
  readonly name: string;
  readonly label: string;
  readonly help: string;
}

/** What people type before they connect, by vendor. */
export const vendorSettings: Readonly<Partial<Record<VendorKey, readonly VendorSetting[]>>> = {
  bullhorn: [
    {
      name: 'username',
      label: 'API username',
      help: "Bullhorn gives it to your agency with the right to use its API. It isn't your own sign-in.",
    },
  ],
};
