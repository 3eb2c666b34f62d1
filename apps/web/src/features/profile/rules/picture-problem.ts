import { limits } from '@herald/contract/limits';

/** What cannot be a profile picture is said before it is sent. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): [title: string, text: string] | undefined {
  if (!type.startsWith('image/')) return ['Invalid File Type', 'Please select an image file.'];
  if (size > limits.imageUploadBytes) return ['File Too Large', 'Please select an image smaller than 5MB.'];
  return undefined;
}
