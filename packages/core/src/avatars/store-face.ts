import type { PictureFormat } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import type { MadeFace } from './made-avatar.ts';

const EXTENSIONS: Record<PictureFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Stores the picture of an avatar under a name that another attempt would use too. */
export async function storeFace(
  core: Core,
  { accountId, avatarId }: { accountId: string; avatarId: string },
  { bytes, format }: MadeFace['picture'],
): Promise<string> {
  const key = `${accountFolder(accountId)}avatars/${avatarId}.${EXTENSIONS[format]}`;
  await core.storage.put(key, bytes, { contentType: `image/${format}`, sizeBytes: bytes.byteLength });
  return key;
}
