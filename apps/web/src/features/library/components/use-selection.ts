import type { Video } from '@herald/contract/endpoints/videos';
import { useCallback, useMemo, useRef, useState } from 'react';
import { idsBetween } from '../rules/video-list.ts';

const none: ReadonlySet<string> = new Set();

/** What is selected in one view; videos that leave the list leave the selection, and another view begins with none. */
export function useSelection(videos: readonly Video[], view: string) {
  const [chosen, setChosen] = useState(none);
  const [shownView, setShownView] = useState(view);
  const anchor = useRef<string>(undefined);
  const listed = useRef(videos);
  listed.current = videos;
  if (shownView !== view) {
    setShownView(view);
    setChosen(none);
  }
  const selected = useMemo(
    () => (chosen.size === 0 ? [] : videos.filter(({ id }) => chosen.has(id))),
    [videos, chosen],
  );
  const ids = useMemo(() => (selected.length === 0 ? none : new Set(selected.map(({ id }) => id))), [selected]);

  const toggle = useCallback(({ id }: Video, isRange = false) => {
    const from = anchor.current;
    anchor.current = id;
    const range = isRange && from ? idsBetween(listed.current, from, id) : [];
    setChosen((now) => (range.length > 0 ? new Set([...now, ...range]) : withToggled(now, id)));
  }, []);
  return {
    selected,
    ids,
    toggle,
    selectAll: () => setChosen(new Set(videos.map(({ id }) => id))),
    clear: () => setChosen(none),
  };
}

function withToggled(now: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(now);
  if (!next.delete(id)) next.add(id);
  return next;
}
