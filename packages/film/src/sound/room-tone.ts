import type { Sound } from '@herald/media/sound';

/** As quiet as a good room: far below speech, but a speaker does not fall silent. */
const LEVEL = 10 ** (-66 / 20);
/** Zeros for so long are a silence that nothing recorded. */
const DEAD_SEC = 0.05;
/** Each sample keeps this much of the one before, so that the noise is dull like air. */
const DULLNESS = 0.94;
/** What the filter takes from the noise, and how loud even noise between -1 and 1 is. */
const MAKE_UP = Math.sqrt((3 * (1 + DULLNESS)) / (1 - DULLNESS));

function hasDeadSilence({ pcm, sampleRateHz }: Sound): boolean {
  const longest = DEAD_SEC * sampleRateHz;
  let zeros = 0;
  for (const sample of pcm) {
    zeros = sample === 0 ? zeros + 1 : 0;
    if (zeros >= longest) return true;
  }
  return false;
}

/** Lays the quiet of a room under a sound with stretches of nothing. The same sound always gets the same room. */
export function inRoom(sound: Sound): Sound {
  if (!hasDeadSilence(sound)) return sound;
  let state = 1;
  let air = 0;
  const pcm = sound.pcm.map((sample) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    air = DULLNESS * air + (1 - DULLNESS) * (state / 2 ** 31);
    return sample + air * MAKE_UP * LEVEL;
  });
  return { pcm, sampleRateHz: sound.sampleRateHz };
}
