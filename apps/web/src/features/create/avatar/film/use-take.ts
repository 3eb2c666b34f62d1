import { useCallback, useEffect, useRef, useState } from 'react';

/** In the order browsers know them. */
const TYPES = ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/webm;codecs=vp9,opus', 'video/webm'];
const BITS_PER_SEC = 8_000_000;
const TELL_EVERY_MS = 100;

/** Records the camera and tells how long it does. */
export function useTake(onTake: (file: File) => void) {
  const [sec, setSec] = useState<number>();
  const recorder = useRef<MediaRecorder>(undefined);
  const latest = useRef(onTake);
  latest.current = onTake;

  const start = useCallback((stream: MediaStream) => {
    const type = TYPES.find((one) => MediaRecorder.isTypeSupported(one));
    const tape = new MediaRecorder(stream, { videoBitsPerSecond: BITS_PER_SEC, ...(type && { mimeType: type }) });
    const pieces: Blob[] = [];
    tape.ondataavailable = ({ data }) => data.size > 0 && pieces.push(data);
    tape.onstop = () => {
      setSec(undefined);
      latest.current(fileOf(pieces, tape.mimeType));
    };
    recorder.current = tape;
    tape.start(1000);
    setSec(0);
  }, []);

  const isRecording = sec !== undefined;
  useEffect(() => {
    if (!isRecording) return;
    const startedMs = performance.now();
    const timer = setInterval(() => setSec((performance.now() - startedMs) / 1000), TELL_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRecording]);

  useEffect(
    () => () => {
      const tape = recorder.current;
      if (tape?.state !== 'recording') return;
      tape.onstop = null;
      tape.stop();
    },
    [],
  );
  const stop = useCallback(() => recorder.current?.state === 'recording' && recorder.current.stop(), []);
  return { sec, start, stop };
}

function fileOf(pieces: Blob[], type: string): File {
  const [plain = 'video/webm'] = type.split(';');
  return new File(pieces, plain === 'video/mp4' ? 'take.mp4' : 'take.webm', { type: plain });
}
