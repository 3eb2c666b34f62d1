import { createHash } from 'node:crypto';
import { access, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { RenderRequest } from '../render/render-request.ts';
import { version } from '../version.ts';

/** What was made in a folder, by name: a film is kept while the same call would make the same one. */
export interface KeptFilms {
  has(name: string, request: RenderRequest): Promise<boolean>;
  add(name: string, request: RenderRequest): Promise<void>;
}

const MANIFEST = 'batch.json';
const manifest = z.record(z.string(), z.string());

export async function openKeptFilms(folder: string): Promise<KeptFilms> {
  const path = join(folder, MANIFEST);
  const kept = await readFile(path, 'utf8').then(
    (text) => manifest.safeParse(parsed(text)).data ?? {},
    () => ({}) as Record<string, string>,
  );
  return {
    async has(name, request) {
      if (kept[name] !== hashOf(request)) return false;
      return access(join(folder, `${name}.mp4`)).then(
        () => true,
        () => false,
      );
    },
    async add(name, request) {
      kept[name] = hashOf(request);
      // A command that is killed leaves the old list or the new one, never half of one.
      await writeFile(`${path}.new`, `${JSON.stringify(kept, null, 2)}\n`);
      await rename(`${path}.new`, path);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const hashOf = (request: RenderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([version, request]))
    .digest('hex');
