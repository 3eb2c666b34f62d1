import type { Sound } from '@herald/media/sound';
import { integratedLoudness } from '@herald/speech';
import { expect, test } from 'vitest';
import { probeMedia } from '../encode/probe-media.ts';
import { makeVideo } from '../index.ts';
import { sourceOf, testFolder } from '../testing/spoken-face.ts';

const MINUTES = 10;
const FPS = 30;
const RATE_HZ = 16_000;
/** On top of what the process of the tests holds, which is more with each file that ran in it before. */
const MOST_BYTES = 450e6;

test('ten minutes of film take at most 450 MB', async () => {
  const folder = await testFolder();
  try {
    const frames = MINUTES * 60 * FPS;
    const openness = Array.from({ length: frames }, (_, frame) => Math.max(0, Math.sin(frame / 3)) * 0.8);
    const pcm = Float32Array.from({ length: MINUTES * 60 * RATE_HZ }, (_, i) => {
      return 0.2 * openness[Math.floor((i / RATE_HZ) * FPS)] * Math.sin((2 * Math.PI * 200 * i) / RATE_HZ);
    });
    const { files, workFolder } = folder;
    const heldBytes = process.memoryUsage().rss;
    const report = await makeVideo({
      source: sourceOf({ format: { width: 64, height: 112, fps: FPS }, frames, openness }),
      sound: atFilmLoudness({ pcm, sampleRateHz: RATE_HZ }),
      timing: { words: [], phones: [] },
      files,
      workFolder,
    });
    expect(report.peakMemoryBytes - heldBytes).toBeLessThan(MOST_BYTES);
    expect(report.faults).toEqual([]);
    expect((await probeMedia(files.video)).video?.frames).toBe(frames);
  } finally {
    await folder.remove();
  }
}, 600_000);

/** As loud as speech is when it comes from its mastering. */
function atFilmLoudness(sound: Sound): Sound {
  const gain = 10 ** ((-14 - integratedLoudness(sound)) / 20);
  return { ...sound, pcm: sound.pcm.map((sample) => sample * gain) };
}
