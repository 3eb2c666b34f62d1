import type { Video } from '@herald/contract/endpoints/videos';
import { limits } from '@herald/contract/limits';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLibraryActions } from './library-actions.ts';

/** The title, being changed in its place: Enter keeps it, Escape does not, and an empty one is no title. */
export function TitleField({ video }: { video: Video }) {
  const { rename, startRenaming } = useLibraryActions();
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => field.current?.select(), []);

  const finish = (isKept: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    const title = field.current?.value.trim() ?? '';
    if (isKept && title !== '' && title !== video.title) rename(video, title);
    startRenaming(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The same key must not press the button that gets the focus.
    event.preventDefault();
    const card = field.current?.closest('li')?.querySelector<HTMLElement>('[data-video-index]');
    finish(event.key === 'Enter');
    card?.focus();
  };
  return (
    <input
      ref={field}
      aria-label={`New title of ${video.title}`}
      defaultValue={video.title}
      maxLength={limits.videoTitleCharacters}
      // biome-ignore lint/a11y/noAutofocus: the user asked to rename and wants to type at once.
      autoFocus
      onBlur={() => finish(true)}
      onKeyDown={onKeyDown}
      className="-mx-2 -mt-1 h-8 min-w-0 flex-1 rounded-control border border-edge bg-ground px-2 font-medium text-14 max-md:text-16"
    />
  );
}
