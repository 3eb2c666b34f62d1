import { createHash } from 'node:crypto';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BatchTable, TableRow } from '@herald/contract/batch-rows';
import { limits } from '@herald/contract/limits';
import type { TemplateVariable } from '@herald/contract/template';
import { EngineError } from '@herald/media/engine-error';
import { readPictureHeader } from '@herald/media/picture-header';
import type { Providers } from '@herald/providers';

const WEB = /^https?:\/\//i;

export interface Fetching {
  variables: readonly TemplateVariable[];
  /** Where pictures are kept, so that the next call finds them. */
  folder: string;
  webPicture: Providers['webPicture'];
  signal: AbortSignal;
  /** Hears which address is no picture, and why. */
  onProblem: (row: number, text: string) => void;
}

/** The rows with files in place of web addresses of pictures, each fetched once. What is no picture stays an address. */
export async function fetchPictures({ rows }: Pick<BatchTable, 'rows'>, fetching: Fetching): Promise<TableRow[]> {
  const names = fetching.variables.filter(({ kind }) => kind === 'picture').map(({ name }) => name);
  const files = new Map<string, string | EngineError>();
  const filled: TableRow[] = [];
  for (const { row, values } of rows) {
    const own = { ...values };
    for (const name of names) {
      const url = own[name]?.trim() ?? '';
      if (!WEB.test(url)) continue;
      const file = files.get(url) ?? (await fileOf(url, fetching));
      files.set(url, file);
      if (typeof file === 'string') own[name] = file;
      else fetching.onProblem(row, `${name}: ${file.message}`);
    }
    filled.push({ row, values: own });
  }
  return filled;
}

async function fileOf(url: string, { folder, webPicture, signal }: Fetching): Promise<string | EngineError> {
  const path = resolve(join(folder, createHash('sha256').update(url).digest('hex').slice(0, 16)));
  if (await isThere(path)) return path;
  try {
    const bytes = await webPicture({ url, mostBytes: limits.imageUploadBytes, signal });
    if (typeof readPictureHeader(bytes) === 'string')
      return new EngineError('picture_unusable', `${url} is no picture.`);
    await mkdir(folder, { recursive: true });
    await writeFile(path, bytes);
    return path;
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
