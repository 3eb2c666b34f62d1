import { useCallback, useEffect, useRef, useState } from 'react';
import { type KeptFile, keptFiles } from '#lib/kept-files.ts';

export interface Take {
  id: string;
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

/** Counts in and records. Takes stay in this browser until they are used or removed, at most for a week. */
export function useTakes(owner: string) {
  const [phase, setPhase] = useState<RecordingPhase>(resting);
  const [takes, setTakes] = useState<Take[]>([]);
  const recorder = useRef<MediaRecorder>(undefined);
  const count = useRef<ReturnType<typeof setTimeout>>(undefined);
  const made = useRef(0);
  const urls = useRef<string[]>([]);

  const record = useCallback(
    (stream: MediaStream) => {
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
        void keptFiles.keep(keptFrom(take, owner));
      };
      recorder.current = tape;
      tape.start();
      setPhase({ kind: 'recording' });
    },
    [owner],
  );

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
    setTakes((before) => before.filter(({ id }) => id !== take.id));
    void keptFiles.drop(take.id);
  }, []);

  useEffect(() => {
    let isHere = true;
    void keptFiles.list(owner).then((all) => {
      const kept = all.filter(({ clip }) => clip === undefined);
      if (!isHere || kept.length === 0) return;
      const earlier = kept.map(takeAgain).reverse();
      urls.current.push(...earlier.map(({ url }) => url));
      made.current = Math.max(made.current, ...earlier.map(({ number }) => number));
      setTakes((before) => [...before, ...earlier.filter(({ id }) => before.every((take) => take.id !== id))]);
    });
    return () => {
      isHere = false;
    };
  }, [owner]);

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
  return { id: crypto.randomUUID(), number, file, url: URL.createObjectURL(file), durationSec };
}

function keptFrom({ id, number, file, durationSec }: Take, owner: string): KeptFile {
  return { id, owner, keptMs: Date.now(), file, facts: { number, durationSec } };
}

function takeAgain({ id, file, facts }: KeptFile): Take {
  return {
    id,
    file,
    url: URL.createObjectURL(file),
    number: facts.number ?? 1,
    durationSec: facts.durationSec ?? 0,
  };
}
