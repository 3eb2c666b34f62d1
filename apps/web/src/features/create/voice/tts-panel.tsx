import { AudioLines, BookA, Timer } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { Button } from '#ui/button.tsx';
import { isSoundOlder } from '../draft/content-rules.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ownActionMark } from '../steps/steps.ts';
import { useWizard } from '../steps/wizard-context.ts';
import { ClipPanel } from './clip-panel.tsx';
import { EndedVoiceNote } from './ended-voice-note.tsx';
import { MarkMenu } from './mark-menu.tsx';
import { NaturalVoiceOffer } from './natural-voice-offer.tsx';
import { ScriptEditor } from './script-editor.tsx';
import { insertMark, PAUSE_MARK } from './script-facts.ts';
import { StyleField } from './style-field.tsx';
import { scriptCost, scriptProblems, useScriptCheck } from './use-script-check.ts';
import { useSpeak } from './use-speak.ts';
import { useVoicePlaces } from './use-voice-places.ts';
import { VoiceList } from './voice-list.tsx';
import { VoicePlace } from './voice-place.tsx';

const PronunciationDialog = lazy(async () => ({
  default: (await import('./pronunciation-dialog.tsx')).PronunciationDialog,
}));

/** Script, place and voice become sound. */
export function TtsPanel() {
  const { content, change } = useDraft();
  const { isAdmin } = useWizard();
  const field = useRef<HTMLTextAreaElement>(null);
  const outcome = useKeptFocus<HTMLDivElement>();
  const { countries, regions, voices, hasNoVoices, ended } = useVoicePlaces();
  const { speak, isSpeaking } = useSpeak({
    onProblem: ({ field: missing }) => missing === 'script' && field.current?.focus(),
    // The player is below a long form, behind the footer. It grows a little when the voice's name is known.
    onSpoken: () => requestAnimationFrame(() => outcome.current?.scrollIntoView({ block: 'start' })),
  });
  const check = useScriptCheck(content);
  const hasSound = content.voice.generatedAudioUrl !== '';
  const mustSpeak = !hasSound || isSoundOlder(content);
  const addMark = (mark: string) => {
    const { current } = field;
    if (!current) return;
    const { text, cursor } = insertMark(content.voice.ttsText, current.selectionStart, mark);
    change('voice', { ttsText: text });
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(cursor, cursor);
    });
  };
  return (
    <div className="grid gap-7">
      <ScriptEditor
        field={field}
        problem={scriptProblems(check, content.voice.ttsText)}
        tools={
          <>
            <Button kind="ghost" size="s" icon={Timer} onClick={() => addMark(PAUSE_MARK)}>
              Add pause
            </Button>
            <MarkMenu onPick={addMark} />
            <PronunciationButton />
          </>
        }
      />
      <VoicePlace countries={countries} regions={regions} />
      {ended && <EndedVoiceNote ended={ended} />}
      {isAdmin && <NaturalVoiceOffer />}
      <VoiceList voices={voices} hasNoVoices={hasNoVoices} />
      <StyleField voices={voices} />
      <div ref={outcome} tabIndex={-1} className="grid gap-7 outline-none">
        {mustSpeak && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              kind="primary"
              size="l"
              icon={AudioLines}
              onClick={speak}
              busyText={isSpeaking && 'Generating audio...'}
              className="max-sm:w-full"
              {...ownActionMark}
            >
              {hasSound ? 'Generate again' : 'Generate Audio'}
            </Button>
            <span role="status" className="text-13 text-ink-faint">
              {listed([
                hasSound && 'The script has changed since this audio was made',
                scriptCost(check, content.voice),
              ])}
            </span>
          </div>
        )}
        {hasSound && <ClipPanel onAgain={speak} isBusy={isSpeaking} />}
      </div>
    </div>
  );
}

const listed = (sentences: (string | false)[]): string =>
  sentences
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');

function PronunciationButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="ghost" size="s" icon={BookA} onClick={() => setOpen(true)}>
        Pronunciation
      </Button>
      {isOpen && (
        <Suspense>
          <PronunciationDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
