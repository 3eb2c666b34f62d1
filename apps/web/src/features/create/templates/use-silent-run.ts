import { useEffect, useState } from 'react';
import type { StageRemote } from '../preview/stage-remote.ts';

const TOLD_EVERY_MS = 100;

interface SilentRun {
  isMoving: boolean;
  fromSec: number;
}

/** A scene that moves without a sound, from its end to its beginning again, until somebody stops it. */
export function useSilentRun(stage: StageRemote, durationSec: number) {
  const [run, setRun] = useState<SilentRun>(() => ({
    isMoving: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    fromSec: 0,
  }));
  const [movedTo, setMovedTo] = useState(0);
  useEffect(() => {
    if (durationSec === 0) return undefined;
    stage.follow(run.isMoving, run.fromSec);
    if (!run.isMoving) return undefined;
    const startedMs = performance.now();
    const tell = () => {
      const sec = run.fromSec + (performance.now() - startedMs) / 1000;
      if (sec < durationSec) setMovedTo(sec);
      else setRun({ isMoving: true, fromSec: 0 });
    };
    tell();
    const timer = setInterval(tell, TOLD_EVERY_MS);
    return () => clearInterval(timer);
  }, [stage, durationSec, run]);
  useEffect(() => () => stage.follow(false, 0), [stage]);
  const nowSec = Math.min(durationSec, run.isMoving ? movedTo : run.fromSec);
  return {
    ...{ nowSec, isMoving: run.isMoving },
    toggle: () => setRun({ isMoving: !run.isMoving, fromSec: nowSec }),
    goTo: (sec: number) => setRun({ isMoving: run.isMoving, fromSec: sec }),
  };
}
