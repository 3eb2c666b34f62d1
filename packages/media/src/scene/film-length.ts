import { type EndCardSpec, SCENE_DEFAULTS } from './scene-spec.ts';

/** How long the film of a sound is. The end card follows the last word; the hook is shown while the first words are said. */
export function filmSecOf(soundSec: number, { end_card }: { end_card: string }): number {
  return sceneSecOf(soundSec, isEndCard(end_card) ? { durationSec: SCENE_DEFAULTS.endCardSec } : null);
}

/** How long a scene is whose end card is written out. */
export function sceneSecOf(soundSec: number, endCard: Pick<EndCardSpec, 'durationSec'> | null | undefined): number {
  return soundSec + (endCard?.durationSec ?? 0);
}

/** Words of nothing but space are no end card. */
export function isEndCard(words: string): boolean {
  return words.trim() !== '';
}
