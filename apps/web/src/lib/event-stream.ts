import { authToken } from './auth-token.ts';
import { EventParser, type StreamEvent } from './event-parser.ts';
import { endSessionOf } from './session-end.ts';

interface EventStreamOptions {
  /** Below /api, as in the contract. */
  path: string;
  onEvent: (event: StreamEvent) => void;
  /** The line broke, or could not be opened. */
  onLost?: () => void;
  /** Ends a wait early; returns how to stop listening. */
  onBack?: (listener: () => void) => () => void;
  /** Replaced by tests; the platform's own otherwise. */
  fetch?: typeof fetch;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  longestSilenceMs?: number;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The server says something every 15 s. A computer that slept, or a proxy that forgot the line, ends it without a word. */
const LONGEST_SILENCE_MS = 50_000;

/** Refusals that asking again does not change. */
const lasting = new Set([401, 403, 404]);

/**
 * Listens to server-sent events with the session's token, which the browser's own EventSource cannot send.
 * Lost connections are opened again where they stopped. Returns how to stop.
 */
export function openEventStream(options: EventStreamOptions): () => void {
  const stop = new AbortController();
  void listenUntil(stop.signal, options);
  return () => stop.abort();
}

async function listenUntil(signal: AbortSignal, options: EventStreamOptions): Promise<void> {
  const parser = new EventParser();
  const wait = options.wait ?? ((ms, stopped) => waitMs(ms, stopped, options.onBack));
  let failures = 0;
  while (!signal.aborted) {
    const outcome = await listenOnce(signal, parser, options).catch(() => 'lost' as const);
    if (signal.aborted) return;
    if (outcome === 'refused') return;
    options.onLost?.();
    failures = outcome === 'ended' ? 1 : failures + 1;
    const base = parser.retryMs ?? FIRST_WAIT_MS;
    await wait(Math.min(LONGEST_WAIT_MS, base * 2 ** (failures - 1)), signal);
  }
}

/** `ended`: it was open and the line broke; `lost`: it could not be opened. */
async function listenOnce(
  signal: AbortSignal,
  parser: EventParser,
  options: EventStreamOptions,
): Promise<'ended' | 'lost' | 'refused'> {
  const call = options.fetch ?? fetch;
  const token = authToken.read();
  const response = await call(`/api${options.path}`, { headers: headersWith(token, parser.lastEventId), signal });
  if (response.status === 401) endSessionOf(token);
  if (lasting.has(response.status)) return 'refused';
  if (!response.ok || !response.body) return 'lost';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const giveUp = () => void reader.cancel().catch(() => undefined);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, options.longestSilenceMs ?? LONGEST_SILENCE_MS);
    return reader.read();
  };
  try {
    for (let piece = await read(); !piece.done; piece = await read())
      for (const event of parser.push(piece.value)) if (!signal.aborted) options.onEvent(event);
  } catch {
    // A broken line and a line that was closed are the same to the listener: it opens the stream again.
  } finally {
    clearTimeout(silence);
  }
  return 'ended';
}

function headersWith(token: string | null, lastEventId: string): Record<string, string> {
  return {
    accept: 'text/event-stream',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(lastEventId && { 'last-event-id': lastEventId }),
  };
}

function waitMs(ms: number, signal: AbortSignal, onBack: EventStreamOptions['onBack']): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stopListening?.();
      resolve();
    };
    // A little by chance, so that all tabs do not come back in the same moment after a restart.
    const timer = setTimeout(finish, ms * (0.8 + 0.4 * Math.random()));
    const stopListening = onBack?.(finish);
    signal.addEventListener('abort', finish);
  });
}
