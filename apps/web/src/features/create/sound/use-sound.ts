import { useEffect } from 'react';
import { Sound } from '#lib/sound.ts';
import { heardUrl } from '../draft/content-rules.ts';
import { useDraft } from '../draft/use-draft.ts';
import { Shared, useShared } from './shared.ts';

const draftSound = new Shared(() => new Sound());

/** The sound of the draft: the stage and the voice step play the same one. */
export function useDraftSound(): Sound {
  const sound = useShared(draftSound);
  const { content } = useDraft();
  const url = heardUrl(content.voice);
  useEffect(() => sound.load(url), [sound, url]);
  return sound;
}
