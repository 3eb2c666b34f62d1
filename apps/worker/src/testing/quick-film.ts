import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MadeVideo, VideoService } from '@herald/media/engines/video-engine';

/** A film provider that hands over empty films at once, for what happens around them. */
export function quickFilm(changes: Partial<MadeVideo> = {}): Pick<VideoService, 'makeVideo'> {
  return {
    async makeVideo({ files, onProgress }) {
      onProgress({ stage: 'drawing', framesDone: 30, framesTotal: 30, framesKept: 30 });
      await mkdir(dirname(files.video), { recursive: true });
      for (const path of Object.values(files)) await writeFile(path, 'film');
      return { files, durationSec: 1, sizeBytes: 4, transcript: 'Big news.', report: {}, faults: [], ...changes };
    },
  };
}
