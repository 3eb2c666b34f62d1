import type { PublicVideo } from '@herald/contract/endpoints/watch';
import type { Aspect } from '@herald/media/choices';
import { useState } from 'react';
import type { Film } from '#lib/use-film.ts';
import { inRatio } from '../rules/ratio-files.ts';

/** The video in the ratio that was chosen last; another one goes on where this one is. */
export function useRatio({ film }: Film, video: PublicVideo) {
  const [ratio, setRatio] = useState<Aspect | undefined>(video.files[0]?.aspect_ratio);
  const choose = (next: Aspect) => {
    const element = film.current;
    if (element && next !== ratio) goOnAt(element);
    setRatio(next);
  };
  return { ratio, choose, shown: inRatio(video, ratio) };
}

function goOnAt(element: HTMLVideoElement): void {
  const { currentTime, paused } = element;
  const goOn = () => {
    element.currentTime = currentTime;
    // A browser may want a press for each file that plays.
    if (!paused) element.play().catch(() => undefined);
  };
  element.addEventListener('loadedmetadata', goOn, { once: true });
}
