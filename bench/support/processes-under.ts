import { readFile } from 'node:fs/promises';

/** A process and the children it has now. */
export async function processesUnder(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}
