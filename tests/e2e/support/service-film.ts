import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePlainFilm } from '@herald/film/testing';
import { soundOfWav } from '@herald/media/wav';

const WAV_START = 'RIFF';
const LENGTH_AT = 4;
const BEFORE_LENGTH = 8;

/** The wav in a form that was posted. */
function wavIn(form: Uint8Array): Uint8Array {
  const bytes = Buffer.from(form);
  const start = bytes.indexOf(WAV_START);
  if (start < 0) throw new Error('No wav was sent.');
  return bytes.subarray(start, start + BEFORE_LENGTH + bytes.readUInt32LE(start + LENGTH_AT));
}

/** A film to a sound that was posted, as a service would make it: with nothing to see. */
export async function filmToPosted(form: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-service-film-'));
  try {
    const out = join(folder, 'film.mp4');
    const sound = soundOfWav(Uint8Array.from(wavIn(form)));
    await writePlainFilm({ out, format: { width: 64, height: 112, fps: 25 }, sound });
    return await readFile(out);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
