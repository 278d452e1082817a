/** What stands in a field of a dialog about an ask; its id is the field's name with `-of-ask`. */
export const typedIn = (field: string): string =>
  (document.getElementById(`${field}-of-ask`) as HTMLInputElement | null)?.value ?? '';
