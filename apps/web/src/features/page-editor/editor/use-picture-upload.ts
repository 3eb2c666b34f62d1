import type { PagePicture } from '@herald/contract/endpoints/admin-pages';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { toastError } from '#lib/toast.ts';
import { pagePictureProblem } from '../rules/page-picture.ts';
import { insertBlock } from './insert-block.ts';

export type UploadPicture = (file: File) => Promise<PagePicture>;

/** Uploads pictures one after the other and puts each where the caret is, marked, so that its bar shows. */
export function usePictureUpload(upload: UploadPicture) {
  const [isBusy, setBusy] = useState(false);
  const add = async (editor: Editor, files: readonly File[]) => {
    setBusy(true);
    for (const file of files) {
      const problem = pagePictureProblem(file);
      if (problem) toastError('Error', `${file.name}: ${problem}`);
      else await uploadOne(editor, file, upload);
    }
    setBusy(false);
  };
  return { isBusy, add };
}

async function uploadOne(editor: Editor, file: File, upload: UploadPicture): Promise<void> {
  try {
    const { id, url, width, height } = await upload(file);
    if (editor.isDestroyed) return;
    insertBlock(editor, { type: 'image', attrs: { src: url, picture: id, width, height } });
    markPicture(editor, id);
  } catch (error) {
    toastError('Error', error instanceof Error ? error.message : 'Failed to upload the picture.');
  }
}

function markPicture(editor: Editor, id: string): void {
  editor.state.doc.descendants((node, position) => {
    if (node.attrs.picture === id) editor.commands.setNodeSelection(position);
  });
}
