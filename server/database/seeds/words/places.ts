/** A city where demo people work. */
export interface Place {
  readonly city: string;
  readonly postcode: string;
}

/** Cities in the countries where demo agencies work. */
export const places: Readonly<Record<string, readonly Place[]>> = {
  AU: [
    { city: 'Sydney', postcode: '2000' },
    { city: 'Melbourne', postcode: '3000' },
    { city: 'Brisbane', postcode: '4000' },
    { city: 'Adelaide', postcode: '5000' },
    { city: 'Perth', postcode: '6000' },
    { city: 'Hobart', postcode: '7000' },
    { city: 'Canberra', postcode: '2600' },
  ],
  NZ: [
    { city: 'Auckland', postcode: '1010' },
    { city: 'Wellington', postcode: '6011' },
    { city: 'Christchurch', postcode: '8011' },
  ],
  GB: [
    { city: 'London', postcode: 'EC1A' },
    { city: 'Manchester', postcode: 'M1' },
    { city: 'Edinburgh', postcode: 'EH1' },
  ],
  SG: [{ city: 'Singapore', postcode: '018956' }],
};
