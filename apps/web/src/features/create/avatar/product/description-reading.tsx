import { characterFromDescription } from '@herald/stage';
import { useSettledValue } from '#lib/use-settled-value.ts';

interface DescriptionReadingProps {
  description: string;
  gender: string;
  /** Before anything was understood. */
  hint: string;
}

const QUIET_MS = 500;

/** What the words will draw, and what they cannot, while they are written. */
export function DescriptionReading({ description, gender, hint }: DescriptionReadingProps) {
  const settled = useSettledValue(description, QUIET_MS);
  const { understood, notDrawn } = characterFromDescription({
    description: settled,
    gender: gender === 'male' ? 'male' : 'female',
    appearance: 'other',
    ageRange: 'adult',
    seed: 0,
  });
  const seen = listed(understood.map(({ meaning }) => lowered(meaning)));
  const unseen = listed(notDrawn.map(({ phrase }) => phrase));
  return (
    <>
      <span className="block">{seen ? `Understood: ${seen}` : hint}</span>
      {unseen && <span className="block text-ink-soft">Cannot be drawn yet: {unseen}</span>}
    </>
  );
}

const listed = (words: readonly string[]) => [...new Set(words)].join(', ');
const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
