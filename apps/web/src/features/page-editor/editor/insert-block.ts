import type { JSONContent } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/** Puts a picture or a video where the caret is; one that is marked stays, and the new one comes after it. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const { selection } = editor.state;
  if (selection instanceof NodeSelection) editor.commands.insertContentAt(selection.to, block);
  else editor.commands.insertContent(block);
}
