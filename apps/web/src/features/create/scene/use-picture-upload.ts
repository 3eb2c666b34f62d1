import type { PicturePurpose } from '@herald/contract/statuses';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureProblem, uploadPicture } from '#data/pictures.ts';
import { messageOf } from '#lib/api.ts';

export interface PictureUpload {
  send: (file: File) => void;
  isSending: boolean;
  problem: string;
}

/** Sends a picture for the scene; what is wrong with it is said in place. */
export function usePictureUpload(purpose: PicturePurpose, onDone: (url: string) => void): PictureUpload {
  const [problem, setProblem] = useState('');
  const sending = useMutation({
    mutationFn: (file: File) => uploadPicture(file, purpose),
    onSuccess: ({ url }) => onDone(url),
    onError: (error) => setProblem(messageOf(error, 'The picture could not be uploaded. Please try again.')),
  });
  const send = (file: File) => {
    const found = pictureProblem(file);
    setProblem(found ?? '');
    if (!found) sending.mutate(file);
  };
  return { send, isSending: sending.isPending, problem };
}
