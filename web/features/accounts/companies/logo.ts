import { formatBytes } from '#common/formats.ts';
import { uploadLimits } from '#common/limits.ts';
import { typed } from '#web/kit/typed.ts';

/** Types of pictures we take, as a file field lists them. The server looks at the bytes themselves. */
export const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a file cannot be a logo, or null: said before anything is sent. */
export function refusalOf({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > uploadLimits.file)
    return `This file is larger than ${formatBytes(uploadLimits.file)}. Choose a smaller one.`;
  if (!pictureTypes.includes(type)) return 'Choose a PNG, JPEG or WebP picture.';
  return null;
}

/** The hidden field in which a form carries why the file was refused that was chosen for the field `name`. */
export const refusalName = (name: string) => `${name}Refusal`;

/** What stands in the way of sending a form: somebody chose a logo, it was refused, and they have not said what then. */
export function refusedLogo(form: FormData): readonly { field: string; message: string }[] {
  const message = typed(form, refusalName('logo'));
  return message ? [{ field: 'logo', message }] : [];
}
