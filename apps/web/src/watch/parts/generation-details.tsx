import type { PublicVideo } from '@herald/contract';
import { withoutHeadingMarks } from '@herald/media';
import { clsx } from 'clsx';
import { useState } from 'react';
import { TextButton } from '#ui/text-button.tsx';
import { Section } from './section.tsx';

const LONG_SCRIPT_CHARS = 220;

/** How it was made, as far as that is known. */
export function GenerationDetails({ made }: { made: PublicVideo['generation_data'] }) {
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
              <Script text={script} />
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}

function Script({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > LONG_SCRIPT_CHARS || text.split('\n').length > 3;
  return (
    <>
      <p className={clsx('whitespace-pre-line break-words', isLong && !isWhole && 'line-clamp-3')}>{text}</p>
      {isLong && (
        <TextButton aria-expanded={isWhole} className="mt-1.5 min-h-6 text-ink-soft" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show the whole script'}
        </TextButton>
      )}
    </>
  );
}
