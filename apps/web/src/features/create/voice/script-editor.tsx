import { filmSecOf, isEndCard } from '@herald/media/scene/film-length';
import { type ReactNode, type Ref, useId } from 'react';
import { useLimits } from '#data/limits.ts';
import { Meter } from '#ui/meter.tsx';
import { MarkOffer } from '../draft/mark-offer.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { scriptFacts } from './script-facts.ts';
import { ScriptField } from './script-field.tsx';
import { useScriptCheck } from './use-script-check.ts';

interface ScriptEditorProps {
  field: Ref<HTMLTextAreaElement>;
  /** Buttons in the line below. */
  tools: ReactNode;
  problem: string;
}

/** The script as it will be said, with what the plan allows below it. */
export function ScriptEditor({ field, tools, problem }: ScriptEditorProps) {
  const noteId = useId();
  const { content, change } = useDraft();
  return (
    <div>
      <ScriptField field={field} noteId={noteId} rows={6} className="min-h-[150px]">
        <ScriptMeters />
      </ScriptField>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p id={noteId} className={problem ? 'text-13 text-bad' : 'text-13 text-ink-faint'}>
          {problem || (
            <>
              Write it the way you would say it. <Sample>[pause 0.5s]</Sample> makes a pause, <Sample>[smile]</Sample> a
              smile, <Sample>(sighs)</Sample> a sigh and <Sample>[close]</Sample> a near shot until the sentence ends. A
              line such as <Sample># Why it works</Sample> names a chapter. Chapter names and emoji are shown, not
              spoken; marks are neither.
            </>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-1">{tools}</div>
      </div>
      <MarkOffer script={content.voice.ttsText} onTake={(ttsText) => change('voice', { ttsText })} className="mt-2" />
    </div>
  );
}

const Sample = ({ children }: { children: string }) => (
  <span className="tc whitespace-nowrap text-12 text-ink-soft">{children}</span>
);

/** Characters and length against the plan, while one writes. */
function ScriptMeters() {
  const { content } = useDraft();
  const { voice, output } = content;
  const { data: plan } = useLimits();
  const check = useScriptCheck(content);
  const facts = scriptFacts(voice.ttsText, voice.speechRate, check);
  const filmSec = facts.words === 0 ? 0 : filmSecOf(facts.estimatedSec, output);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-line border-t bg-panel px-4 py-3">
      {plan && (
        <>
          <div className="min-w-0 flex-1">
            <Meter label="Characters" value={facts.characters} max={plan.script_characters} />
          </div>
          <div className="min-w-0 flex-1">
            <Meter
              label={isEndCard(output.end_card) ? 'Length with end card' : 'Length'}
              value={Math.round(filmSec)}
              max={plan.video_seconds}
              unit=" s"
            />
          </div>
        </>
      )}
      <span className="tnum flex h-6 items-center text-12 text-ink-faint max-sm:hidden">
        {facts.words} {facts.words === 1 ? 'word' : 'words'}
      </span>
    </div>
  );
}
