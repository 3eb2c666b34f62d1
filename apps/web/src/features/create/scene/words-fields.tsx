import { SCENE_DEFAULTS } from '@herald/media/scene/scene-spec';
import { webAddressOf } from '@herald/media/web-address';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useDraft } from '../draft/use-draft.ts';

const LONGEST = 120;

const counter = (text: string) => (
  <span className="tnum text-12 text-ink-faint">
    {text.length} / {LONGEST}
  </span>
);

/** Words that open and close the film. */
export function HookField() {
  const { content, change } = useDraft();
  const { hook } = content.output;
  return (
    <Field
      label="Hook"
      optional
      aside={counter(hook)}
      hint={`A headline over the first ${SCENE_DEFAULTS.hookSec} seconds.`}
    >
      <Input
        value={hook}
        maxLength={LONGEST}
        placeholder="Dry skin every winter?"
        onChange={(event) => change('output', { hook: event.target.value })}
      />
    </Field>
  );
}

export function EndCardField() {
  const { content, change } = useDraft();
  const { end_card, link_url } = content.output;
  return (
    <Field
      label="End card"
      optional
      aside={counter(end_card)}
      hint={`What viewers should do next, for ${SCENE_DEFAULTS.endCardSec} s after the last word. ${addressHint(link_url)}`}
    >
      <Input
        value={end_card}
        maxLength={LONGEST}
        placeholder="Try it for 30 days"
        onChange={(event) => change('output', { end_card: event.target.value })}
      />
    </Field>
  );
}

function addressHint(link: string): string {
  return webAddressOf(link) ? 'The address of your link appears below it.' : 'Add a link to show its address below it.';
}
