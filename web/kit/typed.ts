/** The text in a form's field. */
export const typed = (form: FormData, field: string): string => String(form.get(field) ?? '');
