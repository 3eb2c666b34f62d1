import type { ClipRules, PersonClip } from '@herald/contract/endpoints/clips';
import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { messageOf } from '#lib/api.ts';
import { CameraTrouble } from './camera-trouble.tsx';
import { CheckList } from './check-list.tsx';
import { beginClip, type ClipAgreement, tellOfClip } from './clip-calls.ts';
import { LeaveRecording } from './leave-recording.tsx';
import { MomentStrip } from './moment-strip.tsx';
import { RecorderActions } from './recorder-actions.tsx';
import { RecorderBar } from './recorder-bar.tsx';
import { RecorderMoment } from './recorder-moment.tsx';
import { RecorderPicture } from './recorder-picture.tsx';
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
  agreed: ClipAgreement;
  onLeave: () => void;
  onTake: (file: File, clip: PersonClip) => void;
  /** A clip from elsewhere, where the camera does not work. */
  onFile: (file: File) => void;
}

/** What the server takes, less what a browser may write too much. */
const SPARE_SEC = 5;

/** Records a clip moment by moment over the whole screen; a wrong check never stops the take. */
export function ClipRecorder({ begun, rules, agreed, onLeave, onTake, onFile }: ClipRecorderProps) {
  const { stream, trouble, open, turn } = useCamera();
  const screen = useRef<HTMLVideoElement>(null);
  const begin = useMutation({
    mutationFn: async () => begun ?? (await beginClip('recording', agreed, true)),
    onSuccess: tellOfClip,
  });
  const { data: clip, mutate } = begin;
  const plan = useMemo(() => recordingPlan(clip?.code ?? null), [clip]);
  const afterTake = useRef<() => void>(undefined);
  const take = useTake((file) => {
    if (clip) onTake(file, clip);
    afterTake.current?.();
  });
  const { checks, faceCheck } = useLiveChecks(screen, stream !== null);
  const { moment, now, at, done, stills, goTo } = useFilming({ plan, sec: take.sec, screen, onOver: take.stop });
  const [isLeaving, setLeaving] = useState(false);
  useWholeScreen();
  useEffect(() => mutate(), [mutate]);
  const { sec } = take;
  const isRecording = sec !== undefined;
  const isFull = isRecording && sec > rules.longest_sec - SPARE_SEC;
  useEffect(() => {
    if (isFull) take.stop();
  }, [isFull, take.stop]);
  const start = () => stream && clip && take.start(stream);
  const leave = () => (isRecording ? setLeaving(true) : onLeave());
  const problem = trouble
    ? cameraHelp[trouble]
    : begin.isError && messageOf(begin.error, 'We couldn’t begin a clip. Please try again.');
  const isLongEnough = isRecording && sec >= rules.shortest_sec;
  useRecorderKeys({ isRecording, start, leave, stop: take.stop, again: () => goTo(at), goTo });
  return createPortal(
    <section
      aria-label="Record a clip"
      className="fixed inset-0 z-40 grid grid-rows-[auto_minmax(320px,1fr)_auto] overflow-y-auto bg-ground text-ink"
    >
      <RecorderBar stream={stream} sec={sec} onTurn={isRecording ? undefined : turn} onLeave={leave} />
      <div
        className={clsx(
          'relative grid min-h-0 lg:gap-12 lg:px-16 lg:py-6',
          !problem && 'lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]',
        )}
      >
        {problem ? (
          <CameraTrouble
            problem={problem}
            onRetry={() => (trouble ? void open() : mutate())}
            onFile={trouble ? onFile : undefined}
          />
        ) : (
          <>
            {moment && <RecorderMoment plan={plan} at={at} moment={moment} now={now} />}
            <RecorderPicture screen={screen} stream={stream} moment={moment} now={now} />
            <CheckList checks={checks} faceCheck={faceCheck} mayOpen={moment?.mayOpen ?? false} />
          </>
        )}
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t px-4 py-3 lg:px-8">
        <div className="min-w-0 max-lg:w-full">
          <MomentStrip plan={plan} at={at} now={now} done={done} stills={stills} onGoTo={goTo} />
        </div>
        {!problem && (
          <RecorderActions
            isRecording={isRecording}
            isReady={stream !== null && clip !== undefined}
            onStart={start}
            onStop={take.stop}
            onAgain={() => goTo(at)}
          />
        )}
      </footer>
      <LeaveRecording
        isRecording={isRecording}
        isLongEnough={isLongEnough}
        shortestSec={rules.shortest_sec}
        isAsked={isLeaving}
        onAsk={setLeaving}
        onKeep={(goOn) => {
          afterTake.current = goOn;
          take.stop();
        }}
        onLeave={onLeave}
      />
    </section>,
    document.body,
  );
}
