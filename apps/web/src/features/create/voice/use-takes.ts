import { useCallback, useEffect, useRef, useState } from 'react';
import { recordedType, type Take, takeFrom } from './take.ts';

export type RecordingPhase = { kind: 'resting' } | { kind: 'counting'; left: number } | { kind: 'recording' };

const countFrom = 3;
const resting: RecordingPhase = { kind: 'resting' };

/** Counts in, records, and keeps every take until the page is left. */
export function useTakes() {
  const [phase, setPhase] = useState<RecordingPhase>(resting);
  const [takes, setTakes] = useState<Take[]>([]);
  const recorder = useRef<MediaRecorder>(undefined);
  const count = useRef<ReturnType<typeof setTimeout>>(undefined);
  const made = useRef(0);
  const urls = useRef<string[]>([]);

  const record = useCallback((stream: MediaStream) => {
    const type = recordedType();
    const pieces: Blob[] = [];
    const tape = new MediaRecorder(stream, type ? { mimeType: type } : {});
    const startedMs = performance.now();
    tape.ondataavailable = ({ data }) => data.size > 0 && pieces.push(data);
    tape.onstop = () => {
      made.current += 1;
      const take = takeFrom(pieces, tape.mimeType, made.current, (performance.now() - startedMs) / 1000);
      urls.current.push(take.url);
      setTakes((before) => [take, ...before]);
      setPhase(resting);
    };
    recorder.current = tape;
    tape.start();
    setPhase({ kind: 'recording' });
  }, []);

  const start = useCallback(
    (stream: MediaStream) => {
      const step = (left: number) => {
        if (left === 0) return record(stream);
        setPhase({ kind: 'counting', left });
        count.current = setTimeout(() => step(left - 1), 1000);
      };
      step(countFrom);
    },
    [record],
  );

  const stop = useCallback(() => {
    clearTimeout(count.current);
    if (recorder.current?.state === 'recording') recorder.current.stop();
    else setPhase(resting);
  }, []);

  const drop = useCallback((take: Take) => {
    URL.revokeObjectURL(take.url);
    setTakes((before) => before.filter(({ number }) => number !== take.number));
  }, []);

  useEffect(
    () => () => {
      clearTimeout(count.current);
      const tape = recorder.current;
      if (tape?.state === 'recording') {
        tape.onstop = null;
        tape.stop();
      }
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  return { phase, takes, start, stop, drop };
}
