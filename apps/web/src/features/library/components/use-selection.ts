import type { Video } from '@herald/contract';
import { useCallback, useMemo, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** What is selected; videos that leave the list leave the selection. */
export function useSelection(videos: readonly Video[]) {
  const [chosen, setChosen] = useState(none);
  const selected = useMemo(
    () => (chosen.size === 0 ? [] : videos.filter(({ id }) => chosen.has(id))),
    [videos, chosen],
  );
  const ids = useMemo(() => (selected.length === 0 ? none : new Set(selected.map(({ id }) => id))), [selected]);

  const toggle = useCallback(
    ({ id }: Video) =>
      setChosen((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return {
    selected,
    ids,
    toggle,
    selectAll: () => setChosen(new Set(videos.map(({ id }) => id))),
    clear: () => setChosen(none),
  };
}
