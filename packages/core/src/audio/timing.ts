import type { TimedWord } from '@herald/contract';
import type { Core } from '../core.ts';
import { newId } from '../new-id.ts';
import type { SpokenSound } from './speech-engine.ts';

/** Everything about a sound but the sound. */
export type SoundTiming = Omit<SpokenSound, 'pcm'>;

/** Where a kept sound and everything about it lie. */
export function folderOf({ soundKey }: { soundKey: string }): string {
  return soundKey.slice(0, soundKey.lastIndexOf('/') + 1);
}

export function durationOf({ pcm, sampleRateHz }: Pick<SpokenSound, 'pcm' | 'sampleRateHz'>): number {
  return pcm.length / sampleRateHz;
}

/** Words as the wire has them, to the millisecond. */
export function timedWords(words: SpokenSound['words']): TimedWord[] {
  const toMs = (sec: number) => Math.round(sec * 1000) / 1000;
  return words.map(({ text, startSec, endSec }) => ({ text, start: toMs(startSec), end: toMs(endSec) }));
}

/** Stores the timing in the folder of its sound; under a name of its own, so that whoever reads an older one still can. */
export async function putTiming(core: Core, folder: string, sound: Partial<SpokenSound>): Promise<string> {
  const { sampleRateHz, words, phones, mouth, notes } = sound;
  const key = `${folder}timing-${newId(core)}.json`;
  const json = Buffer.from(JSON.stringify({ sampleRateHz, words, phones, mouth, notes }));
  await core.storage.put(key, json, { contentType: 'application/json', sizeBytes: json.length });
  return key;
}
