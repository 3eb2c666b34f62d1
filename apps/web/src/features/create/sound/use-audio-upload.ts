import type { AudioClip } from '@herald/contract/endpoints/speech';
import { limits } from '@herald/contract/limits';
import type { AudioSource } from '@herald/contract/statuses';
import { useEffect, useRef, useState } from 'react';
import { refreshLimits } from '#data/limits.ts';
import { refreshOwnSounds } from '#data/own-sounds.ts';
import { ApiError, messageOf } from '#lib/api.ts';
import { toast } from '#lib/toast.ts';
import { UploadInterruptedError, upload } from '#lib/upload.ts';

interface AudioToSend {
  file: File;
  source: AudioSource;
  /** Transcript, when it is known. */
  script?: string;
  /** What is spoken in it. */
  locale?: string;
}

export interface Sending {
  name: string;
  /** 0 to 1. All sent does not mean all heard: the server listens to it first. */
  share: number;
}

const ANSWER_FAILED = 'We couldn’t use this audio file. Please try another file.';

const CALL_FAILED = 'An error occurred while uploading the audio file. Please try again.';

/** Why a sound was not taken. It stays until the next one is chosen. */
export interface AudioFailure extends AudioProblem {
  /** Sends the same file once more, where that can help. */
  retry?: () => void;
}

/** Sends a sound, tells how far it is and what is wrong with it, and can be stopped. */
export function useAudioUpload(onDone: (clip: AudioClip) => void) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<AudioFailure | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort('left'), []);

  const send = async (sent: AudioToSend) => {
    const { file } = sent;
    const problem = audioProblem(file);
    setFailure(problem);
    if (problem) return;
    stop.current?.abort('replaced');
    const mine = new AbortController();
    stop.current = mine;
    setSending({ name: file.name, share: 0 });
    try {
      const clip = await upload<AudioClip>({
        path: '/a2e/tts/upload-audio',
        form: formOf(sent),
        signal: mine.signal,
        onProgress: (share) => setSending({ name: file.name, share }),
      });
      refreshLimits();
      refreshOwnSounds();
      onDone(clip);
    } catch (error) {
      if (mine.signal.aborted) return tellCancelled(mine.signal);
      const description = error instanceof UploadInterruptedError ? CALL_FAILED : messageOf(error, ANSWER_FAILED);
      setFailure({ title: 'Upload Failed', description, ...(mayHelp(error) && { retry: () => void send(sent) }) });
    } finally {
      if (stop.current === mine) setSending(null);
    }
  };
  return { sending, failure, send, cancel: () => stop.current?.abort('cancelled') };
}

/** A file that was looked into and refused is refused again. */
export function mayHelp(error: unknown): boolean {
  return !(error instanceof ApiError && error.failure.code === 'validation');
}

function tellCancelled({ reason }: AbortSignal): void {
  if (reason === 'cancelled')
    toast({ kind: 'success', title: 'Upload Cancelled', description: 'The file was not saved.' });
}

function formOf({ file, source, script, locale }: AudioToSend): FormData {
  const form = new FormData();
  // Fields first: the server reads them before the file arrives.
  form.set('source', source);
  if (script?.trim()) form.set('script', script.trim());
  if (locale) form.set('locale', locale);
  form.set('audio', file);
  return form;
}

interface AudioProblem {
  title: string;
  description: string;
}

/** What cannot be uploaded is said before it is sent. */
export function audioProblem({ type, size }: Pick<File, 'type' | 'size'>): AudioProblem | null {
  if (!type.startsWith('audio/'))
    return { title: 'Invalid File Type', description: 'Please upload an audio file (MP3, WAV, M4A, etc.)' };
  if (size > limits.audioUploadBytes)
    return { title: 'File Too Large', description: 'Please upload an audio file smaller than 10MB.' };
  return null;
}
