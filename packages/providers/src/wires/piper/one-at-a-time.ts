type InTurn = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

const turns = new Map<string, Promise<unknown>>();

/** Has work at one place done in the order it was asked for, never two at once, whoever asks in this process. */
export function oneAtATime(place: string): InTurn {
  return (work, signal) => {
    const turn = (turns.get(place) ?? Promise.resolve()).then(() => {
      signal?.throwIfAborted();
      return work();
    });
    turns.set(
      place,
      turn.catch(() => undefined),
    );
    return signal ? Promise.race([turn, aborted(signal)]) : turn;
  };
}

/** Who is no longer waited for does not wait for his turn either. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
