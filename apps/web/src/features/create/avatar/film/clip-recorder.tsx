import type { PersonClip } from '@herald/contract/endpoints/clips';
import { useMutation } from '@tanstack/react-query';
import { Square, Video, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { messageOf } from '#lib/api.ts';
import { timeCode } from '#lib/time-code.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { OnAir } from '#ui/on-air.tsx';
import { CheckList } from './check-list.tsx';
import { beginClip, useClipNews } from './clip-calls.ts';
import { RecorderGuide } from './recorder-guide.tsx';
import { momentAt, recordingPlan } from './recording-plan.ts';
import { cameraHelp, useCamera } from './use-camera.ts';
import { useLiveChecks } from './use-live-checks.ts';
import { useTake } from './use-take.ts';

interface ClipRecorderProps {
  /** Begun for an earlier recording that was not made. */
  begun: PersonClip | undefined;
  onLeave: () => void;
  onTake: (file: File, clip: PersonClip) => void;
}

/** Records a clip moment by moment; a wrong check never stops the take. */
export function ClipRecorder({ begun, onLeave, onTake }: ClipRecorderProps) {
  const { stream, trouble, open } = useCamera();
  const screen = useRef<HTMLVideoElement>(null);
  const tell = useClipNews();
  const begin = useMutation({ mutationFn: async () => begun ?? (await beginClip('recording', true)), onSuccess: tell });
  const { data: clip, mutate } = begin;
  const plan = useMemo(() => recordingPlan(clip?.code ?? null), [clip]);
  const take = useTake((file) => clip && onTake(file, clip));
  const { checks, faceCheck } = useLiveChecks(screen, stream !== null);
  useEffect(() => mutate(), [mutate]);
  useEffect(() => {
    if (screen.current) screen.current.srcObject = stream;
  }, [stream]);
  const isRecording = take.sec !== undefined;
  const now = isRecording ? momentAt(plan, take.sec ?? 0) : undefined;
  const moment = now && plan[now.at];
  const isOver = isRecording && !now;
  useEffect(() => {
    if (isOver) take.stop();
  }, [isOver, take.stop]);
  return (
    <section
      aria-label="Record a clip"
      className="max-md:fixed max-md:inset-0 max-md:z-50 max-md:overflow-y-auto max-md:bg-ground max-md:p-4"
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        {isRecording ? (
          <OnAir>
            Recording <span className="tc">{timeCode(take.sec ?? 0)}</span>
          </OnAir>
        ) : (
          <h2 className="font-semibold text-20">Film yourself</h2>
        )}
        <Button size="s" icon={X} onClick={onLeave}>
          Leave
        </Button>
      </div>
      {trouble && <AlertBox>{cameraHelp[trouble]}</AlertBox>}
      {begin.isError && <AlertBox>{messageOf(begin.error, 'We couldn’t begin a clip. Please try again.')}</AlertBox>}
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_260px]">
        <div className="relative self-start overflow-hidden rounded-card bg-film">
          <video
            ref={screen}
            autoPlay
            muted
            playsInline
            aria-label="Your camera"
            className="aspect-video w-full -scale-x-100 object-cover max-md:aspect-[3/4]"
          />
          <RecorderGuide moment={moment} countsFrom={now?.countsFrom ?? 0} />
        </div>
        <div className="grid content-start gap-5">
          <CheckList checks={checks} faceCheck={faceCheck} mayOpen={moment?.mayOpen ?? false} />
          <ol className="text-13 max-md:hidden">
            {plan.map(({ name }, at) => {
              const isNow = now?.at === at;
              const isDone = now !== undefined && at < now.at;
              return (
                <li
                  key={name}
                  aria-current={isNow ? 'step' : undefined}
                  className={isNow ? 'py-1 font-medium text-ink' : 'py-1 text-ink-faint'}
                >
                  {at + 1} {name}
                  {isDone && ', done'}
                </li>
              );
            })}
          </ol>
          {isRecording ? (
            <Button kind="primary" size="l" icon={Square} onClick={take.stop}>
              Stop
            </Button>
          ) : trouble ? (
            <Button size="l" onClick={() => void open()}>
              Try the camera again
            </Button>
          ) : (
            <Button
              kind="primary"
              size="l"
              icon={Video}
              onClick={() => stream && clip && take.start(stream)}
              busyText={(!stream || !clip) && 'Opening the camera...'}
            >
              Start recording
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
