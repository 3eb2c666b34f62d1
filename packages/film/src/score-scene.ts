import type { HeardPhrase } from '@herald/direction';
import type { EffectChoice, MusicChoice } from '@herald/media/choices';
import type { FigureKind } from '@herald/media/scene/figures';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import {
  type BeatGrid,
  type PlannedEffect,
  QUIETEST_DB,
  type Score,
  type ScoreVoice,
  VOICE_STEP_SEC,
} from '@herald/media/scene/score';
import { isInsert } from '@herald/media/scene/shot-plan';
import type { Sound, Timing } from '@herald/media/sound';
import { integratedLoudness, loudnessSteps } from '@herald/speech';
import { cardMoments, enteredAtRest } from '@herald/stage';

/** What is to be heard besides the voice. */
export interface ScoreWish {
  mood: MusicChoice;
  tune: number;
  underVoiceDb: number;
  effects: EffectChoice;
}

interface Spoken extends Pick<Timing, 'words'> {
  sound: Sound;
  heard: readonly HeardPhrase[];
}

/** From one effect to the next. */
const EFFECT_GAP_SEC = { few: 6, more: 2 } as const;
/** What would be cut off is not begun. */
const LAST_EFFECT_SEC = 0.5;

/** The score of a directed scene; null where nothing was asked for. */
export function scoreOf(spec: SceneSpec, wish: ScoreWish, beatGrid: BeatGrid | null, spoken: Spoken): Score | null {
  const { mood, tune, underVoiceDb } = wish;
  const effects = effectsOf(spec, wish.effects);
  if (mood === 'none' && effects.length === 0) return null;
  const music = mood === 'none' || !beatGrid ? null : { mood, tune, underVoiceDb, ...beatGrid };
  return { music, effects, voice: voiceOf(spoken) };
}

function voiceOf({ sound, words, heard }: Spoken): ScoreVoice {
  const lufs = integratedLoudness(sound);
  const whole = Number.isFinite(lufs) ? lufs : QUIETEST_DB;
  const spans = words.length > 0 ? words : heard.map(({ fromSec, toSec }) => ({ startSec: fromSec, endSec: toSec }));
  return {
    spans: spans.map(({ startSec, endSec }) => ({ fromSec: startSec, untilSec: Math.max(startSec, endSec) })),
    lufs: Math.max(QUIETEST_DB, whole),
    levelsDb: loudnessSteps(sound, VOICE_STEP_SEC).map((level) => {
      const beside = Math.max(QUIETEST_DB, level - whole);
      return Number.isFinite(beside) ? Math.min(40, Math.round(beside * 10) / 10) : QUIETEST_DB;
    }),
  };
}

/** Marks what comes into the picture first, then cuts; the plainest film has none. */
function effectsOf(spec: SceneSpec, choice: EffectChoice): PlannedEffect[] {
  if (choice === 'none') return [];
  const gapSec = EFFECT_GAP_SEC[choice];
  const chosen: PlannedEffect[] = [];
  for (const effect of effectMoments(spec)) {
    const isFree = chosen.every(({ atSec }) => Math.abs(atSec - effect.atSec) >= gapSec);
    if (isFree && effect.atSec >= 0 && effect.atSec <= spec.durationSec - LAST_EFFECT_SEC) chosen.push(effect);
  }
  return chosen.sort((a, b) => a.atSec - b.atSec);
}

const POPS: readonly FigureKind[] = ['number', 'stars', 'sticker'];

/** The most important first. */
function effectMoments(spec: SceneSpec): PlannedEffect[] {
  const { shots, card, hook, endCard, durationSec } = spec;
  const products = shots.filter(({ size }) => size === 'product').map(({ fromSec }) => at('shutter', fromSec));
  const coveredSecs = shots.flatMap(({ size, fromSec }) => (isInsert(size) ? [fromSec] : []));
  // A card that is there when an insert ends was not seen to come.
  const isSeen = (sec: number) => card?.placement !== 'beside' || enteredAtRest(sec, coveredSecs) === sec;
  const cards = card
    ? cardMoments(card).flatMap(({ enterAtSec }) => (isSeen(enterAtSec) ? [at('pop', enterAtSec)] : []))
    : [];
  const cuts = shots
    .slice(1)
    .filter(({ size }) => size !== 'product')
    .map(({ fromSec }) => at('whoosh', fromSec));
  return [
    ...(endCard ? [at('riser', durationSec - endCard.durationSec)] : []),
    ...products,
    ...spec.figures
      .filter(({ kind, isSober }) => POPS.includes(kind) && !isSober)
      .map(({ fromSec }) => at('pop', fromSec)),
    ...cards.filter(({ atSec }) => atSec > 0),
    ...(hook ? [at('tick', 0.1)] : []),
    ...cuts,
  ];
}

const at = (kind: PlannedEffect['kind'], atSec: number): PlannedEffect => ({ kind, atSec });
