import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { momentCode, timeCode } from '#lib/time-code.ts';
import { Dot } from '#ui/dot.tsx';
import { promptedWords } from './prompter-pace.ts';
import type { RecordingPhase } from './use-takes.ts';

interface TeleprompterProps {
  script: string;
  phase: RecordingPhase;
  longestSec: number;
  /** The plan's length is reached. */
  onFull: () => void;
}

const TICK_MS = 100;

/** The script, moving at the pace of speaking, with the count-in over it. */
export function Teleprompter({ script, phase, longestSec, onFull }: TeleprompterProps) {
  const words = useMemo(() => promptedWords(script), [script]);
  const elapsedSec = useElapsedSec(phase.kind === 'recording');
  const current = words.findLastIndex(({ startSec }) => startSec <= elapsedSec);
  const line = useRef<HTMLSpanElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    board.current?.scrollIntoView({ block: 'center' });
  }, []);
  useEffect(() => {
    if (elapsedSec >= longestSec) onFull();
  }, [elapsedSec, longestSec, onFull]);
  useEffect(() => {
    if (current >= 0) line.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [current]);
  return (
    <div ref={board} className="relative overflow-hidden rounded-card border border-line bg-well">
      <div className="flex h-11 items-center justify-between border-line border-b px-4 text-13">
        <span role="status" className="flex items-center gap-2">
          <Dot tone={phase.kind === 'recording' ? 'signal' : 'idle'} isLive={phase.kind === 'recording'} />
          {phase.kind === 'recording' ? 'Recording' : 'Get ready'}
        </span>
        <span className="tc text-ink-soft">
          {momentCode(elapsedSec)} / {timeCode(longestSec)}
        </span>
      </div>
      <div className="max-h-[260px] min-h-[180px] overflow-y-auto px-5 py-[72px] text-20 leading-[1.7] md:px-8 md:text-26">
        {words.length === 0 && <p className="text-ink-faint">Just talk.</p>}
        {words.map(({ text, startSec }, index) => (
          <span key={startSec} ref={index === current ? line : undefined}>
            <span
              className={clsx(index === current ? 'text-ink' : index < current ? 'text-ink-faint' : 'text-ink-soft')}
            >
              {text}
            </span>{' '}
          </span>
        ))}
      </div>
      {phase.kind === 'counting' && (
        <div className="absolute inset-0 grid place-items-center bg-well/85" role="status">
          <span key={phase.left} className="rise display tnum font-semibold text-44">
            {phase.left}
          </span>
        </div>
      )}
    </div>
  );
}

function useElapsedSec(isRunning: boolean): number {
  const [sec, setSec] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const startedMs = performance.now();
    const timer = setInterval(() => setSec((performance.now() - startedMs) / 1000), TICK_MS);
    return () => {
      clearInterval(timer);
      setSec(0);
    };
  }, [isRunning]);
  return sec;
}
