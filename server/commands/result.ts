/** A value that JSON keeps unchanged. Interfaces do not fit, because they can be extended; use a type. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What a command returns: ids, lists and plain values for the payload. A receipt keeps it as JSON. */
export type Result = { readonly [name: string]: Json };
