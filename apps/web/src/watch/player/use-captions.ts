import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Two lines from here on end above the controls; what is written into the picture itself stands higher. */
const LINE_PERCENT = 80;

/** The captions track: on from the start, unless the picture shows the same words already. */
export function useCaptions(film: RefObject<HTMLVideoElement | null>, isOnAtFirst: boolean) {
  const [isOn, setOn] = useState(isOnAtFirst);
  useEffect(() => {
    for (const track of film.current?.textTracks ?? []) track.mode = isOn ? 'showing' : 'hidden';
  }, [film, isOn]);
  const track = useCallback((element: HTMLTrackElement | null) => {
    if (!element) return;
    const place = () => placeCues(element.track);
    element.addEventListener('load', place);
    return () => element.removeEventListener('load', place);
  }, []);
  return { isOn, toggle: () => setOn(!isOn), track };
}

function placeCues(track: TextTrack): void {
  for (const cue of track.cues ?? []) {
    if (!(cue instanceof VTTCue)) continue;
    cue.snapToLines = false;
    cue.line = LINE_PERCENT;
  }
}
