import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { showYoutubeStill } from './youtube-still.ts';
import './rich-text.css';

interface RichTextProps {
  /** Sanitised by the server. */
  html: string;
  className?: string;
}

/** What administrators write, as everybody reads it. */
export function RichText({ html, className }: RichTextProps) {
  const text = useRef<HTMLDivElement>(null);
  // React writes the HTML again for every new object, which would take the videos away.
  const markup = useMemo(() => ({ __html: html }), [html]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML brings other videos.
  useLayoutEffect(() => {
    for (const place of text.current?.querySelectorAll<HTMLElement>('[data-youtube]') ?? []) {
      showYoutubeStill(place, place.dataset.youtube ?? '');
    }
  }, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises this HTML when it is saved and again when it is read.
  return <div ref={text} className={clsx('rich-text', className)} dangerouslySetInnerHTML={markup} />;
}
