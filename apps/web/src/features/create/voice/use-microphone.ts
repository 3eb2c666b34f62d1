import { useCallback, useEffect, useRef, useState } from 'react';

export type MicrophoneTrouble = 'refused' | 'missing' | 'busy' | 'unsupported';

const troubles: Record<string, MicrophoneTrouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
};

interface Microphone {
  stream: MediaStream | null;
  isAsking: boolean;
  trouble: MicrophoneTrouble | null;
  /** Asks the first time; afterwards returns the open microphone. */
  open: () => Promise<MediaStream | null>;
}

/** The microphone, open only while this component is on the page. */
export function useMicrophone(): Microphone {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<MicrophoneTrouble | null>(null);
  const opened = useRef<MediaStream | null>(null);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      close(opened.current);
      opened.current = null;
    };
  }, []);

  const open = useCallback(async () => {
    if (opened.current?.active) return opened.current;
    // Browsers offer it only over TLS or on localhost.
    if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') {
      setTrouble('unsupported');
      return null;
    }
    setAsking(true);
    setTrouble(null);
    try {
      const found = await navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: true },
      });
      if (!isHere.current) {
        close(found);
        return null;
      }
      opened.current = found;
      setStream(found);
      return found;
    } catch (error) {
      setTrouble((error instanceof DOMException && troubles[error.name]) || 'busy');
      return null;
    } finally {
      setAsking(false);
    }
  }, []);
  return { stream, isAsking, trouble, open };
}

function close(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
