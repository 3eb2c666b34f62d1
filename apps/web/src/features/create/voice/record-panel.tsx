import { filmSecOf } from '@herald/media/scene/film-length';
import { markProblem } from '@herald/media/script-marks';
import { Mic, Square } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useLimits } from '#data/limits.ts';
import { KEPT_DAYS, keptFiles } from '#lib/kept-files.ts';
import { Button } from '#ui/button.tsx';
import { LevelMeter } from '#ui/level-meter.tsx';
import { useDraft, useDraftStore } from '../draft/use-draft.ts';
import { AudioFailureNote } from '../sound/audio-failure-note.tsx';
import { SendingBar } from '../sound/sending-bar.tsx';
import { useAudioUpload } from '../sound/use-audio-upload.ts';
import { useWizard } from '../steps/wizard-context.ts';
import { ClipPanel } from './clip-panel.tsx';
import { LanguageField } from './language-field.tsx';
import { MicrophoneHelp } from './microphone-help.tsx';
import { ScriptEditor } from './script-editor.tsx';
import { takeClip } from './take-clip.ts';
import { TakeRow } from './take-row.tsx';
import { Teleprompter } from './teleprompter.tsx';
import { useAudioLanguage } from './use-audio-language.ts';
import { useMicrophone } from './use-microphone.ts';
import { type Take, useTakes } from './use-takes.ts';

const USUAL_SEC = 60;

/** One's own voice, read from the script: the most natural one there is. */
export function RecordPanel() {
  const store = useDraftStore();
  const { userId } = useWizard();
  const { voice, output } = useDraft().content;
  const field = useRef<HTMLTextAreaElement>(null);
  const spoken = useAudioLanguage();
  const microphone = useMicrophone();
  const { phase, takes, start, stop, drop } = useTakes(userId);
  const { data: plan } = useLimits();
  // The end card takes its part of what the plan allows.
  const longestSec = plan ? plan.video_seconds - filmSecOf(0, output) : USUAL_SEC;
  const [used, setUsed] = useState<string>();
  const chosen = useRef<string>(undefined);
  const { sending, failure, send, cancel } = useAudioUpload((clip) => {
    takeClip(store, clip, true);
    setUsed(chosen.current);
    // The server has it from here on.
    if (chosen.current) void keptFiles.drop(chosen.current);
  });
  const isResting = phase.kind === 'resting';
  const record = async () => {
    const stream = await microphone.open();
    if (stream) start(stream);
  };
  const use = (take: Take) => {
    chosen.current = take.id;
    void send({ file: take.file, source: 'recording', script: voice.ttsText, locale: spoken.locale });
  };
  const full = useCallback(() => stop(), [stop]);
  const hasOwn = voice.useCustomAudio && voice.audioUrl !== '';
  return (
    <div className="grid gap-5">
      {isResting ? (
        <>
          <ScriptEditor field={field} problem={markProblem(voice.ttsText) ?? ''} tools={null} />
          <LanguageField {...spoken} />
        </>
      ) : (
        <Teleprompter script={voice.ttsText} phase={phase} longestSec={longestSec} onFull={full} />
      )}
      {microphone.trouble && <MicrophoneHelp trouble={microphone.trouble} onRetry={() => void record()} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {isResting ? (
          <Button
            kind={takes.length > 0 || hasOwn ? 'quiet' : 'primary'}
            size="l"
            icon={Mic}
            onClick={() => void record()}
            busyText={microphone.isAsking && 'Waiting for the microphone...'}
            className="max-sm:w-full"
          >
            {takes.length > 0 ? 'Record another take' : 'Start recording'}
          </Button>
        ) : (
          <Button kind="primary" size="l" icon={Square} onClick={stop} className="max-sm:w-full">
            {phase.kind === 'recording' ? 'Stop' : 'Cancel'}
          </Button>
        )}
        {microphone.stream && !isResting ? (
          <div className="min-w-40 flex-1">
            <LevelMeter stream={microphone.stream} />
            <p className="mt-1.5 text-12 text-ink-faint">The bar should reach the last quarter when you talk.</p>
          </div>
        ) : (
          <p className="text-13 text-ink-faint">
            Recording starts after a countdown of 3, and your script scrolls along.
          </p>
        )}
      </div>
      {takes.length > 0 && (
        <div>
          <ol aria-label="Takes" className="divide-y divide-line rounded-card border border-line bg-panel">
            {takes.map((take) => (
              <TakeRow
                key={take.id}
                take={take}
                isUsed={take.id === used && hasOwn}
                isBusy={sending !== null || !isResting}
                onUse={() => use(take)}
                onDrop={() => drop(take)}
              />
            ))}
          </ol>
          <p className="mt-2 text-12 text-ink-faint">
            {!hasOwn && 'Press “Use this take” to go on with it. '}
            Takes you haven’t used stay in this browser for {KEPT_DAYS} days, or until you sign out.
          </p>
        </div>
      )}
      <AudioFailureNote failure={failure} />
      {sending && <SendingBar sending={sending} onCancel={cancel} />}
      {hasOwn && isResting && <ClipPanel />}
    </div>
  );
}
