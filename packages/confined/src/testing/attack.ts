import { once } from 'node:events';
import { forkConfined } from '../fork-confined.ts';
import type { ProcessLimits } from '../process-limits.ts';
import type { View } from '../sealed-view.ts';
import type { Probed, ProbeWish } from './confined-probe.ts';

/** The program that tries what a hostile file could do. */
export const CONFINED_PROBE = new URL('confined-probe.ts', import.meta.url);

export interface Attack extends Partial<ProbeWish> {
  folder: string;
  view?: View;
  limits?: ProcessLimits;
  isInBackground?: boolean;
}

/** Puts a hostile program in the place of a reader and tells what it reached. */
export async function attack({ folder, view, limits, isInBackground, ...wish }: Attack): Promise<Probed> {
  const child = forkConfined({
    ...{ entry: CONFINED_PROBE, folder, view, limits, isInBackground },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let lastWords = '';
  child.stderr?.on('data', (words: Buffer) => {
    lastWords += words.toString();
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The probe ended with ${code}: ${lastWords}`);
  });
  child.send({ port: 9, pid: process.pid, reads: [], writes: [], sockets: [], ...wish } satisfies ProbeWish);
  const [probed] = (await Promise.race([once(child, 'message'), ended])) as [Probed];
  ended.catch(() => undefined);
  child.disconnect();
  return probed;
}
