import { useEffect, useState } from 'react';
import { queryClient } from '#lib/query-client.ts';
import type { StageRemote } from '../preview/stage-remote.ts';
import { templateSceneQuery } from './template-data.ts';

const WIDTH_PX = 400;

/** Addresses of drawn posters, for as long as the page is open. */
const drawn = new Map<string, string>();
let line: Promise<unknown> = Promise.resolve();

/** Draws the poster of a template, one after the other; undefined until it is there, or where it cannot be drawn. */
export function useTemplatePoster(stage: StageRemote, id: string, isWanted: boolean): string | undefined {
  const [poster, setPoster] = useState(() => drawn.get(id));
  useEffect(() => {
    if (!isWanted || drawn.has(id)) return undefined;
    let isHere = true;
    line = line.then(async () => {
      if (isHere) setPoster(await draw(stage, id));
    });
    return () => {
      isHere = false;
    };
  }, [stage, id, isWanted]);
  return poster;
}

/** Its words were changed: it is drawn again where it is shown next. */
export function forgetPoster(id: string): void {
  drawn.delete(id);
}

async function draw(stage: StageRemote, id: string): Promise<string | undefined> {
  if (drawn.has(id)) return drawn.get(id);
  try {
    const order = await queryClient.fetchQuery(templateSceneQuery(id));
    const poster = await stage.poster(id, order, WIDTH_PX);
    if (poster && !drawn.has(id)) drawn.set(id, URL.createObjectURL(poster));
  } catch {
    // The picture of the presenter stays.
  }
  return drawn.get(id);
}
