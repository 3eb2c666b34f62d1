import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type ClipTrack, packTrack, unpackTrack } from '@herald/stage/clips';
import { FilmError } from '../film-error.ts';

export async function writeTrack(path: string, track: ClipTrack): Promise<void> {
  await writeFile(path, await promisify(gzip)(Buffer.concat(packTrack(track))));
}

export async function readTrack(path: string): Promise<ClipTrack> {
  const bytes = await readFile(path).then(promisify(gunzip) as (packed: Buffer) => Promise<Buffer>, () => {
    throw new FilmError('bad_clip', 'The clip of this presenter is missing.');
  });
  const track = unpackTrack(bytes);
  if (track) return track;
  throw new FilmError('bad_clip', 'This presenter was prepared by another version. Prepare the clip again.');
}
