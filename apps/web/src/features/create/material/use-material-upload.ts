import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PICTURE_HINT, pictureProblem, uploadPicture } from '#data/pictures.ts';
import { messageOf } from '#lib/api.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { withPicture } from './material-changes.ts';

/** Sends pictures one after the other; each is there as soon as it has arrived, and one that cannot be used is named. */
export function useMaterialUpload() {
  const store = useDraftStore();
  const [problem, setProblem] = useState('');
  const sending = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const { url } = await uploadPicture(file, 'material');
        const { material } = store.read().content.output;
        store.change('output', { material: withPicture(material, url) });
      }
    },
    onError: (error) => setProblem(messageOf(error, 'The picture could not be uploaded. Please try again.')),
  });
  const send = (files: readonly File[]) => {
    const unfit = files.find(pictureProblem);
    setProblem(unfit ? `We can’t use ${unfit.name}: ${PICTURE_HINT}.` : '');
    const fitting = files.filter((file) => pictureProblem(file) === undefined);
    if (fitting.length > 0) sending.mutate(fitting);
  };
  return { send, isSending: sending.isPending, problem };
}
