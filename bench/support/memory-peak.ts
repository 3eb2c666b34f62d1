import { readFile, writeFile } from 'node:fs/promises';

export interface Memory {
  beforeMb: number;
  peakMb: number;
}

/** The most memory a process held while something was done (Linux). */
export async function memoryDuring(pid: number, work: () => Promise<void>): Promise<Memory> {
  // Makes the kernel forget the highest mark so far.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const beforeMb = await statusMb(pid, 'VmRSS');
  await work();
  return { beforeMb, peakMb: await statusMb(pid, 'VmHWM') };
}

async function statusMb(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}
