/** What somebody typed into a field, as text. */
export const typed = (form: FormData, field: string): string => String(form.get(field) ?? '');
