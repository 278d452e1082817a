/** The visible part of a picture: its top left corner and size, as fractions of the picture's. */
interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest zoom: beyond it, pictures would show too few pixels. */
export const nearest = 4;

/** The user's choice: the zoom, and the position between left and right, top and bottom, each from 0 to 1. */
export interface CropChoice {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

/** The default: the centre of the picture, with its full width or height. */
export const middle: CropChoice = { zoom: 1, across: 0.5, down: 0.5 };

/**
 * The part of a picture that fills a frame.
 * @param picture the picture's aspect ratio
 * @param frame the frame's aspect ratio
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

/** The offset between the centres of the picture and the frame, in screen pixels. */
export function positionOf({ zoom, across, down }: CropChoice, picture: Size, frame: Size): { x: number; y: number } {
  return {
    x: (0.5 - across) * (picture.width * zoom - frame.width),
    y: (0.5 - down) * (picture.height * zoom - frame.height),
  };
}

/** The choice for a position of the picture. A side that is fully visible does not change. */
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
 * The chosen part as a new, upright file, so that the rest never leaves the browser. The file itself if nothing was
 * chosen; null if this browser cannot crop, because then nothing may be sent.
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
