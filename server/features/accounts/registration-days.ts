/** Days in which an address may be confirmed; then the registration goes. */
export const registrationDays = 7;
