import type { Score } from '@herald/media/scene/score';
import { composeTune } from './compose-tune.ts';
import { type EffectSound, makeEffect } from './effects.ts';
import { GAIN_STEP_SEC, givingWay } from './give-way.ts';
import { MOODS } from './moods.ts';
import { TunePlayer } from './play-tune.ts';

/** A stretch of sound: left is middle plus side, right is middle minus side. */
export interface ScoreBlock {
  /** its first sample in the film */
  from: number;
  mid: Float32Array;
  side: Float32Array;
}

const BLOCK_SEC = 0.5;
/** An effect is so far below the voice. */
const EFFECT_BELOW_VOICE_DB = 18;
const amplitude = (db: number): number => 10 ** (db / 20);

/** Everything of a film that is no voice, at the loudness that suits the score's voice, block by block. */
export function* scoreBlocks(score: Score, durationSec: number, sampleRateHz: number): Generator<ScoreBlock> {
  const length = Math.round(durationSec * sampleRateHz);
  const size = Math.round(BLOCK_SEC * sampleRateHz);
  const music = score.music && openMusic(score, durationSec, sampleRateHz);
  const effects = openEffects(score, sampleRateHz);
  for (let from = 0; from < length; from += size) {
    const count = Math.min(size, length - from);
    const block = { from, mid: new Float32Array(count), side: new Float32Array(count) };
    music?.(block);
    for (const effect of effects) addEffect(block, effect);
    yield block;
  }
}

/** Adds the music, which goes on from block to block. */
function openMusic(score: Score, durationSec: number, sampleRateHz: number): (block: ScoreBlock) => void {
  const { music, voice } = score;
  if (!music) return () => undefined;
  const { notes } = composeTune(music, durationSec, voice.spans.at(-1)?.untilSec ?? 0);
  const player = new TunePlayer(notes, sampleRateHz);
  const gains = givingWay(score, durationSec).map((db) => amplitude(db + voice.lufs - MOODS[music.mood].lufs));
  const stepsPerSample = 1 / (GAIN_STEP_SEC * sampleRateHz);
  return ({ from, mid, side }) => {
    player.add(from, mid, side);
    for (let i = 0; i < mid.length; i++) {
      const at = (from + i) * stepsPerSample;
      const step = Math.floor(at);
      const gain = gains[step] + (at - step) * (gains[Math.min(gains.length - 1, step + 1)] - gains[step]);
      mid[i] *= gain;
      side[i] *= gain;
    }
  };
}

interface Placed extends EffectSound {
  from: number;
  gain: number;
}

function openEffects({ effects, voice }: Score, sampleRateHz: number): Placed[] {
  const made = new Map<string, EffectSound>();
  const gain = amplitude(voice.lufs - EFFECT_BELOW_VOICE_DB);
  return effects.map(({ kind, atSec }) => {
    const sound = made.get(kind) ?? makeEffect(kind, sampleRateHz);
    made.set(kind, sound);
    return { ...sound, from: Math.round((atSec - sound.leadSec) * sampleRateHz), gain };
  });
}

function addEffect({ from, mid, side }: ScoreBlock, effect: Placed): void {
  const first = Math.max(from, effect.from);
  const last = Math.min(from + mid.length, effect.from + effect.mid.length);
  for (let i = first; i < last; i++) {
    mid[i - from] += effect.gain * effect.mid[i - effect.from];
    side[i - from] += effect.gain * effect.side[i - effect.from];
  }
}
