import { encode } from 'uqr';

/** A QR code in a box of `size` modules, with the quiet zone of four modules that readers need. */
export interface QrCode {
  readonly size: number;
  /** The dark modules. What is below them must be white. */
  readonly path: string;
}

/** The QR code of a text, such as a link. A seventh of it may be lost. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
