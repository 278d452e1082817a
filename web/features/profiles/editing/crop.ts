/** Which part of a picture is shown: its left upper corner and its size, as shares of the picture's. */
interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How near one may come, so that no more than a few pixels become one. */
export const nearest = 4;

/** What somebody has chosen: how near, and where between the left and right, the upper and lower end; each from 0 to 1. */
export interface CropChoice {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

/** The whole width or height of the picture, around its middle: what is shown where nobody chooses. */
export const middle: CropChoice = { zoom: 1, across: 0.5, down: 0.5 };

/**
 * The part of a picture that fills a frame.
 * @param picture width by height of the picture
 * @param frame width by height of the frame
 */
export function cropOf(picture: number, frame: number, { zoom, across, down }: CropChoice): Crop {
  const width = Math.min(1, frame / picture) / zoom;
  const height = Math.min(1, picture / frame) / zoom;
  return { x: (1 - width) * across, y: (1 - height) * down, width, height };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far the middle of the picture lies from that of the frame, in pixels of the screen. */
export function positionOf({ zoom, across, down }: CropChoice, picture: Size, frame: Size): { x: number; y: number } {
  return {
    x: (0.5 - across) * (picture.width * zoom - frame.width),
    y: (0.5 - down) * (picture.height * zoom - frame.height),
  };
}

/** The choice that puts the picture there. A side that is shown whole stays as it was. */
export function choiceAt(at: { x: number; y: number }, choice: CropChoice, picture: Size, frame: Size): CropChoice {
  const share = (before: number, by: number, room: number) => (room > 0.5 ? clamped(0.5 - by / room) : before);
  return {
    zoom: choice.zoom,
    across: share(choice.across, at.x, picture.width * choice.zoom - frame.width),
    down: share(choice.down, at.y, picture.height * choice.zoom - frame.height),
  };
}

const clamped = (share: number) => Math.min(1, Math.max(0, share));

/**
 * The chosen part as a file of its own, upright: what is cut away never leaves the browser. The file as it is where
 * nothing was chosen; null where this browser cannot cut it, for what was to be cut away must not leave it either.
 */
export async function cut(file: File, picture: number, frame: number, choice: CropChoice): Promise<File | null> {
  if (choice.zoom === 1 && choice.across === 0.5 && choice.down === 0.5) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const crop = cropOf(picture, frame, choice);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(crop.width * bitmap.width));
    canvas.height = Math.max(1, Math.round(crop.height * bitmap.height));
    const paper = canvas.getContext('2d');
    paper?.drawImage(bitmap, -crop.x * bitmap.width, -crop.y * bitmap.height);
    bitmap.close();
    if (!paper) return null;
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, 0.95));
    return blob && new File([blob], file.name, { type: blob.type });
  } catch {
    return null;
  }
}
