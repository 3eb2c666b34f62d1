import type { ClipReport } from '@herald/media/clips';
import { ArrowRight } from 'lucide-react';
import { momentCode } from '#lib/time-code.ts';
import { Icon } from '#ui/icon.tsx';
import { faultWords, foundIn } from './clip-words.ts';

/** What was found, in the order of the clip, each with its seconds, why it matters and what to do. */
export function FoundList({ report }: { report: Pick<ClipReport, 'findings' | 'spans'> }) {
  const found = foundIn(report);
  if (found.length === 0) return null;
  return (
    <section aria-label="What was found">
      <h3 className="plain-heading mb-2 flex justify-between font-medium text-14">
        What was found <span className="font-normal text-13 text-ink-faint">In the order of the clip</span>
      </h3>
      <ol className="divide-y divide-line rounded-card border border-line bg-panel">
        {found.map(({ fault, atSecs, sec }) => {
          const { title, why, fix } = faultWords[fault];
          return (
            <li key={fault} className="p-4">
              <p className="flex items-center gap-2 font-medium text-14">
                <span aria-hidden className="size-[7px] rounded-[1.5px] bg-bad" />
                {title}
                <span className="tnum ml-auto font-normal text-13 text-ink-faint">
                  {sec >= 0.5 && `${Math.round(sec)} s `}at {atSecs.map((at) => momentCode(at)).join(', ')}
                </span>
              </p>
              <p className="mt-1 text-13 text-ink-soft">{why}</p>
              <p className="mt-1.5 flex gap-2 text-13 text-ink">
                <Icon of={ArrowRight} size={14} className="mt-[3px] text-ink-faint" />
                {fix}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
