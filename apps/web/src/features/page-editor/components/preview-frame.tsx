import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

interface PreviewFrameProps {
  title: string;
  theme: 'dark' | 'light';
  isPhone: boolean;
  children: ReactNode;
}

/** A window of its own, so that its width decides about the layout as it does on a phone. It shares nothing but styles. */
export function PreviewFrame({ title, theme, isPhone, children }: PreviewFrameProps) {
  const [inside, setInside] = useState<HTMLElement>();
  return (
    <div
      className={clsx(
        'corners mx-auto flex min-h-0 w-full flex-1 p-3 text-ink-faint',
        isPhone ? 'max-w-[414px]' : 'max-w-[1304px]',
      )}
    >
      <iframe
        title={title}
        ref={(frame) => {
          if (frame) setInside(prepare(frame));
        }}
        // Firefox puts an empty document in place once more when it has loaded.
        onLoad={({ currentTarget }) => setInside(prepare(currentTarget))}
        className={clsx(
          'min-h-[560px] w-full flex-1 border border-line bg-ground',
          isPhone ? 'max-h-[844px] rounded-dialog' : 'rounded-card',
        )}
      />
      {inside && createPortal(<Themed theme={theme}>{children}</Themed>, inside)}
    </div>
  );
}

function Themed({ theme, children }: { theme: 'dark' | 'light'; children: ReactNode }) {
  return (
    <div data-theme={theme} className="min-h-dvh bg-ground text-ink">
      {children}
    </div>
  );
}

/** Gives the empty document the styles of this one; it returns its body. */
function prepare(frame: HTMLIFrameElement): HTMLElement | undefined {
  const inside = frame.contentDocument;
  if (!inside) return undefined;
  if (!inside.head.querySelector('[data-copied]')) {
    for (const style of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
      const copy = inside.importNode(style, true);
      copy.setAttribute('data-copied', '');
      inside.head.append(copy);
    }
    inside.documentElement.lang = document.documentElement.lang;
  }
  return inside.body;
}
