import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { MadeKind } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import { type MadePart, madePartRepository, type PartName, type StoredPart } from './made-part-repository.ts';

/** Where the parts of an account lie. */
export const madeFolder = (accountId: string, kind: MadeKind): string => `${accountFolder(accountId)}once/${kind}/`;

/** With the digest, because a service can say the same words in two ways: of two makers, each writes a file of its own. */
export const fileNameOf = ({ key, digest }: Pick<StoredPart, 'key' | 'digest'>): string => `${key}.${digest}`;

const keyOf = (part: StoredPart): string => `${madeFolder(part.accountId, part.kind)}${fileNameOf(part)}`;

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export interface WantedParts {
  accountId: string;
  kind: MadeKind;
  keys: readonly string[];
}

/** Which of these parts were made before; that they are used keeps them. */
export async function findMade(core: Core, { keys, ...wanted }: WantedParts): Promise<Map<string, MadePart>> {
  const which = { ...wanted, keys: [...new Set(keys)] };
  const found = await madePartRepository.list(core.db.queries, which);
  await madePartRepository.noteUse(core.db.queries, { ...which, keys: found.map(({ key }) => key) }, core.clock.now());
  return new Map(found.map((part) => [part.key, part]));
}

/** The bytes of a part; one that is gone or broken is forgotten, so that it is made again. */
export async function readMade(core: Core, part: MadePart): Promise<Buffer | undefined> {
  const key = keyOf(part);
  const isThere = (await core.storage.stat(key)) !== undefined;
  const bytes = isThere ? await buffer(await core.storage.read(key)) : undefined;
  if (bytes && digestOf(bytes) === part.digest) return bytes;
  core.log.warn({ key }, 'A part that was made before is broken and will be made again');
  await removeMade(core, part);
  return undefined;
}

export interface PartToKeep extends PartName {
  bytes: Buffer;
  avatarId?: string | undefined;
}

/**
 * Keeps a finished part under the name of what it holds, and returns the bytes that count: of two who make the same
 * part, those of the first. The row comes last, so nobody reads half a file.
 */
export async function keepMade(core: Core, { bytes, avatarId = '', ...name }: PartToKeep): Promise<Buffer> {
  const about = { sizeBytes: bytes.length, usedAt: core.clock.now(), avatarId: avatarId || null };
  const part: MadePart = { ...name, ...about, digest: digestOf(bytes) };
  const stored = keyOf(part);
  await core.storage.put(stored, bytes, { contentType: 'application/octet-stream', sizeBytes: bytes.length });
  try {
    if (await madePartRepository.insert(core.db.queries, part)) return bytes;
  } catch (error) {
    // Of an account that is deleted meanwhile nothing stays.
    await core.storage.remove(stored);
    throw error;
  }
  return (await readFirst(core, part)) ?? bytes;
}

/** What another maker kept before; the file of this one goes, unless it is the same. */
async function readFirst(core: Core, mine: MadePart): Promise<Buffer | undefined> {
  const [first] = await madePartRepository.list(core.db.queries, { ...mine, keys: [mine.key] });
  if (first?.digest === mine.digest) return undefined;
  await core.storage.remove(keyOf(mine));
  return first && readMade(core, first);
}

/** The row goes first: nobody finds what is about to go. */
export async function removeMade(core: Core, part: StoredPart): Promise<void> {
  await madePartRepository.remove(core.db.queries, part);
  await core.storage.remove(keyOf(part));
}
