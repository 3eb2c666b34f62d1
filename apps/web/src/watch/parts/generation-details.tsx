import type { PublicVideo } from '@herald/contract/endpoints/watch';
import { withoutHeadingMarks } from '@herald/media/script-headings';
import { clsx } from 'clsx';
import { useState } from 'react';
import { TextButton } from '#ui/text-button.tsx';
import { Section } from './section.tsx';

const LONG_SCRIPT_CHARS = 220;

interface GenerationDetailsProps {
  made: PublicVideo['generation_data'];
  /** The transcript shows the same words; they are then folded here. */
  isScriptAbove: boolean;
}

/** How it was made, as far as that is known. */
export function GenerationDetails({ made, isScriptAbove }: GenerationDetailsProps) {
  const facts: [name: string, value: string][] = [
    ['Voice', made.voice.name],
    ['Avatar', made.avatar.selectedAvatar],
  ];
  const shown = facts.filter(([, value]) => value);
  const script = withoutHeadingMarks(made.script.content);
  if (shown.length === 0 && !script) return null;
  return (
    <Section title="Generation Details">
      <dl className="divide-y divide-line border-line border-t text-13">
        {shown.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[72px_1fr] gap-4 py-2.5">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
        {script && (
          <div className="grid grid-cols-[72px_1fr] gap-4 py-2.5">
            <dt className="text-ink-faint">Script</dt>
            <dd className="min-w-0">
              <Script text={script} isFolded={isScriptAbove} />
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}

function Script({ text, isFolded }: { text: string; isFolded: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > LONG_SCRIPT_CHARS || text.split('\n').length > 3;
  return (
    <>
      {(isWhole || !isFolded) && (
        <p className={clsx('whitespace-pre-line break-words', isLong && !isWhole && 'line-clamp-3')}>{text}</p>
      )}
      {(isLong || isFolded) && (
        <TextButton
          aria-expanded={isWhole}
          className={clsx('min-h-6 text-ink-soft', (isWhole || !isFolded) && 'mt-1.5')}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show the whole script'}
        </TextButton>
      )}
    </>
  );
}
