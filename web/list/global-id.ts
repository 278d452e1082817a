const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const none = '00000000-0000-0000-0000-000000000000';

/** Whether a text of an address is the key of a row. */
export const isLocalId = (text: string | undefined): text is string => text !== undefined && uuid.test(text);

/** The global ID for a key in an address, which may be anything: what is no key finds no row. */
export const globalId = (type: string, text: string | undefined): string => `${type}:${isLocalId(text) ? text : none}`;
