import type { StdioOptions } from 'node:child_process';
import { dirname } from 'node:path';
import { forkConfined } from '@herald/confined';
import type { PictureFormat } from '@herald/contract/statuses';
import { AppError } from '@herald/core/errors';

export interface PictureOrder {
  path: string;
  outPath: string;
  format: PictureFormat;
  /** A larger picture is made smaller. */
  maxSidePx: number;
  /** The middle is cut out as a square and drawn with this side. */
  squarePx?: number | undefined;
}

export interface RedrawnPicture {
  widthPx: number;
  heightPx: number;
  sizeBytes: number;
}

/** A picture that was written, or why the disk did not take it. */
export type RedrawAnswer = { picture: RedrawnPicture; diskError?: never } | { picture?: never; diskError: string };

const TIMEOUT_SEC = 20;

/** The library reserves a gigabyte, half of which the largest picture accepted needs. */
const LIMITS = { memoryMb: 1500, processorSec: 2 * TIMEOUT_SEC, fileMb: 100, threads: 64 };

/** Development runs the source, production a bundle beside the caller's. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './picture-process.ts' : './picture-process.mjs',
  import.meta.url,
);

/**
 * Decodes a picture and encodes it again in a process of its own, so that a file made to crash, to swell or to take forever
 * ends that process and nothing else. Undefined when the file cannot be read.
 */
export function redrawPicture(order: PictureOrder): Promise<RedrawnPicture | undefined> {
  return new Promise((resolve, reject) => {
    const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc'];
    const folder = dirname(order.outPath);
    const view = { reads: [order.path], writes: [folder] };
    const child = forkConfined({ entry: program, folder, view, limits: LIMITS, stdio });
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_SEC * 1000);
    child.on('error', reject);
    child.on('message', ({ picture, diskError }: RedrawAnswer) => {
      if (picture) resolve(picture);
      else reject(new AppError('unavailable', { cause: new Error(diskError), retryAfterSec: 30 }));
      child.disconnect();
    });
    child.on('exit', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
    child.send(order, (error) => error && child.kill('SIGKILL'));
  });
}
