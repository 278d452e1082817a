/** Raised for a 401 that a new token did not mend. */
export class SignedOut extends Error {}

/** Raised where another person is signed in than when the operation began; all is read again in their name. */
export class SomebodyElse extends SignedOut {}
