interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** CPU time of the thread, in microseconds: unlike the time of the clock, other work on the machine does not count. */
  tdur?: number;
  args?: { beginData?: { url?: string } };
}

const LONG_TASK_MS = 50;

/** What a trace has to hold. */
export const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** What tasks of the page's own thread take beyond 50 ms each on a slower processor, from a trace of Chromium's. */
export function blockingTimeMs(trace: Buffer, { url, slowdown }: { url: string; slowdown: number }): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  // The browser draws parts of itself as pages too; this page's thread is where its address is read.
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  if (mains.size !== 1) throw new Error(`The trace shows ${mains.size} threads of ${url}.`);
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - LONG_TASK_MS)
    .filter((beyondMs) => beyondMs > 0)
    .reduce((sum, beyondMs) => sum + beyondMs, 0);
}
