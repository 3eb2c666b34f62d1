import { type MouthCurve, type Sound, soundDurationSec, type Timing } from '@herald/speech';
import { parseSceneSpec, type SceneSpec } from '@herald/stage';

/** How a scene looks: all of its description but what is said in it. */
export type SceneLook = Omit<Partial<SceneSpec>, 'durationSec' | 'words' | 'mouth'>;

export interface SpokenPart {
  sound: Sound;
  timing: Timing;
  mouth: MouthCurve;
}

/** A scene in which somebody says this: as long as the sound, plus its end card. */
export function speakingScene(
  look: SceneLook | Record<string, unknown>,
  { sound, timing, mouth }: SpokenPart,
): SceneSpec {
  const endCard = look.endCard as { durationSec?: number } | null | undefined;
  const { rateHz, ...curves } = mouth;
  return parseSceneSpec({
    ...look,
    durationSec: soundDurationSec(sound) + (endCard ? (endCard.durationSec ?? END_CARD_SEC) : 0),
    words: timing.words.map(({ text, startSec, endSec }) => ({ text, startSec, endSec })),
    mouth: { rateHz, ...Object.fromEntries(Object.entries(curves).map(([name, curve]) => [name, rounded(curve)])) },
    ...(endCard && { endCard: { ...endCard, durationSec: endCard.durationSec ?? END_CARD_SEC } }),
  });
}

const END_CARD_SEC = 2.5;

/** A thousandth of a mouth is less than a pixel; rounded curves make small and comparable descriptions, without -0. */
function rounded(curve: Float32Array): number[] {
  return Array.from(curve, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 1000) / 1000 + 0);
}
