/** The room of one line of text: its size in pixels, how small it may become to fit, its weight, and its width. */
export interface OutlineRoom {
  readonly size: number;
  readonly least?: number;
  readonly weight: 400 | 600 | 800;
  readonly width: number;
}

/** A line of text as a path from the start of its baseline. */
export interface Outlined {
  readonly path: string;
  readonly width: number;
  readonly size: number;
}

/** Turns a text into its outline. The server has the fonts; templates are given this. */
export type Outline = (text: string, room: OutlineRoom) => Outlined;
