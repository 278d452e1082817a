/** What a person can request about their data. Separate from the inputs, so the form does not load zod. */
export const dataRequestKinds = ['see', 'correct', 'erase', 'object'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** The label of each kind, in the form and the panel. */
export const dataRequestKindWords: Readonly<Record<DataRequestKind, { label: string; help: string }>> = {
  see: { label: 'See my data', help: 'We send you a copy of what we keep about you.' },
  correct: { label: 'Correct my data', help: 'Tell us below what is wrong, and what is right.' },
  erase: { label: 'Erase my data', help: 'We tell you what we erased, and what we must keep and why.' },
  object: { label: 'Object to its use', help: 'For example, you want no more email from recruiters.' },
};

/** Where the person lives, which sets the deadline; `ZZ` is any other country. */
export const dataRequestCountries = ['GB', 'AU', 'NZ', 'US', 'ZZ'] as const;
export type DataRequestCountry = (typeof dataRequestCountries)[number];

/** The name of each country in the form and the panel. */
export const dataRequestCountryWords: Readonly<Record<DataRequestCountry, string>> = {
  GB: 'United Kingdom',
  AU: 'Australia',
  NZ: 'New Zealand',
  US: 'United States',
  ZZ: 'Another country',
};

/** How a request reached us: by itself, or as staff entered it. */
export const enteredWays = ['post', 'phone', 'email', 'person'] as const;
export type DataRequestWay = 'form' | 'account' | (typeof enteredWays)[number];

/** How a request reached us, in the panel. */
export const dataRequestWayWords: Readonly<Record<DataRequestWay, string>> = {
  form: 'Form on our site',
  account: 'Account page',
  post: 'Post',
  phone: 'Phone',
  email: 'Email',
  person: 'In person',
};

/** The labels of the states, in the order of the filter. */
export const dataRequestWords = {
  open: { label: 'To answer', tone: 'warn' },
  extended: { label: 'Extended', tone: 'warn' },
  answered: { label: 'Answered', tone: 'good' },
  refused: { label: 'Refused', tone: 'neutral' },
  requested: { label: 'Not confirmed', tone: 'neutral' },
} as const;
