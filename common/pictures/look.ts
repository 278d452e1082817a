/** The size of a link preview in pixels, as social networks ask for it. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Raise this when a template draws something different: pictures are cached forever by address. */
export const pictureEdition = 1;

/** The day palette, written out: pictures appear on other sites, which have no night mode for them. */
export const colours = {
  paper: '#ffffff',
  raised: '#f6f8fa',
  line: '#dde3ea',
  ink: '#12263a',
  softInk: '#59697a',
  brand: '#0072bb',
  brandWash: '#cfe6f5',
  onBrand: '#ffffff',
  star: '#e8a200',
  starEdge: '#8a5a00',
  starEmpty: '#edf1f5',
  starEmptyEdge: '#75869a',
} as const;

/** The font of all text. */
export const fontFamily = 'Mulish';
