import type { PersonClip } from '@herald/contract/endpoints/clips';
import { request } from '#lib/api.ts';
import { pause } from '#lib/pause.ts';
import { UploadInterruptedError, upload } from '#lib/upload.ts';

interface ClipSending {
  file: File;
  pieceBytes: number;
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
}

/** A line that is away comes back; after so many tries in a row somebody has to look. */
const MOST_TRIES = 8;
const LONGEST_PAUSE_MS = 15_000;

/** Sends a file in pieces, from where the server has it; a line that breaks costs the piece that was on its way. */
export async function sendClip(clip: PersonClip, sending: ClipSending): Promise<PersonClip> {
  let now = clip;
  let tries = 0;
  while (now.state === 'receiving' && now.received_bytes < sending.file.size) {
    try {
      now = await sendPiece(now, sending);
      tries = 0;
    } catch (error) {
      tries += 1;
      if (!(error instanceof UploadInterruptedError) || tries >= MOST_TRIES) throw error;
      await pause(Math.min(LONGEST_PAUSE_MS, 500 * 2 ** tries), sending.signal);
      now = await whereIs(now);
    }
  }
  return now;
}

function sendPiece({ id, received_bytes: offset }: PersonClip, { file, pieceBytes, signal, onProgress }: ClipSending) {
  const piece = file.slice(offset, offset + pieceBytes);
  const form = new FormData();
  form.set('piece', piece, 'piece');
  return upload<PersonClip>({
    path: '/clips/:id/pieces',
    params: { id },
    query: { offset: String(offset), total: String(file.size), name: file.name.slice(0, 200) },
    form,
    signal,
    onProgress: (share) => onProgress(offset + share * piece.size),
  });
}

/** What the server has; unknown while the line is away. */
const whereIs = (clip: PersonClip): Promise<PersonClip> =>
  request('GET /clips/:id', { params: { id: clip.id } }).then(
    ({ data }) => data,
    () => clip,
  );
