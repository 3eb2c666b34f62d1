import { filmSecOf } from '@herald/media/scene/film-length';
import { type Ref, useId } from 'react';
import { Select } from '#ui/select.tsx';
import { MarkOffer } from '../draft/mark-offer.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { scriptFacts } from '../voice/script-facts.ts';
import { ScriptField } from '../voice/script-field.tsx';
import { useScriptCheck } from '../voice/use-script-check.ts';
import { type FirstScript, firstScriptOf, firstScripts } from './first-scripts.ts';

interface FirstScriptFieldProps {
  field: Ref<HTMLTextAreaElement>;
  problem: string;
}

/** The script with its length, and ready ones to take instead. */
export function FirstScriptField({ field, problem }: FirstScriptFieldProps) {
  const { content, change } = useDraft();
  const noteId = useId();
  const { ttsText, speechRate } = content.voice;
  const { words, estimatedSec } = scriptFacts(ttsText, speechRate, useScriptCheck(content));
  const filmSec = words === 0 ? 0 : Math.round(filmSecOf(estimatedSec, content.output));
  const take = (value: FirstScript) => {
    const sample = firstScripts.find((script) => script.value === value);
    if (!sample) return;
    change('voice', { ttsText: sample.text });
    change('background', { setting: sample.setting });
  };
  return (
    <>
      <ScriptField field={field} noteId={noteId} rows={3} className="min-h-[88px] max-sm:min-h-[140px]">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t bg-panel py-2 pr-2 pl-4">
          <span className="tnum text-13 text-ink-soft">
            {words} {words === 1 ? 'word' : 'words'}, {filmSec} s
          </span>
          <span className="flex items-center gap-3">
            <span className="text-13 text-ink-faint max-sm:hidden">Write your own, or take</span>
            <Select
              label="Ready script"
              options={firstScripts}
              value={firstScriptOf(ttsText)?.value}
              placeholder="Your own words"
              onChange={take}
              className="w-[176px]!"
            />
          </span>
        </div>
      </ScriptField>
      <p id={noteId} className={problem ? 'mt-2 text-13 text-bad' : 'sr-only'}>
        {problem || 'Write it the way you would say it.'}
      </p>
      <MarkOffer script={ttsText} onTake={(text) => change('voice', { ttsText: text })} className="mt-2" />
    </>
  );
}
