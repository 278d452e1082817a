/** The value of a field in a dialog about an invitation; its id is the field's name with `-of-invitation`. */
export const typedIn = (field: string): string =>
  (document.getElementById(`${field}-of-invitation`) as HTMLInputElement | null)?.value ?? '';
