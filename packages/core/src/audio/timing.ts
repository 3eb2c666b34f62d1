import { buffer } from 'node:stream/consumers';
import type { ClipWord } from '@herald/contract/endpoints/speech';
import type { ListedVoice } from '@herald/media/engines/speech-service';
import { decodeMouthCurves, encodeMouthCurves, type MouthCurvesJson } from '@herald/media/mouth';
import type { SpokenSound } from '@herald/media/sound';
import type { Core } from '../core.ts';
import { newId } from '../runtime/new-id.ts';

/** Everything about a sound except its samples. */
type SoundTiming = Omit<SpokenSound, 'pcm'>;

/** Who speaks in a sound, as the voice was listed then: it may end. */
export type Speaker = Pick<ListedVoice, 'label' | 'gender' | 'age' | 'quality' | 'engine'>;

/** A timing as it is written to its file. */
interface TimingFile extends Omit<SoundTiming, 'mouth'> {
  mouth: { rateHz: number; curves: MouthCurvesJson };
  speaker?: Speaker;
  /** The first of the sounds whose time this one keeps. */
  inTimeOf?: string;
}

/** What is kept of a sound beside its times. */
export type SoundOrigin = Pick<TimingFile, 'speaker' | 'inTimeOf' | 'passages'>;

interface StoredTiming {
  key: string;
  sizeBytes: number;
}

/** The folder of a stored sound. */
export function folderOf({ soundKey }: { soundKey: string }): string {
  return soundKey.slice(0, soundKey.lastIndexOf('/') + 1);
}

/** Words as the API returns them, to the millisecond. */
export function timedWords(words: SpokenSound['words']): ClipWord[] {
  const toMs = (sec: number) => Math.round(sec * 1000) / 1000;
  return words.map(({ text, startSec, endSec }) => ({ text, start: toMs(startSec), end: toMs(endSec) }));
}

/** Stores the timing in the folder of its sound; under a new name each time, so that readers of an older one are not disturbed. */
export async function putTiming(
  core: Core,
  folder: string,
  sound: SpokenSound,
  origin: SoundOrigin = {},
): Promise<StoredTiming> {
  const key = `${folder}timing-${newId(core)}.json`;
  const json = timingJson(sound, origin);
  await core.storage.put(key, json, { contentType: 'application/json', sizeBytes: json.length });
  return { key, sizeBytes: json.length };
}

export function timingJson(sound: SpokenSound, origin: SoundOrigin = {}): Buffer {
  const { sampleRateHz, words, phones, mouth, notes, passages, movesWith } = sound;
  const curves = encodeMouthCurves(mouth);
  const file: TimingFile = {
    ...{ sampleRateHz, words, phones, notes },
    mouth: { rateHz: mouth.rateHz, curves },
    ...(passages && { passages }),
    ...(movesWith && { movesWith }),
    ...origin,
  };
  return Buffer.from(JSON.stringify(file));
}

/** Reads what `timingJson` wrote. */
export function timingOf(json: Buffer): SoundTiming {
  const { mouth, speaker: _, inTimeOf: __, ...timing } = JSON.parse(json.toString('utf8')) as TimingFile;
  return { ...timing, mouth: decodeMouthCurves(mouth.rateHz, mouth.curves) };
}

/** Who speaks in a kept sound, and in whose time; unknown for those of earlier versions. */
export async function readOrigin(core: Core, { timingKey }: { timingKey: string | null }): Promise<SoundOrigin> {
  return timingKey ? originOf(await buffer(await core.storage.read(timingKey))) : {};
}

export function originOf(json: Buffer): SoundOrigin {
  const { speaker, inTimeOf, passages } = JSON.parse(json.toString('utf8')) as TimingFile;
  return { ...(speaker && { speaker }), ...(inTimeOf && { inTimeOf }), ...(passages && { passages }) };
}
