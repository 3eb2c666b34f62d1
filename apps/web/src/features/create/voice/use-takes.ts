import { useCallback, useEffect, useRef, useState } from 'react';

export interface Take {
  number: number;
  file: File;
  url: string;
  durationSec: number;
}

/** Good sound in little room, in the order browsers know them. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

export type RecordingPhase = { kind: 'resting' } | { kind: 'counting'; left: number } | { kind: 'recording' };

const COUNT_FROM = 3;

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
      step(COUNT_FROM);
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

function recordedType(): string | undefined {
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

function takeFrom(pieces: Blob[], type: string, number: number, durationSec: number): Take {
  const [plain = 'audio/webm'] = type.split(';');
  const ending = { 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' }[plain] ?? 'webm';
  const file = new File(pieces, `take-${number}.${ending}`, { type: plain });
  return { number, file, url: URL.createObjectURL(file), durationSec };
}
