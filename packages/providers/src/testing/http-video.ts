import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@herald/media/engine-error';
import type { EngineVideoRequest, ForeignFilm, VideoEngine } from '@herald/media/engines/video-engine';

/** A service that films, as a stranger would write its engine: it sends the sound, waits, and fetches an mp4. */
export function httpVideo(baseUrl: string): VideoEngine {
  return { name: 'mirror', previewable: false, makeVideo: (request) => film(baseUrl, request) };
}

async function film(baseUrl: string, request: EngineVideoRequest): Promise<ForeignFilm> {
  const { signal, workFolder, onProgress, audio } = request;
  const framesTotal = Math.round((audio.pcm.length / audio.sampleRateHz) * 30);
  onProgress({ stage: 'drawing', framesDone: 0, framesTotal, framesKept: 0 });
  const body = await readFile(await request.soundFile());
  const answer = await fetch(new URL('/film', baseUrl), { method: 'POST', body, signal }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new EngineError('unavailable', 'The film service does not answer.', { cause });
  });
  if (answer.status === 400) throw new EngineError('input_refused', await answer.text());
  if (!answer.ok) throw new EngineError('unavailable', 'The film service cannot film now.');
  const path = join(workFolder, 'their.mp4');
  await writeFile(path, new Uint8Array(await answer.arrayBuffer()));
  return { path };
}
