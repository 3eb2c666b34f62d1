import { Dot } from '../../../ui/dot.tsx';
import type { PhotoWork } from './photo-work.ts';

const verdicts = {
  accept: { tone: 'good', title: 'This photo can talk' },
  warn: { tone: 'warn', title: 'It works, but could be better' },
  reject: { tone: 'bad', title: 'This photo cannot talk' },
} as const;

export function PhotoFindings({ gate }: Pick<PhotoWork, 'gate'>) {
  const { tone, title } = verdicts[gate.answer];
  return (
    <section aria-label="What was found">
      <p role="status" className="flex items-center gap-2 font-medium text-14">
        <Dot tone={tone} />
        {title}
      </p>
      {gate.findings.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-line border-y text-13">
          {gate.findings.map(({ reason, hint }) => (
            <li key={reason} className="py-2.5">
              <p className="text-ink">{reason}</p>
              <p className="text-ink-faint">{hint}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
