/** Pixels of a picture that links are shown with; networks ask for this shape. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Raised whenever a template changes what it draws: pictures are kept for good under their addresses. */
export const pictureEdition = 1;

/** The day's tokens, written out: a picture stands on others' pages, which do not say whether it is night. */
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

/** The family that all text is set in. */
export const fontFamily = 'Mulish';
