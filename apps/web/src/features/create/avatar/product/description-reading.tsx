import { optionLists } from '@herald/contract/option-lists';
import { characterFromDescription } from '@herald/stage';
import { useSettledValue } from '#lib/use-settled-value.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { isForeign } from './is-foreign.ts';
import { useFieldsFromWords } from './use-fields-from-words.ts';

const QUIET_MS = 500;

interface DescriptionReadingProps {
  /** Said before anything was understood. */
  hint: string;
  /** The words were typed or pasted here; otherwise they came with a draft. */
  isWritten: boolean;
}

/** What the words will draw, and what they cannot, while they are written. */
export function DescriptionReading({ hint, isWritten }: DescriptionReadingProps) {
  const { avatar } = useDraft().content;
  const settled = useSettledValue(avatar.description, QUIET_MS);
  const { understood, notDrawn, unread, fields, scene } = characterFromDescription({
    description: settled,
    gender: avatar.gender === 'male' ? 'male' : 'female',
    appearance: 'other',
    ageRange: 'adult',
    seed: 0,
  });
  useFieldsFromWords(fields, scene, isWritten);
  const seen = listed(understood.map(({ meaning }) => lowered(meaning)));
  const unseen = listed([...notDrawn.map(({ phrase }) => phrase), ...unread]);
  const isOtherAge = fields.ageRange !== undefined && avatar.age !== '' && avatar.age !== fields.ageRange;
  return (
    <>
      <span className="block">{seen ? `Understood: ${seen}` : hint}</span>
      {unseen && <span className="block text-ink-soft">Not drawn: {unseen}</span>}
      {isForeign(settled, unread) && (
        <span className="block text-ink-soft">Only English is read. Please describe your character in English.</span>
      )}
      {isOtherAge && (
        <span className="block text-ink-soft">
          Your words say {ageWords(fields.ageRange)}. They count, not the age range below.
        </span>
      )}
    </>
  );
}

const ageWords = (range: string | undefined): string =>
  lowered(optionLists.ageRange.find(({ value }) => value === range)?.label ?? '');
const listed = (words: readonly string[]) => [...new Set(words)].join(', ');
const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
