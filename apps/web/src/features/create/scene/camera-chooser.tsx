import { SegmentedField } from '#ui/segmented.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { useSceneChoice } from './use-scene-choice.ts';

const cameras = [
  { value: 'quiet', label: 'Quiet' },
  { value: 'cuts', label: 'Cuts' },
] as const;
const hints = { quiet: 'One view from beginning to end.', cuts: 'Cuts between near and far.' };

/** What is left of a style where there is no place to colour. Cuts fall between sentences: without words there are none. */
export function CameraChooser() {
  const { style } = useDraft().content.background;
  const choose = useSceneChoice();
  const { data: clip } = useDraftClip();
  if (clip?.words.length === 0) return null;
  const camera = style === 'bold' ? 'cuts' : 'quiet';
  return (
    <SegmentedField
      label="Camera"
      hint={hints[camera]}
      segments={cameras}
      value={camera}
      onChange={(next) => choose({ style: next === 'cuts' ? 'bold' : 'warm' })}
    />
  );
}
