import { Extension } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import '#ui/rich-text.css';
import './rich-editor.css';
import { toastError } from '#lib/toast.ts';
import { withoutEmptyEnd } from '../rules/page-values.ts';
import { pageExtensions } from './extensions.ts';
import { CLEAR_KEYS, clearFormatting, LINK_KEYS } from './format-commands.ts';
import { leftOutOf, picturesIn, withoutForeignColors } from './paste.ts';
import { Toolbar } from './toolbar.tsx';
import { type UploadPicture, usePictureUpload } from './use-picture-upload.ts';

interface RichEditorProps {
  /** What to begin with; later values are not taken over. */
  initialHtml: string;
  /** The same content as the editor writes it, before anything is changed. */
  onReady: (html: string) => void;
  onChange: (html: string) => void;
  uploadPicture: UploadPicture;
  labelledBy: string;
  describedBy: string | undefined;
}

/** Writes HTML. Loaded on its own, with Tiptap. */
export function RichEditor(props: RichEditorProps) {
  const [isLinkOpen, setLinkOpen] = useState(false);
  const pictures = usePictureUpload(props.uploadPicture);
  const latest = useRef({ ...props, addPictures: pictures.add });
  latest.current = { ...props, addPictures: pictures.add };

  const editor = useEditor({
    extensions: [...pageExtensions, keys(() => setLinkOpen(true))],
    content: props.initialHtml,
    editorProps: {
      attributes: {
        class: 'rich-text rich-editor',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': props.labelledBy,
        ...(props.describedBy && { 'aria-describedby': props.describedBy }),
      },
      transformPastedHTML: withoutForeignColors,
      handlePaste: (_view, event) => {
        const files = picturesIn(event.clipboardData);
        // A copied picture comes as a file and as a tag: the file is what is taken.
        if (files.length === 0) tellLeftOut(event.clipboardData?.getData('text/html') ?? '');
        return addPictures(files);
      },
      handleDrop: (_view, event, _slice, isMoved) => !isMoved && addPictures(picturesIn(event.dataTransfer)),
    },
    onCreate: (created) => latest.current.onReady(withoutEmptyEnd(created.editor.getHTML())),
    onUpdate: (updated) => latest.current.onChange(withoutEmptyEnd(updated.editor.getHTML())),
  });
  function addPictures(files: File[]): boolean {
    if (files.length > 0) void latest.current.addPictures(editor, files);
    return files.length > 0;
  }

  return (
    <div className="rounded-card border border-edge bg-panel focus-within:border-ink-faint">
      <Toolbar
        editor={editor}
        isUploading={pictures.isBusy}
        onPictures={(files) => void pictures.add(editor, files)}
        isLinkOpen={isLinkOpen}
        onLinkOpenChange={setLinkOpen}
      />
      <EditorContent editor={editor} />
      <p role="status" className="sr-only">
        {pictures.isBusy && 'Uploading picture...'}
      </p>
    </div>
  );
}

function tellLeftOut(html: string): void {
  const things = leftOutOf(html);
  if (things) toastError('Left Out', `${things} of what you pasted. Upload pictures; of videos, pages hold YouTube's.`);
}

const keys = (openLink: () => void) =>
  Extension.create({
    name: 'pageKeys',
    addKeyboardShortcuts() {
      return {
        [LINK_KEYS]: () => {
          openLink();
          return true;
        },
        [CLEAR_KEYS]: () => clearFormatting(this.editor as Parameters<typeof clearFormatting>[0]),
      };
    },
  });
