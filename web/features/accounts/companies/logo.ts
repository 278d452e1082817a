import { formatBytes } from '#common/formats.ts';
import { uploadLimits } from '#common/limits.ts';
import { typed } from '#web/kit/typed.ts';

/** Accepted picture types, for the file input. The server checks the content itself. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a file cannot be a logo, or null. Checked before anything is sent. */
export function refusalOf({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > uploadLimits.file)
    return `This file is larger than ${formatBytes(uploadLimits.file)}. Choose a smaller one.`;
  if (!pictureTypes.includes(type)) return 'Choose a PNG, JPEG, or WebP image.';
  return null;
}

/** The hidden field that says why the file chosen for the field `name` was refused. */
export const refusalName = (name: string) => `${name}Refusal`;

/** Blocks a form whose chosen logo was refused, until it is replaced or removed. */
export function refusedLogo(form: FormData): readonly { field: string; message: string }[] {
  const message = typed(form, refusalName('logo'));
  return message ? [{ field: 'logo', message }] : [];
}
