/** What we use of fontkit, which has no types of its own. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    layout(text: string): GlyphRun;
  }
  export interface GlyphRun {
    readonly glyphs: readonly { readonly path: { transform(...matrix: number[]): { toSVG(): string } } }[];
    readonly positions: readonly GlyphPosition[];
  }
  /** In the font's units. */
  export interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }

  export function create(file: Uint8Array): Font;
}
