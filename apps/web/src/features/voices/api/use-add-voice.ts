import { useEffect, useRef, useState } from 'react';
import { forgetVoiceLists, PACKS_KEY } from '#data/voice-packs.ts';
import { messageOf } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastSuccess } from '#lib/toast.ts';
import { UploadInterruptedError, upload } from '#lib/upload.ts';

const INTERRUPTED = 'The connection ended. Nothing was added. Try again.';
const FAILED = 'The voice could not be added.';

/** Sends the files of a voice, tells how far they are and what is wrong with them, and can be stopped. */
export function useAddVoice(onAdded: () => void) {
  /** 0 to 1; undefined while nothing is sent. */
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState('');
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (files: readonly File[]) => {
    const mine = new AbortController();
    stop.current = mine;
    setFailure('');
    setShare(0);
    try {
      const { signal } = mine;
      const sent = { path: '/admin/voice-packs' as const, form: formOf(files), signal, onProgress: setShare };
      const { name } = await upload<{ name: string }>(sent);
      void queryClient.invalidateQueries({ queryKey: PACKS_KEY });
      void forgetVoiceLists();
      toastSuccess('Voice Added', `${name} speaks on this machine.`);
      onAdded();
    } catch (error) {
      if (mine.signal.aborted) return;
      setFailure(error instanceof UploadInterruptedError ? INTERRUPTED : messageOf(error, FAILED));
    } finally {
      if (stop.current === mine) setShare(undefined);
    }
  };
  return { share, failure, send, cancel: () => stop.current?.abort() };
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  // The small ones first: what is wrong with them is known before a model is sent.
  for (const file of files.toSorted((a, b) => a.size - b.size)) form.append('files', file);
  return form;
}
