import type { ClipRules, PersonClip } from '@herald/contract/endpoints/clips';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { messageOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useWarnBeforeLeaving } from '#ui/use-warn-before-leaving.ts';
import { CheckList } from './check-list.tsx';
import { beginClip, tellOfClip } from './clip-calls.ts';
import { MomentStrip } from './moment-strip.tsx';
import { RecorderActions } from './recorder-actions.tsx';
import { RecorderBar } from './recorder-bar.tsx';
import { LensPlate, OvalGuide } from './recorder-guide.tsx';
import { RecorderMoment } from './recorder-moment.tsx';
import { recordingPlan } from './recording-plan.ts';
import { cameraHelp, useCamera } from './use-camera.ts';
import { useFilming } from './use-filming.ts';
import { useLiveChecks } from './use-live-checks.ts';
import { useRecorderKeys } from './use-recorder-keys.ts';
import { useTake } from './use-take.ts';
import { useWholeScreen } from './use-whole-screen.ts';

interface ClipRecorderProps {
  /** Begun for an earlier recording that was not made. */
  begun: PersonClip | undefined;
  rules: ClipRules;
  onLeave: () => void;
  onTake: (file: File, clip: PersonClip) => void;
}

/** What the server takes, less what a browser may write too much. */
const SPARE_SEC = 5;

/** Records a clip moment by moment over the whole screen; a wrong check never stops the take. */
export function ClipRecorder({ begun, rules, onLeave, onTake }: ClipRecorderProps) {
  const { stream, trouble, open, turn } = useCamera();
  const screen = useRef<HTMLVideoElement>(null);
  const begin = useMutation({
    mutationFn: async () => begun ?? (await beginClip('recording', true)),
    onSuccess: tellOfClip,
  });
  const { data: clip, mutate } = begin;
  const plan = useMemo(() => recordingPlan(clip?.code ?? null), [clip]);
  const take = useTake((file) => clip && onTake(file, clip));
  const { checks, faceCheck } = useLiveChecks(screen, stream !== null);
  const { moment, now, at, done, stills, goTo } = useFilming({ plan, sec: take.sec, screen, onOver: take.stop });
  const [isLeaving, setLeaving] = useState(false);
  useWholeScreen();
  useEffect(() => mutate(), [mutate]);
  useEffect(() => {
    if (screen.current) screen.current.srcObject = stream;
  }, [stream]);
  const { sec } = take;
  const isRecording = sec !== undefined;
  useWarnBeforeLeaving(isRecording);
  const isFull = isRecording && sec > rules.longest_sec - SPARE_SEC;
  useEffect(() => {
    if (isFull) take.stop();
  }, [isFull, take.stop]);
  const start = () => stream && clip && take.start(stream);
  const leave = () => (isRecording ? setLeaving(true) : onLeave());
  const isLongEnough = isRecording && sec >= rules.shortest_sec;
  useRecorderKeys({ isRecording, start, leave, stop: take.stop, again: () => goTo(at), goTo });
  return createPortal(
    <section
      aria-label="Record a clip"
      className="fixed inset-0 z-40 grid grid-rows-[auto_minmax(320px,1fr)_auto] overflow-y-auto bg-ground text-ink"
    >
      <RecorderBar stream={stream} sec={sec} onTurn={isRecording ? undefined : turn} onLeave={leave} />
      <div className="relative grid min-h-0 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] lg:gap-12 lg:px-16 lg:py-6">
        {moment && <RecorderMoment plan={plan} at={at} moment={moment} now={now} />}
        <div className="relative min-h-0 overflow-hidden bg-film max-lg:absolute max-lg:inset-0 lg:aspect-[9/16] lg:h-[calc(100dvh-206px)] lg:min-h-[320px] lg:rounded-card">
          <video
            ref={screen}
            autoPlay
            muted
            playsInline
            aria-label="Your camera, mirrored"
            className="size-full -scale-x-100 object-cover"
          />
          <OvalGuide />
          <LensPlate moment={moment} now={now} />
          <p className="absolute inset-x-0 bottom-[2.5%] text-center text-13 text-film-ink [text-shadow:0_1px_4px_var(--color-film)] max-lg:hidden">
            Mirrored, as you see yourself
          </p>
        </div>
        <CheckList checks={checks} faceCheck={faceCheck} mayOpen={moment?.mayOpen ?? false} />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t px-4 py-3 lg:px-8">
        {(trouble || begin.isError) && (
          <div className="w-full">
            <AlertBox>
              {trouble ? cameraHelp[trouble] : messageOf(begin.error, 'We couldn’t begin a clip. Please try again.')}
            </AlertBox>
          </div>
        )}
        <div className="min-w-0 max-lg:w-full">
          <MomentStrip plan={plan} at={at} now={now} done={done} stills={stills} onGoTo={goTo} />
        </div>
        <RecorderActions
          isRecording={isRecording}
          isReady={stream !== null && clip !== undefined}
          hasTrouble={trouble !== null}
          onStart={start}
          onStop={take.stop}
          onAgain={() => goTo(at)}
          onOpen={() => void open()}
        />
      </footer>
      <ConfirmDialog
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        title="Leave the recording?"
        question={
          isLongEnough
            ? 'What you filmed so far is kept and looked through.'
            : `A clip needs ${rules.shortest_sec} s, so what you filmed so far is thrown away.`
        }
        confirmLabel={isLongEnough ? 'Keep it and leave' : 'Leave'}
        onConfirm={isLongEnough ? take.stop : onLeave}
      />
    </section>,
    document.body,
  );
}
