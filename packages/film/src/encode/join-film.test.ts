import { expect, test } from 'vitest';
import { makeVideo } from '../index.ts';
import { sourceOf, speakWithFace, testFolder } from '../testing/spoken-face.ts';
import { probeMedia } from './probe-media.ts';

test.each([121, 122])(
  'a film of %d frames, whose last segment is very short, plays evenly to its end',
  async (frames) => {
    const folder = await testFolder();
    try {
      const { speech, face } = await speakWithFace('My mum bakes big brown bread, and people pay me to taste it.');
      const openness = Array.from({ length: frames }, (_, frame) => face.openness[frame] ?? 0);
      const { files, workFolder } = folder;
      await makeVideo({
        source: sourceOf({ ...face, frames, openness }),
        sound: speech,
        timing: speech,
        files,
        workFolder,
      });
      expect((await probeMedia(files.video)).video).toMatchObject({ frames, fps: 30, durationSec: frames / 30 });
    } finally {
      await folder.remove();
    }
  },
  120_000,
);
