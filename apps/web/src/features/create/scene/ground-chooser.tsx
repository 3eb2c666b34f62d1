import type { VideoOutput } from '@herald/contract/draft';
import { NO_OUTLINE_TEXT } from '@herald/contract/photo-texts';
import type { AvatarKind } from '@herald/contract/statuses';
import { DEFAULT_CHOICES, GROUNDS, type Ground } from '@herald/media/choices';
import { GROUND_LABELS } from '@herald/media/labels';
import { optionsOf } from '@herald/media/option';
import { TextButton } from '#ui/text-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useCastAvatar } from '../preview/use-cast-avatar.ts';
import { fillsFrame, onGround, withoutFillers } from './ground-rules.ts';
import { OutputChoice } from './output-choice.tsx';

const grounds = optionsOf(GROUNDS, GROUND_LABELS);
const hints: Record<Ground, string> = {
  place: 'The film shows the place behind the presenter.',
  transparent:
    'A .webm and a .mov (ProRes 4444) to lay over other footage. One shot, and captions only if you turn them on.',
  green: 'An .mp4 on green for your editor to key out. One shot, and captions only if you turn them on.',
};

/** What the file has behind the presenter; refused with a reason where nobody can be cut out. */
export function GroundChooser() {
  const { content, change } = useDraft();
  const { output } = content;
  const cast = useCastAvatar();
  const reason = reasonAgainst(output, cast);
  const choose = (ground: Ground) => change('output', onGround(output, ground));
  if (reason) {
    return (
      <div>
        <p className="mb-1.5 font-medium text-13">Behind the presenter</p>
        <p role="status" className="text-13 text-ink-soft">
          {`${reason} `}
          {output.ground !== 'place' && (
            <TextButton onClick={() => choose('place')}>Film without transparency or green</TextButton>
          )}
        </p>
      </div>
    );
  }
  const fillers = output.ground === 'place' ? [] : fillsFrame(output);
  return (
    <div>
      <OutputChoice
        label="Behind the presenter"
        hint={hints[output.ground]}
        options={grounds}
        value={output.ground}
        onChange={choose}
      />
      {fillers.length > 0 && (
        <p role="status" className="mt-2 text-13 text-warn">
          {`${fillers.join(' and ')} would fill the frame. `}
          <TextButton onClick={() => change('output', withoutFillers)}>Leave out</TextButton>
        </p>
      )}
    </div>
  );
}

const OWN_PLACES: Partial<Record<AvatarKind, string>> = {
  photo: 'Show the place of the photo',
  filmed: 'Show the room of the clip',
};

/** Instead of a choice of scenes. */
export function NoPlace() {
  const { content, change } = useDraft();
  const { output, background } = content;
  const kind = useCastAvatar()?.kind;
  return (
    <fieldset>
      <legend className="mb-3 font-medium text-13">Scene</legend>
      <p className="text-14 text-ink-soft">
        {`${output.ground === 'green' ? 'Green' : 'Nothing'} is behind the presenter. `}
        <TextButton onClick={() => change('output', onGround(output, DEFAULT_CHOICES.ground))}>
          {(!background.isBehindPhoto && kind && OWN_PLACES[kind]) || 'Show a scene'}
        </TextButton>
      </p>
    </fieldset>
  );
}

function reasonAgainst({ made_by }: VideoOutput, cast: ReturnType<typeof useCastAvatar>): string {
  if (made_by !== '' || cast?.kind === 'hosted') return 'A service films in a place of its own.';
  if (!cast || cast.can_be_cut_out) return '';
  return `${NO_OUTLINE_TEXT} Add it once more to film it on green or transparent.`;
}
