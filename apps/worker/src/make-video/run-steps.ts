import { loadSpokenSound } from '@herald/core/audio';
import type { VideoFiles } from '@herald/core/db';
import { type ClaimedVideo, gatherIngredients } from '@herald/core/videos';
import { EngineError, type MadeVideo, videoFilesIn } from '@herald/media';
import { fetchFile } from './fetch-file.ts';
import { gatherOrder } from './gather-order.ts';
import type { ProgressReport } from './progress-report.ts';
import { storeVideo } from './store-video.ts';
import type { VideoWorkshop } from './video-workshop.ts';
import type { WorkFolder } from './work-folder.ts';

export interface StoredFilm {
  files: VideoFiles;
  made: MadeVideo;
}

/** From an order to a stored film; everything that was done before is found in the folder and not done again. */
export async function runSteps(
  { core, providers }: VideoWorkshop,
  video: ClaimedVideo,
  folder: WorkFolder,
  report: ProgressReport,
): Promise<StoredFilm> {
  const { storage } = core;
  const { signal } = report;
  const fetch = (key: string) => fetchFile(key, { storage, folder: folder.inputs, signal });
  const ingredients = await gatherIngredients(core, video);
  const order = await gatherOrder(video, ingredients, fetch);
  report.enter('speaking');
  const audio = await loadSpokenSound(core, ingredients.sound);
  const musicPath = ingredients.music && (await fetch(ingredients.music.soundKey));
  report.enter('drawing');
  const made = await providers.video.makeVideo({
    order,
    audio,
    ...(musicPath && { musicPath }),
    workFolder: folder.segments,
    files: videoFilesIn(folder.out),
    onProgress: (progress) => report.see(progress),
    signal,
  });
  if (made.faults.length > 0) throw new EngineError('not_in_sync', made.faults.join(' '));
  report.enter('storing');
  return { files: await storeVideo(storage, video, made, signal), made };
}
