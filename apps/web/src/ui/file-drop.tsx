import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface FileDropProps {
  accept: readonly string[];
  onFile: (file: File) => void;
  /** A picture pasted anywhere on the page is taken as well. */
  takesPaste?: boolean;
  /** `pick` opens the file picker. */
  children: (pick: () => void, isOver: boolean) => ReactNode;
  className?: string;
}

function fileIn(data: DataTransfer | null): File | undefined {
  return data?.files[0];
}

/** Takes one file: dropped, pasted or picked. Whether it is a right one is for the caller to say. */
export function FileDrop({ accept, onFile, takesPaste, children, className }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;

  useEffect(() => {
    if (!takesPaste) return;
    const paste = (event: ClipboardEvent) => {
      const file = fileIn(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [takesPaste]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = fileIn(event.dataTransfer);
    if (file) onFile(file);
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
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was removed.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      {children(() => input.current?.click(), isOver)}
    </div>
  );
}
