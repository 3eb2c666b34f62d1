import type { ClipRules, PersonClip } from '@herald/contract/endpoints/clips';
import type { ReactNode } from 'react';
import { AlertBox } from '#ui/alert-box.tsx';
import { DeleteClip } from './delete-clip.tsx';
import { FoundList } from './found-list.tsx';
import { TakeStrip } from './take-strip.tsx';

interface ClipRefusedProps {
  clip: PersonClip;
  rules: ClipRules;
  /** The ways to another clip. */
  children: ReactNode;
}

/** Why a clip is no presenter: each thing with its second, and what to do. */
export function ClipRefused({ clip, rules, children }: ClipRefusedProps) {
  const { report, error } = clip;
  return (
    <div>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="font-semibold text-20">
            {clip.state === 'failed' ? 'This clip was not prepared' : 'This clip is not enough yet'}
          </h2>
          <p className="mt-1 text-13 text-ink-faint">{clip.name}</p>
        </div>
        <DeleteClip id={clip.id} what="clip" />
      </div>
      <div className="mt-4">
        <AlertBox>{error}</AlertBox>
      </div>
      {report && (
        <div className="mt-5 grid gap-5">
          <p className="text-14 text-ink-soft">
            {Math.round(report.usableSec)} s of {Math.round(report.durationSec)} s can be used. A presenter needs at
            least {rules.least_usable_sec} s with the mouth closed; from {rules.good_usable_sec} s on it is good.
          </p>
          <TakeStrip report={report} videoUrl={clip.video_url} />
          <FoundList report={report} />
        </div>
      )}
      <div className="mt-8 border-line border-t pt-6">{children}</div>
    </div>
  );
}
