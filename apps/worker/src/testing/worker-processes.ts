import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { VideoShop } from './video-shop.ts';
import type { FilmedBy } from './worker-process.ts';

type Places = Pick<VideoShop, 'databaseUrl' | 'storageRoot' | 'workFolder'>;

/** Workers in processes of their own, to be killed. */
export class WorkerProcesses {
  /** Those that were started, also before they are ready. */
  readonly all: ChildProcess[] = [];

  /** Resolves when it is ready, or when it ended before. */
  async start({ databaseUrl, storageRoot, workFolder }: Places, filmedBy?: FilmedBy): Promise<ChildProcess> {
    const program = new URL('./worker-process.ts', import.meta.url);
    const service = filmedBy ? [JSON.stringify(filmedBy)] : [];
    const worker = fork(program, [databaseUrl, storageRoot, workFolder, ...service]);
    this.all.push(worker);
    await Promise.race([once(worker, 'message'), once(worker, 'exit')]);
    return worker;
  }

  async killAll(): Promise<void> {
    for (const worker of this.all.splice(0)) await kill(worker);
  }
}

export async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}
