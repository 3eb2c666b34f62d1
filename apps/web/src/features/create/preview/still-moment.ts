import type { SceneSpec } from '@herald/media/scene/scene-spec';

const END_CARD_SHOWN_SEC = 0.8;
const INTO_WORD = 0.6;
/** From its first moment to its place in the picture. */
const CARD_ENTERS_SEC = 0.8;

/** Which moment a resting stage shows: where the sound stands, or else one that shows what was changed. */
export function stillMoment(before: SceneSpec | null, now: SceneSpec, soundSec: number): number {
  const endCardChanged = before && now.endCard && JSON.stringify(before.endCard) !== JSON.stringify(now.endCard);
  if (endCardChanged && now.endCard)
    return now.durationSec - Math.max(0.1, now.endCard.durationSec - END_CARD_SHOWN_SEC);
  const isNewCard = before && now.card && now.card.picture !== before.card?.picture;
  if (isNewCard && now.card) return Math.min(now.durationSec, now.card.enterAtSec + CARD_ENTERS_SEC);
  if (soundSec > 0) return soundSec;
  // Before the first word a picture has no captions, and the chosen style could not be seen.
  const word = now.words[Math.min(1, now.words.length - 1)];
  return word ? word.startSec + (word.endSec - word.startSec) * INTO_WORD : 0;
}
