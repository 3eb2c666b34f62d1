const PARTS = 100;
/** Between two looks at a playing film; a longer way was a jump. */
const LONGEST_STEP_SEC = 2;

interface Seen {
  watched_seconds: number;
  /** Hundredths of the video. */
  seen: number[];
}

/** Remembers which parts of a film were really played, and for how long altogether. */
export function createSeenParts() {
  const parts = new Set<number>();
  let watchedSec = 0;
  let lastSec: number | null = null;
  return {
    /** The film plays and is here now. */
    at(sec: number, durationSec: number): void {
      const stepSec = lastSec === null ? 0 : sec - lastSec;
      const isStep = stepSec > 0 && stepSec <= LONGEST_STEP_SEC;
      const fromSec = isStep && lastSec !== null ? lastSec : sec;
      if (isStep) watchedSec += stepSec;
      lastSec = sec;
      for (let part = partOf(fromSec, durationSec); part <= partOf(sec, durationSec); part++) parts.add(part);
    },
    /** The film stands or jumps: what comes next does not follow from what was. */
    interrupt(): void {
      lastSec = null;
    },
    read: (): Seen => ({
      watched_seconds: Math.round(watchedSec * 10) / 10,
      seen: [...parts].sort((a, b) => a - b),
    }),
  };
}

function partOf(sec: number, durationSec: number): number {
  return Math.min(PARTS - 1, Math.max(0, Math.floor((sec / durationSec) * PARTS)));
}
