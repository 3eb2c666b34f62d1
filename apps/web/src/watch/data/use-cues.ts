import { useEffect, useState } from 'react';
import { type Cue, parseVtt } from '../rules/parse-vtt.ts';

/** The captions of a video as text; none while they are not there, which is no reason to disturb anybody. */
export function useCues(captionsUrl: string | null): readonly Cue[] {
  const [cues, setCues] = useState<readonly Cue[]>([]);
  useEffect(() => {
    if (!captionsUrl) return;
    const stop = new AbortController();
    fetch(captionsUrl, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((file) => setCues(parseVtt(file)))
      .catch(() => undefined);
    return () => stop.abort();
  }, [captionsUrl]);
  return cues;
}
