import { once } from 'node:events';
import { memoryDuring } from './memory-peak.ts';
import type { BenchApi } from './with-api.ts';

export interface ExportToMeasure {
  what: string;
  path: string;
  accept: string;
}

/** Reads a whole export and measures the memory of the API meanwhile. */
export async function measureExport(api: BenchApi, { what, path, accept }: ExportToMeasure) {
  let firstMs = 0;
  let sizeBytes = 0;
  let lines = 0;
  const startedAt = performance.now();
  const { beforeMb, peakMb } = await memoryDuring(api.pid, async () => {
    const answer = await api.open(path, { accept });
    answer.on('data', (piece: Buffer) => {
      firstMs ||= performance.now() - startedAt;
      sizeBytes += piece.length;
      lines += accept === 'text/csv' ? piece.toString('latin1').split('\n').length - 1 : 0;
    });
    await once(answer, 'end');
  });
  const ms = performance.now() - startedAt;
  return {
    what,
    calls: '1',
    measured: `${(sizeBytes / 1e6).toFixed(1)} MB${lines ? ` in ${lines} lines` : ''}, first byte ${firstMs.toFixed(0)} ms, all ${(ms / 1000).toFixed(1)} s, memory ${beforeMb.toFixed(0)} to ${peakMb.toFixed(0)} MB`,
  };
}
