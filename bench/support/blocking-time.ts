interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** CPU time of the thread in microseconds, which other work on the machine does not affect. */
  tdur?: number;
  args?: { beginData?: { url?: string } };
}

const LONG_TASK_MS = 50;

/** The events that a trace must contain. */
export const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Sums how far tasks of the page's thread exceed 50 ms on a slower processor, from a Chromium trace. */
export function blockingTimeMs(trace: Buffer, { url, slowdown }: { url: string; slowdown: number }): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  // The browser renders parts of itself as pages too. The page's own thread is the one that loads its URL.
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
