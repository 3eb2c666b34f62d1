import { clsx } from 'clsx';
import { waitInWords } from '#data/videos/progress-words.ts';
import { Checkmark } from '#ui/checkmark.tsx';
import { Dot } from '#ui/dot.tsx';
import { Progress } from '#ui/progress.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { frameSize } from '../preview/frame-size.ts';
import type { Making } from '../steps/making.ts';
import { type StageLine, stageLines } from './making-stages.ts';

/** The video while it is made, by what the server says. */
export function MakingView({ making }: { making: Making }) {
  const { content } = useDraft();
  const { progress, title, status } = making;
  const percent = status === 'completed' ? 100 : Math.floor(progress?.progress ?? 0);
  const lines = stageLines({ progress, soundSec: content.script.duration, size: frameSize(content.output) });
  const etaSec = status === 'completed' ? null : (progress?.eta_seconds ?? null);
  return (
    <section aria-label="Progress">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          {title && <div className="text-14 text-ink-soft max-lg:hidden">{title}</div>}
          <div className="display tnum mt-1 font-semibold text-44">{percent}%</div>
        </div>
        {etaSec !== null && (
          <div className="text-right">
            <div className="display tnum font-semibold text-26">{waitInWords(etaSec)}</div>
            <div className="text-13 text-ink-faint">left</div>
          </div>
        )}
      </div>
      <div className="mt-4">
        <Progress label="Video" done={percent / 100} />
      </div>
      <ol className="mt-8 divide-y divide-line rounded-card border border-line bg-panel">
        {lines.map((line) => (
          <Line key={line.stage} line={line} isAllDone={status === 'completed'} />
        ))}
      </ol>
    </section>
  );
}

function Line({ line, isAllDone }: { line: StageLine; isAllDone: boolean }) {
  const state = isAllDone ? 'done' : line.state;
  return (
    <li className={clsx('flex h-14 items-center gap-4 px-5', state === 'open' && 'text-ink-faint')}>
      <span className="grid w-5 place-items-center">
        {state === 'done' && <Checkmark className="size-[18px]!" />}
        {state === 'now' && <Dot tone="signal" isLive className="size-2.5!" />}
        {state === 'open' && <Dot tone="idle" />}
      </span>
      <span className="w-36 font-medium text-14">{line.label}</span>
      <span className="tnum min-w-0 flex-1 truncate text-13 text-ink-faint max-sm:hidden">{line.detail}</span>
      <span className="tnum ml-auto text-13 text-ink-soft">
        {state === 'done' ? 'done' : state === 'now' && line.percent !== null ? `${line.percent}%` : ''}
      </span>
    </li>
  );
}
