import type { ReactNode } from 'react';
import { Slate } from '../../../ui/slate.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { usePlanLimits } from '../voice/use-plan-limits.ts';
import { useSpokenVoice } from '../voice/use-spoken-voice.ts';
import { slateRows } from './slate-rows.ts';

export function StagePanel({ children }: { children: ReactNode }) {
  const { content } = useDraft();
  const voice = useSpokenVoice();
  const { data: plan } = usePlanLimits();
  return (
    <aside
      aria-label="Stage"
      className="sticky top-14 flex h-[calc(100dvh-56px)] flex-col overflow-y-auto border-line border-l bg-well px-6 py-6 xl:px-8"
    >
      {children}
      <div className="mt-5">
        <Slate rows={slateRows(content, { voice, maxSec: plan?.video_seconds })} />
      </div>
    </aside>
  );
}
