/** A filled or drawn path, moved by `x` and `y`. */
export interface DrawnPath {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
  readonly x?: number;
  readonly y?: number;
}

/** Paths in a box of some width and height. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly DrawnPath[];
}

/** Plaudit's sign in a box of 32: a quotation mark that is also a tick. */
export const signDrawing = (ground: string, sign: string): Drawing => ({
  ...{ width: 32, height: 32 },
  paths: [
    { d: 'M8 0h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z', fill: ground },
    { d: 'M6 13.4a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z', fill: sign },
    { d: 'M12.3 13.6c.5 3.6.3 6.4-.4 9.2C15.2 16.6 19.4 12.2 25.6 8.4', stroke: sign, strokeWidth: 3 },
  ],
});

/** Plaudit's name, from the outlines of Mulish in its weight of 800. */
export const nameDrawing = (color: string): Drawing => ({
  ...{ width: nameSize.width, height: nameSize.height },
  paths: [{ d: nameOutline, fill: color }],
});

/** The sign with the name beside it, as the product shows itself. */
export function logoDrawing(ground: string, sign: string, name: string): Drawing {
  const left = 41.6;
  return {
    ...{ width: left + nameSize.width, height: 32 },
    // The middle of its capital letter is the middle of the sign.
    paths: [...signDrawing(ground, sign).paths, { d: nameOutline, fill: name, x: left, y: 16 - nameSize.middle }],
  };
}

/** `middle`: of the capital letter, from the top. */
const nameSize = { width: 67.52, height: 14.82, middle: 7.61 };

const nameOutline =
  'M0 14.6L0 0.62L6.53 0.62Q8.89 0.62 10.11 1.76Q11.33 2.9 11.33 4.88Q11.33 6.84 10.11 8.01Q8.89 9.17 6.53 9.17L3.1 9.17L3.1 14.6ZM3.1 6.77L6.13 6.77Q7.24 6.77 7.79 6.27Q8.33 5.77 8.33 4.88Q8.33 3.99 7.79 3.5Q7.24 3.02 6.13 3.02L3.1 3.02ZM13.19 14.6L13.19 0L16.19 0L16.19 14.6ZM22.54 14.82Q21.23 14.82 20.24 14.19Q19.24 13.55 18.69 12.38Q18.13 11.21 18.13 9.56Q18.13 7.94 18.69 6.77Q19.24 5.59 20.24 4.97Q21.23 4.34 22.54 4.34Q23.75 4.34 24.72 4.92Q25.45 5.38 25.81 6.09L25.99 4.54L28.87 4.54Q28.81 5.2 28.76 5.86Q28.71 6.53 28.71 7.16L28.71 14.6L25.73 14.6L25.71 13.23Q25.36 13.83 24.68 14.25Q23.73 14.82 22.54 14.82ZM23.45 12.56Q24.48 12.56 25.12 11.82Q25.75 11.09 25.75 9.56Q25.75 8.04 25.12 7.32Q24.48 6.61 23.45 6.61Q22.42 6.61 21.78 7.32Q21.15 8.04 21.15 9.56Q21.15 11.09 21.77 11.82Q22.4 12.56 23.45 12.56ZM34.82 14.82Q32.93 14.82 32.02 13.78Q31.11 12.74 31.11 10.61L31.11 4.54L34.1 4.54L34.1 10.61Q34.1 11.57 34.49 12.02Q34.88 12.48 35.69 12.48Q36.58 12.48 37.17 11.85Q37.76 11.23 37.76 10.18L37.76 4.54L40.75 4.54L40.75 14.6L37.83 14.6L37.83 13.19Q37.42 13.85 36.82 14.25Q35.97 14.82 34.82 14.82ZM47.16 14.82Q45.85 14.82 44.85 14.19Q43.85 13.55 43.28 12.38Q42.72 11.21 42.72 9.56Q42.72 7.94 43.27 6.77Q43.83 5.59 44.84 4.97Q45.85 4.34 47.16 4.34Q48.35 4.34 49.3 4.9Q49.94 5.3 50.29 5.87L50.29 0L53.29 0L53.29 14.6L50.33 14.6L50.33 13.21Q49.98 13.81 49.32 14.23Q48.37 14.82 47.16 14.82ZM48.05 12.56Q48.05 12.56 48.57 12.56Q49.08 12.56 49.72 11.82Q50.35 11.09 50.35 9.56Q50.35 8.04 49.72 7.32Q49.08 6.61 48.05 6.61Q47.02 6.61 46.38 7.32Q45.73 8.04 45.73 9.56Q45.73 11.09 46.38 11.82Q47.02 12.56 48.05 12.56ZM55.75 14.6L55.75 4.54L58.75 4.54L58.75 14.6ZM55.63 2.9L55.63 0.1L58.85 0.1L58.85 2.9ZM65.89 14.82Q63.92 14.82 62.93 13.84Q61.94 12.86 61.94 10.89L61.94 6.79L60.04 6.79L60.04 4.54L61.94 4.54L61.94 2.08L64.94 1.35L64.94 4.54L67.52 4.54L67.52 6.79L64.94 6.79L64.94 10.73Q64.94 11.69 65.33 12.04Q65.73 12.4 66.34 12.4Q66.72 12.4 66.97 12.35Q67.22 12.3 67.5 12.2L67.5 14.52Q67.12 14.68 66.7 14.75Q66.29 14.82 65.89 14.82Z';
