import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface FileDropProps {
  accept: readonly string[];
  /** The first of them, and all of them where `takesMany`. */
  onFile: (file: File, files: readonly File[]) => void;
  takesMany?: boolean;
  /** A picture pasted anywhere on the page is taken as well. */
  takesPaste?: boolean;
  /** `pick` opens the file picker. */
  children: (pick: () => void, isOver: boolean) => ReactNode;
  className?: string;
}

function filesIn(files: FileList | null | undefined, takesMany: boolean): File[] {
  return [...(files ?? [])].slice(0, takesMany ? undefined : 1);
}

/** Takes one file, or several: dropped, pasted or picked. Whether it is a right one is for the caller to say. */
export function FileDrop({ accept, onFile, takesPaste, takesMany = false, children, className }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;

  useEffect(() => {
    if (!takesPaste) return;
    const paste = (event: ClipboardEvent) => {
      const [file] = filesIn(event.clipboardData?.files, false);
      if (!file) return;
      event.preventDefault();
      latest.current(file, [file]);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [takesPaste]);

  const take = (files: readonly File[]) => {
    const [first] = files;
    if (first) onFile(first, files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(filesIn(event.dataTransfer.files, takesMany));
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside opens the picker.
    <div className={className} onDragOver={dragOver} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        ref={input}
        type="file"
        accept={accept.join(',')}
        hidden
        multiple={takesMany}
        onChange={({ target }) => {
          const files = filesIn(target.files, takesMany);
          // The same file may be chosen again after it was removed.
          target.value = '';
          take(files);
        }}
      />
      {children(() => input.current?.click(), isOver)}
    </div>
  );
}
