import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { filesOf, type RenderRequest } from '../render/render-request.ts';
import { version } from '../version.ts';

/** What was made in a folder, by name: a film is kept while the same call would make the same one. */
export interface KeptFilms {
  /** Of all that a film is made from. It is taken before the film is made, so that a file that changes meanwhile is noticed. */
  hashOf(request: RenderRequest): Promise<string>;
  has(name: string, hash: string): Promise<boolean>;
  add(name: string, hash: string): Promise<void>;
}

const MANIFEST = 'batch.json';
const manifest = z.record(z.string(), z.string());

export async function openKeptFilms(folder: string): Promise<KeptFilms> {
  const path = join(folder, MANIFEST);
  const kept = await readFile(path, 'utf8').then(
    (text) => manifest.safeParse(parsed(text)).data ?? {},
    () => ({}) as Record<string, string>,
  );
  const contents = new Map<string, Promise<string>>();
  return {
    async hashOf(request) {
      const files = filesOf(request);
      // Every film of a batch may show the same clip: it is read once.
      for (const file of files) if (!contents.has(file)) contents.set(file, hashOfFile(file));
      const hashes = await Promise.all(files.map((file) => contents.get(file)));
      return createHash('sha256')
        .update(JSON.stringify([version, request, hashes]))
        .digest('hex');
    },
    async has(name, hash) {
      if (kept[name] !== hash) return false;
      return access(join(folder, `${name}.mp4`)).then(
        () => true,
        () => false,
      );
    },
    async add(name, hash) {
      kept[name] = hash;
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

/** A file that cannot be read has none: its film says why when it is made. */
async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  return pipeline(createReadStream(path), hash).then(
    () => hash.digest('hex'),
    () => '',
  );
}
