import { join } from 'node:path';
import { hideFromReaders } from '@herald/confined';
import type { Config } from '../config/config.ts';

/** Keeps processes that have no view of their own away from the keys, the files of the embedded database and its socket. */
export function hideSecrets({ dataFolder }: Config, databaseUrl: string): void {
  const socketFolder = new URL(databaseUrl).searchParams.get('host');
  const folders = ['keys', 'postgres'].map((name) => join(dataFolder, name));
  hideFromReaders(socketFolder?.startsWith('/') ? [...folders, socketFolder] : folders);
}
