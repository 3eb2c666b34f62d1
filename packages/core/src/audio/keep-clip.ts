import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { AudioSource } from '@herald/contract/statuses';
import { type CompressedSound, type SpokenSound, soundDurationSec } from '@herald/media/sound';
import { wavOf } from '@herald/media/wav';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { storeWithin } from '../quota/storage-room.ts';
import { newId } from '../runtime/new-id.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import { type AudioClip, audioRepository } from './audio-repository.ts';
import { putTiming, type SoundOrigin, timedWords } from './timing.ts';

/** Music in a small file of its own, and how loud it is over time. */
export interface MusicFile extends CompressedSound {
  path: string;
}

export interface ClipToKeep {
  sound: SpokenSound | MusicFile;
  source: AudioSource;
  name: string;
  script: string;
  locale: string;
  voiceId?: string;
  rate?: number;
  style?: string | undefined;
  spokenFromHash?: string;
  origin?: SoundOrigin;
}

const NAME_CHARACTERS = 200;

/** Stores a sound and lists it for the account. Of the same speech made twice at once, the first one stays. */
export async function keepClip(core: Core, actor: Actor, kept: ClipToKeep): Promise<AudioClip> {
  const { source, script, locale, rate = 1 } = kept;
  const id = newId(core);
  const folder = `${accountFolder(actor.accountId)}audio/${id}/`;
  try {
    const files =
      'path' in kept.sound
        ? await putMusic(core, folder, kept.sound)
        : await putSpeech(core, folder, kept.sound, kept.origin);
    const { sizeBytes } = files;
    const clip = await storeWithin(core, actor, { name: 'keep sound', sizeBytes }, (tx) =>
      audioRepository.insert(tx, {
        ...files,
        id,
        accountId: actor.accountId,
        createdById: actor.userId,
        source,
        name: kept.name.trim().slice(0, NAME_CHARACTERS),
        script,
        spokenFromHash: kept.spokenFromHash ?? null,
        locale,
        voiceId: kept.voiceId ?? null,
        speechRate: rate,
        voiceStyle: kept.style ?? null,
        createdAt: core.clock.now(),
      }),
    );
    return clip ?? (await takeTwin(core, actor, kept, folder));
  } catch (error) {
    await core.storage.removeUnder(folder);
    throw error;
  }
}

/** What a row says about its files. */
type ClipFiles = Pick<AudioClip, 'soundKey' | 'timingKey' | 'words' | 'notes' | 'durationSec' | 'sizeBytes' | 'peaks'>;

async function putSpeech(
  core: Core,
  folder: string,
  sound: SpokenSound,
  origin: SoundOrigin | undefined,
): Promise<ClipFiles> {
  const wav = wavOf(sound);
  const soundKey = `${folder}sound.wav`;
  await core.storage.put(soundKey, wav, { contentType: 'audio/wav', sizeBytes: wav.length });
  const timing = await putTiming(core, folder, sound, origin);
  return {
    soundKey,
    timingKey: timing.key,
    words: timedWords(sound.words),
    notes: sound.notes,
    durationSec: soundDurationSec(sound),
    sizeBytes: wav.length + timing.sizeBytes,
    peaks: peaksOf(sound.pcm),
  };
}

async function putMusic(core: Core, folder: string, { path, durationSec, outline }: MusicFile): Promise<ClipFiles> {
  const soundKey = `${folder}sound.m4a`;
  const { size: sizeBytes } = await stat(path);
  await core.storage.put(soundKey, createReadStream(path), { contentType: 'audio/mp4', sizeBytes });
  return { soundKey, timingKey: null, words: [], notes: [], durationSec, sizeBytes, peaks: peaksOf(outline) };
}

async function takeTwin(core: Core, actor: Actor, kept: ClipToKeep, folder: string): Promise<AudioClip> {
  const twin = await audioRepository.findSpokenFrom(core.db.queries, actor.accountId, kept.spokenFromHash ?? '');
  if (!twin) throw new Error('The same speech was stored first by another request, but it is gone.');
  await core.storage.removeUnder(folder);
  return twin;
}

const PEAKS = 400;

/** The outline of a sound, 0 to 1: the loudest sample of each of 400 equal parts. */
export function peaksOf(pcm: ArrayLike<number>): number[] {
  const count = Math.min(PEAKS, pcm.length);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * pcm.length) / count);
    const to = Math.floor(((index + 1) * pcm.length) / count);
    return Math.min(1, Math.round(loudest(pcm, from, to) * 1000) / 1000);
  });
}

function loudest(pcm: ArrayLike<number>, from: number, to: number): number {
  let peak = 0;
  for (let index = from; index < to; index += 1) peak = Math.max(peak, Math.abs(pcm[index] ?? 0));
  return peak;
}
