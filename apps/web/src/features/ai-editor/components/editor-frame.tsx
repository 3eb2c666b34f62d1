import { clsx } from 'clsx';
import { ExternalLink, Maximize, Minimize, RotateCcw } from 'lucide-react';
import { type RefObject, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

interface EditorFrameProps {
  url: string;
  /** Who runs the editor: its host. */
  name: string;
}

/** The external editor; what happens inside is its own. */
export function EditorFrame({ url, name }: EditorFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isFull, toggle } = useFullscreen(box);
  const [visit, setVisit] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const refresh = () => {
    setLoaded(false);
    setVisit(visit + 1);
  };
  return (
    <div
      ref={box}
      className={clsx(
        'flex flex-col overflow-hidden border border-line bg-panel',
        isFull ? 'h-dvh' : 'h-[max(480px,calc(100dvh-260px))] rounded-card',
      )}
    >
      <div className="flex items-center gap-1 border-line border-b px-3 py-1.5">
        <span className="min-w-0 flex-1 truncate text-13 text-ink-soft">{name}</span>
        <IconButton icon={RotateCcw} label="Refresh" onClick={refresh} />
        <Button kind="ghost" size="s" icon={isFull ? Minimize : Maximize} onClick={toggle}>
          {isFull ? 'Exit Fullscreen' : 'Fullscreen'}
        </Button>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label="Open in a new tab"
          className="grid size-9 place-items-center rounded-control text-ink-soft hover:bg-raised hover:text-ink max-md:size-11"
        >
          <ExternalLink size={17} aria-hidden />
        </a>
      </div>
      <div className="relative min-h-0 flex-1 bg-well">
        <iframe
          key={visit}
          src={url}
          title="AI Video Editor"
          allow="fullscreen; clipboard-write; autoplay"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals"
          onLoad={() => setLoaded(true)}
          className="size-full border-0"
        />
        {!isLoaded && (
          <div className="absolute inset-0 grid place-items-center bg-panel">
            <Spinner label={visit === 0 ? 'Loading AI Video Editor' : 'Loading editor...'} />
          </div>
        )}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 border-line border-t px-3 py-2 text-12 text-ink-faint">
        <span>Powered by {name} AI Video Editor</span>
        <span>External Editor</span>
      </p>
    </div>
  );
}

/** Whether an element fills the screen, and a way to change that. */
function useFullscreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
  );
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void element.current?.requestFullscreen();
  }, [element]);
  return { isFull, toggle };
}
