import { basename } from 'node:path';
import type { VoicePackStatus } from '@herald/media/engines/voice-packs';
import { listVoicePacks, type VoicePack } from '@herald/speech';
import { PACK_OFFERS, type PackOffer } from '../voice-packs/catalogue.ts';
import { readNote } from '../voice-packs/download-note.ts';
import { knownSizes } from '../voice-packs/pack-sizes.ts';
import { fileUrl } from '../voice-packs/pack-source.ts';
import { describeNatural } from './describe-natural.ts';

/** What a pack is called in its folder; there is one Kokoro. */
export const baseOf = ({ kind, path }: VoicePack): string => (kind === 'kokoro' ? 'kokoro' : basename(path, '.onnx'));

/** Packs in a folder by their id: that of the catalogue for the first of its kind, their place for every other. */
export async function packsHere(folder: string): Promise<Map<string, VoicePack>> {
  const packs = new Map<string, VoicePack>();
  for (const pack of await listVoicePacks(folder)) {
    const id = baseOf(pack);
    const isOffered = PACK_OFFERS.some((offer) => offer.id === id);
    packs.set(isOffered && !packs.has(id) ? id : pack.name, pack);
  }
  return packs;
}

/** Every pack of the catalogue, and after them those that were brought. */
export async function listPacks(folder: string, base: URL): Promise<VoicePackStatus[]> {
  const [here, sizes] = await Promise.all([packsHere(folder), knownSizes(folder, base)]);
  const offered = PACK_OFFERS.map(async (offer): Promise<VoicePackStatus> => {
    const pack = here.get(offer.id);
    const absent = { ...statusOf(offer, base), sizeBytes: sizes[offer.id] ?? null };
    if (pack) return { ...absent, ...factsOf(pack), sizeBytes: absent.sizeBytes ?? pack.bytes };
    const note = await readNote(folder, offer.id);
    const sizeBytes = note?.progress?.totalBytes ?? absent.sizeBytes;
    return { ...absent, sizeBytes, progress: note?.progress ?? null, ...restOf(note) };
  });
  const brought = [...here].filter(([id]) => !PACK_OFFERS.some((offer) => offer.id === id));
  return [...(await Promise.all(offered)), ...brought.map(([id, pack]) => broughtStatus(id, pack))];
}

const restOf = (note: Awaited<ReturnType<typeof readNote>>) => ({
  failure: note?.failure ?? null,
  isPaused: note?.isPaused ?? false,
});

const ABSENT = {
  isHere: false,
  voices: [],
  realTimeFactor: null,
  problem: null,
  progress: null,
  failure: null,
  isPaused: false,
} satisfies Partial<VoicePackStatus>;

function statusOf(offer: PackOffer, base: URL): Omit<VoicePackStatus, 'sizeBytes'> {
  const { id, kind, name, quality, locales, speakers, licence } = offer;
  const card = offer.kind === 'piper' ? `${offer.folder}/MODEL_CARD` : 'README.md';
  const { href } = fileUrl(base, offer.repository, card);
  return {
    ...ABSENT,
    id,
    kind,
    name,
    quality,
    locales: [...locales],
    speakers,
    licence: { ...licence, url: href },
    isOffered: true,
  };
}

function factsOf({ voices, check, problem }: VoicePack) {
  return {
    isHere: true,
    voices: check ? voices.map(describeNatural) : [],
    speakers: voices.length > 0 ? voices.length : null,
    locales: [...new Set(voices.map(({ locale }) => locale))],
    realTimeFactor: check?.realTimeFactor ?? null,
    problem,
  } satisfies Partial<VoicePackStatus>;
}

const broughtStatus = (id: string, pack: VoicePack): VoicePackStatus => ({
  ...ABSENT,
  ...factsOf(pack),
  id,
  kind: pack.kind,
  name: pack.kind === 'kokoro' ? 'Kokoro' : baseOf(pack),
  quality: '',
  sizeBytes: pack.bytes,
  licence: null,
  isOffered: false,
});
