import { limits } from '@herald/contract';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
export const pictureHint = 'JPG, PNG, WebP, max 5MB';

/** The hint's own words when a file does not keep to it. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  return pictureTypes.includes(type) && size <= limits.imageUploadBytes ? undefined : pictureHint;
}
