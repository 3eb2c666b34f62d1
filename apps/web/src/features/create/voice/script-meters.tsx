import { Meter } from '../../../ui/meter.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { scriptFacts } from './script-facts.ts';
import { usePlanLimits } from './use-plan-limits.ts';
import { useScriptCheck } from './use-script-check.ts';

/** Characters and length against the plan, while one writes. */
export function ScriptMeters() {
  const { voice } = useDraft().content;
  const { data: plan } = usePlanLimits();
  const check = useScriptCheck(voice.ttsText);
  const facts = scriptFacts(voice.ttsText, voice.speechRate, check);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-line border-t bg-panel px-4 py-3">
      {plan && (
        <>
          <div className="min-w-0 flex-1">
            <Meter label="Characters" value={facts.characters} max={plan.script_characters} />
          </div>
          <div className="min-w-0 flex-1">
            <Meter label="Length" value={Math.round(facts.estimatedSec)} max={plan.video_seconds} unit=" s" />
          </div>
        </>
      )}
      <span className="tnum flex h-6 items-center text-12 text-ink-faint max-sm:hidden">
        {facts.words} {facts.words === 1 ? 'word' : 'words'}
      </span>
    </div>
  );
}
