import { diskStorage, type Storage, StorageError } from '../storage/index.ts';
import { MARK_KEY, readMark, writeMark } from './store-mark.ts';

export interface MovedFiles {
  copied: number;
  /** They were there before, with the same size. */
  kept: number;
}

/**
 * Copies all files of an installation from its folder into another store. The folder stays as it is, so this can be done
 * again after it was stopped. The mark comes last: no installation starts with a store that has half of its files.
 */
export async function moveFiles(folder: string, to: Storage, onCopied: (copied: number) => void): Promise<MovedFiles> {
  const from = diskStorage(folder);
  const [mark, markThere] = [await readMark(from), await readMark(to)];
  if (mark === undefined) throw new StorageError('not_found', 'The folder has no files of an installation');
  if (markThere !== undefined && markThere !== mark) {
    throw new StorageError('bad_key', 'It has the files of another installation');
  }
  const moved = { copied: 0, kept: 0 };
  for await (const { key, contentType, sizeBytes } of from.listAll()) {
    if (key === MARK_KEY) continue;
    if ((await to.stat(key))?.sizeBytes === sizeBytes) {
      moved.kept += 1;
      continue;
    }
    const there = await to.put(key, await from.read(key), { contentType, sizeBytes });
    if (there.sizeBytes !== sizeBytes) throw new StorageError('unavailable', `Not all of ${key} arrived`);
    moved.copied += 1;
    onCopied(moved.copied);
  }
  if (markThere === undefined) await writeMark(to, mark);
  return moved;
}
