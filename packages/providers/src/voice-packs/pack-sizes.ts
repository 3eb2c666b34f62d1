import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PACK_OFFERS } from './catalogue.ts';
import { downloadsFolder } from './download-note.ts';
import { filesOf, listFiles, type PackFile, readPiperList } from './pack-source.ts';

const sizesSchema = z.object({ source: z.string(), bytes: z.record(z.string(), z.number()) });

const pathIn = (folder: string): string => join(downloadsFolder(folder), 'sizes.json');

/** How large packs are, as this source said when it was asked last; by id. */
export async function knownSizes(folder: string, base: URL): Promise<Record<string, number>> {
  try {
    const { source, bytes } = sizesSchema.parse(JSON.parse(await readFile(pathIn(folder), 'utf8')));
    return source === base.href ? bytes : {};
  } catch {
    return {};
  }
}

/** Asks the source for the sizes of all its packs and writes them down. */
export async function askSizes(folder: string, base: URL, signal?: AbortSignal): Promise<void> {
  const bytes: Record<string, number> = {};
  const sum = (files: readonly PackFile[]): number => files.reduce((total, file) => total + file.bytes, 0);
  const piper = PACK_OFFERS.filter((offer) => offer.kind === 'piper');
  for (const repository of new Set(piper.map((offer) => offer.repository))) {
    const list = await readPiperList(base, repository, signal);
    for (const offer of piper.filter((one) => one.repository === repository)) {
      const size = sum(filesOf(list, offer, base));
      if (size > 0) bytes[offer.id] = size;
    }
  }
  for (const offer of PACK_OFFERS.filter(({ kind }) => kind !== 'piper')) {
    bytes[offer.id] = sum(await listFiles(offer, base, signal));
  }
  await mkdir(downloadsFolder(folder), { recursive: true });
  const own = `${pathIn(folder)}.${randomUUID()}`;
  await writeFile(own, JSON.stringify({ source: base.href, bytes }));
  await rename(own, pathIn(folder));
}
