import type { PersonClip } from '@herald/contract/endpoints/clips';
import { limits } from '@herald/contract/limits';
import { request } from '#lib/api.ts';
import { pause } from '#lib/pause.ts';
import { sendClip } from './send-clip.ts';

export const CLIP_TYPES = ['video/mp4', 'video/webm', 'video/quicktime'];
export const CLIP_HINT = 'MP4, WebM, MOV, up to 60 s and 200 MB';
const LOOK_AGAIN_MS = 1000;

/** Some browsers do not know the type of a file from a camera. */
export function isClipFile({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return CLIP_TYPES.includes(type) || (type === '' && /\.(?:mp4|m4v|mov|webm)$/i.test(name));
}

export function clipFileProblem({ size }: Pick<File, 'size'>): string | undefined {
  return size > 0 && size <= limits.materialClipBytes ? undefined : CLIP_HINT;
}

interface ClipOnItsWay {
  signal: AbortSignal;
  onSent: (share: number) => void;
  onPrepared: (share: number) => void;
}

/** Sends a clip for the pictures of a film, and waits until it can be shown or the server says why it cannot. */
export async function uploadMaterialClip(
  file: File,
  { signal, onSent, onPrepared }: ClipOnItsWay,
): Promise<PersonClip> {
  const body = { source: 'upload', with_code: false, use: 'material' } as const;
  const begun = (await request('POST /clips', { body, idempotencyKey: crypto.randomUUID() })).data;
  const { id } = begun;
  try {
    const onProgress = (bytes: number) => onSent(bytes / file.size);
    let clip = await sendClip(begun, { file, pieceBytes: limits.clipPieceBytes, signal, onProgress });
    while (clip.state === 'waiting' || clip.state === 'preparing') {
      onPrepared(clip.share);
      await pause(LOOK_AGAIN_MS, signal);
      clip = (await request('GET /clips/:id', { params: { id }, signal })).data;
    }
    return clip;
  } catch (error) {
    if (signal.aborted) request('DELETE /clips/:id', { params: { id } }).catch(() => undefined);
    throw error;
  }
}

/** Deletes a clip its owner has taken away. What does not arrive is done by the server's clean-up later. */
export function deleteMaterialClip(url: string): void {
  const id = /\/clips\/([0-9a-f-]{36})\//.exec(url)?.[1];
  if (id) request('DELETE /clips/:id', { params: { id } }).catch(() => undefined);
}
