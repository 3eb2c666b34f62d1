import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchTree } from './watch-tree.ts';

const TICKS_PER_SEC = 100;

/** Users run bundles. From sources a program starts about as fast only if its compiled code is kept. */
const ENVIRONMENT = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env };

export interface Spent {
  wallSec: number;
  /** of the process and all its child processes */
  cpuSec: number;
  /** its last line on stdout */
  said: string;
}

/** Runs a program to completion and measures its whole tree of processes (Linux). */
export async function measureProcess(file: string, args: string[]): Promise<Spent> {
  const cpuBefore = reapedCpuSec();
  const startedMs = performance.now();
  const child = spawn(process.execPath, [file, ...args], { env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const watchedCpuSec = child.pid === undefined ? () => 0 : watchTree(child.pid);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${code}`);
  const wallSec = (performance.now() - startedMs) / 1000;
  return {
    wallSec,
    cpuSec: Math.max(watchedCpuSec(), reapedCpuSec() - cpuBefore),
    said: out.trim().split('\n').at(-1) ?? '',
  };
}

/** User and system time of all finished child processes, including their children. */
export function reapedCpuSec(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SEC;
}
