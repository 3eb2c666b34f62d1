import { mkdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from '@herald/media/engine-error';
import type { VoicePackStore } from '@herald/media/engines/voice-packs';
import { checkPack, forgetCheck, listVoicePacks, removePack, SpeechError, type VoicePack } from '@herald/speech';
import { PACK_OFFERS, type PackOffer } from '../voice-packs/catalogue.ts';
import { dropDownload, pauseDownload } from '../voice-packs/download-note.ts';
import { fetchPack } from '../voice-packs/fetch-pack.ts';
import { PackError } from '../voice-packs/pack-error.ts';
import { askSizes } from '../voice-packs/pack-sizes.ts';
import { PassingError } from '../voice-packs/read-answer.ts';
import { receivePack } from '../voice-packs/receive-pack.ts';
import { baseOf, listPacks, packsHere } from './voice-pack-list.ts';

export interface VoicePackStoreOptions {
  /** Where packs lie. */
  folder: string;
  /** Where packs are downloaded from. */
  source: string;
}

/** The packs in a folder of this machine, and those of the catalogue. */
export function voicePackStore({ folder, source }: VoicePackStoreOptions): VoicePackStore {
  const base = new URL(source.replace(/\/*$/, '/'));
  return {
    folder,
    source: base.href,
    list: () => listPacks(folder, base),
    async freeBytes() {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    readSizes: (signal) => askSizes(folder, base, signal).catch(toEngineError),
    async fetch(id, signal) {
      const offer = offerOf(id);
      if ((await packsHere(folder)).get(id)?.check) {
        await dropDownload(folder, id);
        return true;
      }
      return fetchPack(offer, { folder, base, signal, settle: (arrived) => settle(arrived, { folder, id, signal }) });
    },
    pause: (id) => pauseDownload(folder, offerOf(id).id),
    drop: (id) => dropDownload(folder, offerOf(id).id),
    async hear(id, signal) {
      await checkPack(await packHere(folder, id), signal);
    },
    async forgetProblems() {
      const packs = [...(await packsHere(folder)).values()];
      await Promise.all(packs.filter(({ problem }) => problem).map(forgetCheck));
    },
    async remove(id) {
      await removePack(folder, await packHere(folder, id));
    },
    add: (files, signal) =>
      receivePack(files, {
        folder,
        isHere: async (base) => [...(await packsHere(folder)).values()].some((pack) => baseOf(pack) === base),
        settle: (arrived, id) => settle(arrived, { folder, id, signal }),
      }),
  };
}

function offerOf(id: string): PackOffer {
  const offer = PACK_OFFERS.find((one) => one.id === id);
  if (!offer) throw new EngineError('voice_unknown', `The catalogue has no voice pack "${id}".`);
  return offer;
}

async function packHere(folder: string, id: string): Promise<VoicePack> {
  const pack = (await packsHere(folder)).get(id);
  if (!pack) throw new EngineError('voice_unknown', `There is no voice pack "${id}" on this machine.`);
  return pack;
}

interface Settling {
  folder: string;
  id: string;
  signal: AbortSignal;
}

/** A pack that speaks is moved beside the others in one step, so nobody ever sees a half of it. */
async function settle(arrived: string, { folder, id, signal }: Settling): Promise<void> {
  const [pack] = await listVoicePacks(arrived);
  try {
    if (!pack) throw new SpeechError('voice_folder_invalid', 'There is no voice in what arrived.');
    await checkPack(pack, signal);
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof SpeechError)) throw cause;
    await rm(arrived, { recursive: true, force: true });
    throw new PackError('cannot_speak', `The voice arrived and cannot speak here: ${cause.message}`, cause);
  }
  const target = join(folder, id);
  await rm(target, { recursive: true, force: true });
  await rename(arrived, target);
  await dropDownload(folder, id);
}

function toEngineError(error: unknown): never {
  if (error instanceof PackError || error instanceof PassingError) {
    throw new EngineError('unavailable', error.message, { cause: error });
  }
  throw error;
}
