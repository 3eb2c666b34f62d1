import { join } from 'node:path';
import { hideFromReaders } from '@herald/providers';
import type { Config } from '../config/config.ts';

/** Keeps processes for files of others away from the keys, from the files of the embedded database and from its socket. */
export function hideSecrets({ dataFolder }: Config, databaseUrl: string): void {
  const socketFolder = new URL(databaseUrl).searchParams.get('host');
  const folders = ['keys', 'postgres'].map((name) => join(dataFolder, name));
  hideFromReaders(socketFolder?.startsWith('/') ? [...folders, socketFolder] : folders);
}
