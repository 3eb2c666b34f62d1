import { limits } from '@herald/contract/limits';

/** What the picker offers. */
export const PAGE_PICTURE_TYPES = ['image/png', 'image/gif', 'image/jpeg', 'image/bmp', 'image/x-icon'];

/** The registered name of what most browsers call x-icon. */
const TAKEN_TYPES = [...PAGE_PICTURE_TYPES, 'image/vnd.microsoft.icon'];

export const PAGE_PICTURE_HINT = 'PNG, GIF, JPG, BMP or ICO, max 5MB';

/** Returns the hint when a file does not keep to it. */
export function pagePictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  return TAKEN_TYPES.includes(type) && size <= limits.imageUploadBytes ? undefined : PAGE_PICTURE_HINT;
}
