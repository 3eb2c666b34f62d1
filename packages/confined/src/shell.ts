import { spawnSync } from 'node:child_process';

export const SHELL = '/bin/sh';

/** A text as one word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Waits for the answer: some milliseconds. */
export function works([program = '', ...args]: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
