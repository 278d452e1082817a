/** A list was asked to go on after a place that it does not have: an address that was cut or made up. */
export class StrangeCursor extends Error {}
