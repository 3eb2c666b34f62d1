import type { Score } from '@herald/media/scene/score';
import { stereoWavOf } from '@herald/media/wav';
import { scoreBlocks } from '@herald/stage/music';

const RATE_HZ = 48_000;

/** The address of a sound that holds what the film plays beside the voice. It is made in pieces, so that typing goes on. */
export async function scoreUrl(score: Score, durationSec: number, signal: AbortSignal): Promise<string> {
  const pcm = new Float32Array(Math.round(durationSec * RATE_HZ));
  const side = new Float32Array(pcm.length);
  for (const block of scoreBlocks(score, durationSec, RATE_HZ)) {
    pcm.set(block.mid, block.from);
    side.set(block.side, block.from);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return URL.createObjectURL(new Blob([stereoWavOf({ pcm, side, sampleRateHz: RATE_HZ })], { type: 'audio/wav' }));
}
