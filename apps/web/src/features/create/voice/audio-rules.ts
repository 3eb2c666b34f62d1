import { limits } from '@herald/contract';

export interface AudioProblem {
  title: string;
  description: string;
}

/** What cannot be uploaded is said before it is sent. */
export function audioProblem({ type, size }: Pick<File, 'type' | 'size'>): AudioProblem | null {
  if (!type.startsWith('audio/'))
    return { title: 'Invalid File Type', description: 'Please upload an audio file (MP3, WAV, M4A, etc.)' };
  if (size > limits.audioUploadBytes)
    return { title: 'File Too Large', description: 'Please upload an audio file smaller than 10MB.' };
  return null;
}
