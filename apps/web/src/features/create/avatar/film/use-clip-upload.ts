import type { ClipRules, PersonClip } from '@herald/contract/endpoints/clips';
import type { ClipSource } from '@herald/contract/statuses';
import { useEffect, useRef, useState } from 'react';
import { refreshLimits } from '#data/limits.ts';
import { sendClip } from '#data/send-clip.ts';
import { messageOf } from '#lib/api.ts';
import { UploadInterruptedError } from '#lib/upload.ts';
import { beginClip, useClipNews } from './clip-calls.ts';
import { clipProblem } from './clip-words.ts';

export interface ClipOnItsWay {
  name: string;
  /** 0 to 1 */
  share: number;
}

const INTERRUPTED = 'The upload stopped. Choose the same file again to go on where it stopped.';
const FAILED = 'We couldn’t send this clip. Please try again.';

interface ClipFile {
  file: File;
  source: ClipSource;
  /** Begun before: with its code, or with a part of the file. */
  clip?: PersonClip | undefined;
}

/** Sends a clip, tells how far it is, and can be stopped. */
export function useClipUpload(rules: ClipRules | undefined) {
  const tell = useClipNews();
  const [sending, setSending] = useState<ClipOnItsWay | null>(null);
  const [problem, setProblem] = useState('');
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort('left'), []);

  const send = async ({ file, source, clip }: ClipFile) => {
    if (!rules) return;
    const found = clipProblem(file, rules.max_bytes);
    setProblem(found ?? '');
    if (found) return;
    stop.current?.abort('replaced');
    const mine = new AbortController();
    stop.current = mine;
    setSending({ name: file.name, share: 0 });
    try {
      const begun = clip ?? (await beginClip(source, false));
      const onProgress = (bytes: number) => setSending({ name: file.name, share: bytes / file.size });
      const sent = { file, pieceBytes: rules.piece_bytes, signal: mine.signal, onProgress };
      tell(await sendClip(begun, sent));
      refreshLimits();
    } catch (error) {
      if (mine.signal.aborted) return;
      setProblem(error instanceof UploadInterruptedError ? INTERRUPTED : messageOf(error, FAILED));
    } finally {
      if (stop.current === mine) setSending(null);
    }
  };
  return { sending, problem, send, cancel: () => stop.current?.abort('cancelled') };
}
