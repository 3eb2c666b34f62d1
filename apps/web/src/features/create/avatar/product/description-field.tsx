import { limits } from '@herald/contract/limits';
import { lazy, Suspense, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import { useDrawer } from '../../draft/use-drawer.ts';

const HINT = 'Age, hair, beard, glasses, clothes, place and mood are read from your words, in English.';
// The reader knows many words; they are loaded with the first letter.
const DescriptionReading = lazy(async () => ({
  default: (await import('./description-reading.tsx')).DescriptionReading,
}));
const SHOW_COUNT_FROM = 0.7 * limits.avatarDescriptionCharacters;

export function DescriptionField({ error }: { error: string | undefined }) {
  const { content, change } = useDraft();
  const { description } = content.avatar;
  const [written, setWritten] = useState<string | null>(null);
  const { isByService, service } = useDrawer('avatar');
  const max = limits.avatarDescriptionCharacters;
  return (
    <Field
      label="Description"
      hint={
        <span aria-live="polite">
          {isByService ? (
            `${service?.title} reads your words as they are.`
          ) : (
            <Suspense fallback={HINT}>
              {description.trim() ? <DescriptionReading hint={HINT} isWritten={written === description} /> : HINT}
            </Suspense>
          )}
        </span>
      }
      error={error}
      aside={
        description.length >= SHOW_COUNT_FROM && (
          <span className="tnum text-12 text-ink-faint">
            {description.length.toLocaleString('en-US')} / {max.toLocaleString('en-US')}
          </span>
        )
      }
    >
      <Textarea
        className="min-h-[124px] md:min-h-[144px]"
        maxLength={max}
        value={description}
        placeholder="A red-haired woman in a green blazer with round glasses, in a bright kitchen"
        onChange={({ target }) => {
          setWritten(target.value);
          change('avatar', { description: target.value });
        }}
      />
    </Field>
  );
}
