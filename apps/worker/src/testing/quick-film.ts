import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadeVideo, VideoProvider } from '@herald/providers';

/** A film provider that hands over empty films at once, for what happens around them. */
export function quickFilm(changes: Partial<MadeVideo> = {}): Pick<VideoProvider, 'makeVideo'> {
  return {
    async makeVideo({ outFolder, onProgress }) {
      onProgress({ stage: 'drawing', framesDone: 30, framesTotal: 30, framesKept: 30 });
      await mkdir(outFolder, { recursive: true });
      const at = (name: string): string => join(outFolder, name);
      const files = { video: at('v'), poster: at('p'), preview: at('g'), vtt: at('t'), srt: at('s') };
      for (const path of Object.values(files)) await writeFile(path, 'film');
      return { files, durationSec: 1, sizeBytes: 4, transcript: 'Big news.', report: {}, faults: [], ...changes };
    },
  };
}
