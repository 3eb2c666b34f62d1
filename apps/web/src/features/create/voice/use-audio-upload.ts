import type { AudioClip, AudioSource } from '@herald/contract';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { toast, toastError } from '../../../lib/toast.ts';
import { UploadInterrupted, upload } from '../../../lib/upload.ts';
import { audioProblem } from './audio-rules.ts';

export interface AudioToSend {
  file: File;
  source: AudioSource;
  /** What is said in it, when it is known. */
  script?: string;
}

export interface Sending {
  name: string;
  /** 0 to 1. All sent does not mean all heard: the server listens to it first. */
  share: number;
}

const answerFailed = 'The audio file could not be taken. Please try another file.';
const callFailed = 'An error occurred while uploading the audio file. Please try again.';

/** Sends a sound, tells how far it is, and can be stopped. */
export function useAudioUpload(onDone: (clip: AudioClip) => void) {
  const [sending, setSending] = useState<Sending | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort('left'), []);

  const send = async ({ file, source, script }: AudioToSend) => {
    const problem = audioProblem(file);
    if (problem) return toastError(problem.title, problem.description);
    stop.current?.abort('replaced');
    const mine = new AbortController();
    stop.current = mine;
    setSending({ name: file.name, share: 0 });
    try {
      const clip = await upload<AudioClip>({
        path: '/a2e/tts/upload-audio',
        form: formOf({ file, source, ...(script && { script }) }),
        signal: mine.signal,
        onProgress: (share) => setSending({ name: file.name, share }),
      });
      onDone(clip);
    } catch (error) {
      if (mine.signal.aborted) return tellCancelled(mine.signal);
      toastError('Upload Failed', error instanceof UploadInterrupted ? callFailed : messageOf(error, answerFailed));
    } finally {
      if (stop.current === mine) setSending(null);
    }
  };
  return { sending, send, cancel: () => stop.current?.abort('cancelled') };
}

function tellCancelled({ reason }: AbortSignal): void {
  if (reason === 'cancelled')
    toast({ kind: 'success', title: 'Upload Cancelled', description: 'Nothing of the file was kept.' });
}

function formOf({ file, source, script }: AudioToSend): FormData {
  const form = new FormData();
  // Fields first: the server reads them before the file arrives.
  form.set('source', source);
  if (script?.trim()) form.set('script', script.trim());
  form.set('audio', file);
  return form;
}
