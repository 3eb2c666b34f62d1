import { useQuery } from '@tanstack/react-query';
import { filmersQuery } from '#data/filmers.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useCastAvatar } from '../preview/use-cast-avatar.ts';

/** A select has no empty value. */
const HERALD = 'herald';

/** Who films, where somebody else could; nothing in an installation without such services. */
export function FilmerChooser() {
  const { content, change } = useDraft();
  const { made_by } = content.output;
  const { data: filmers = [] } = useQuery(filmersQuery);
  const cast = useCastAvatar();
  const chosen = filmers.find(({ value, others }) => value === made_by || others?.includes(made_by));
  const isGone = made_by !== '' && !chosen;
  if (cast?.kind === 'hosted') {
    return (
      <div>
        <p className="mb-2 text-14">
          {cast.origin || 'A service'} films {cast.display_name}.
        </p>
        <FallBackSwitch />
      </div>
    );
  }
  if (filmers.length === 0 && !isGone) return null;
  const gone = isGone ? [{ value: made_by, label: 'A service that is gone' }] : [];
  return (
    <div>
      <Field
        label="Filmed by"
        hint={
          made_by ? 'It films the first picture of your scene to your sound. It moves the presenter its own way.' : ''
        }
        error={isGone ? 'This service is no longer there. Choose who films.' : undefined}
      >
        <Select
          options={[{ value: HERALD, label: 'Herald' }, ...filmers, ...gone]}
          value={chosen?.value ?? (made_by || HERALD)}
          onChange={(next) => change('output', { made_by: next === HERALD ? '' : next })}
        />
      </Field>
      {made_by !== '' && (
        <div className="mt-2">
          <FallBackSwitch />
        </div>
      )}
    </div>
  );
}

function FallBackSwitch() {
  const { content, change } = useDraft();
  return (
    <Switch
      label="Film with Herald if it fails"
      hint="Off: the video fails then, and you can retry it."
      isOn={content.output.may_fall_back}
      onChange={(isOn) => change('output', { may_fall_back: isOn })}
    />
  );
}
