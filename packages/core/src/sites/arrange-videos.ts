/** A video as a form lists it. */
export interface ListedVideo {
  id: string;
  isShown: boolean;
  /** Counted from 1 over everything the site shows; without one, a new video comes last. */
  place: number | null;
}

/**
 * What a site shows after a form that listed a part of it: what the form did not list keeps its order, what it unticked
 * goes, and what got another place goes there, before what was there when it moves up and after it when it moves down.
 */
export function arrangeVideos(shown: readonly string[], listed: readonly ListedVideo[]): string[] {
  const wishes = new Map(listed.map((video) => [video.id, video]));
  const stays = shown.map((id, index) => ({ id, from: index + 1, to: wishes.get(id)?.place ?? index + 1 }));
  const added = listed.filter(({ id }) => !shown.includes(id)).map(({ id, place }) => toPlaced(id, place));
  return [...stays, ...added]
    .filter(({ id }) => wishes.get(id)?.isShown ?? true)
    .sort((a, b) => a.to - b.to || directionOf(a) - directionOf(b))
    .map(({ id }) => id);
}

interface Placed {
  id: string;
  from: number;
  to: number;
}

const toPlaced = (id: string, place: number | null): Placed => ({
  id,
  from: Number.MAX_SAFE_INTEGER,
  to: place ?? Number.MAX_SAFE_INTEGER,
});

const directionOf = ({ from, to }: Placed): number => Math.sign(to - from);
