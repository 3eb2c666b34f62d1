import { readdir, rm } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { VoicePack } from './engines/neural/neural-packs.ts';

/** What may lie beside a Piper voice and is of no use without it. */
const COMPANIONS = ['MODEL_CARD'];

/** Removes a pack from a folder, with everything that belongs to it and a folder that was its own. */
export async function removePack(folder: string, { kind, path }: Pick<VoicePack, 'kind' | 'path'>): Promise<void> {
  if (kind !== 'piper') return rm(path, { recursive: true, force: true });
  // The model first: without it nothing else counts as a voice.
  for (const ending of ['', '.json', '.heard-here.json']) await rm(`${path}${ending}`, { force: true });
  const own = dirname(path);
  if (relative(folder, own) === '') return;
  const left = await readdir(own).catch(() => [...COMPANIONS, own]);
  if (left.every((name) => COMPANIONS.includes(name))) await rm(own, { recursive: true, force: true });
}
