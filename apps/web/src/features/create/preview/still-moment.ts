import type { SceneSpec } from '@herald/stage';

const endCardShownSec = 0.8;
const intoWord = 0.6;

/** Which moment a resting stage shows: where the sound stands, or else one that shows what was changed. */
export function stillMoment(before: SceneSpec | null, now: SceneSpec, soundSec: number): number {
  const endCardChanged = before && now.endCard && JSON.stringify(before.endCard) !== JSON.stringify(now.endCard);
  if (endCardChanged && now.endCard) return now.durationSec - Math.max(0.1, now.endCard.durationSec - endCardShownSec);
  if (soundSec > 0) return soundSec;
  // Before the first word a picture has no captions, and nobody could see which style is chosen.
  const word = now.words[Math.min(1, now.words.length - 1)];
  return word ? word.startSec + (word.endSec - word.startSec) * intoWord : 0;
}
