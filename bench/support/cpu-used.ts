import { readFile } from 'node:fs/promises';

/** CPU time that each process has used so far in its main thread, in ms (Linux). */
export async function cpuUsed(pids: number[]): Promise<Map<number, number>> {
  const times = await Promise.all(pids.map(cpuOf));
  return new Map(pids.map((pid, index) => [pid, times[index] ?? 0]));
}

/** How much more it is; a process that ended in between does not count. */
export function cpuBetween(before: Map<number, number>, after: Map<number, number>): number {
  return [...after].reduce((sum, [pid, time]) => sum + Math.max(0, time - (before.get(pid) ?? 0)), 0);
}

export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').map(Number);
}

async function cpuOf(pid: number): Promise<number> {
  const [nanoseconds = '0'] = (await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')).split(' ');
  return Number(nanoseconds) / 1e6;
}
