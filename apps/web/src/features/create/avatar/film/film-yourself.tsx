import type { ClipRules, PersonClip } from '@herald/contract/endpoints/clips';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { avatarQuery } from '#data/avatars.ts';
import { messageOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import { useWizard } from '../../steps/wizard-context.ts';
import { AimNote } from './aim-note.tsx';
import { type ClipAim, useClipAim } from './clip-aim.ts';
import { clipRulesQuery, clipsQuery } from './clip-calls.ts';
import { ClipCheck } from './clip-check.tsx';
import { ClipInWork } from './clip-in-work.tsx';
import { ClipReady } from './clip-ready.tsx';
import { ClipRecorder } from './clip-recorder.tsx';
import { ClipRefused } from './clip-refused.tsx';
import { type ClipToSend, sendClipFile } from './clip-sender.ts';
import { ClipSending } from './clip-sending.tsx';
import { ClipStart } from './clip-start.tsx';
import { clipToContinue } from './clip-words.ts';
import { noTick } from './consent-tick.tsx';
import { useClipUpload } from './use-clip-upload.ts';

/** The tab "Film yourself": a clip of a person becomes a presenter. */
export function FilmYourself() {
  const { createdAvatarId } = useDraft().content.avatar;
  const rules = useQuery(clipRulesQuery);
  const clips = useQuery(clipsQuery);
  const { data: presenter } = useQuery(avatarQuery(createdAvatarId ?? ''));
  const [isRecording, setRecording] = useState(false);
  const [tick, setTick] = useState(noTick);
  const aim = useClipAim();
  const { userId } = useWizard();
  const upload = useClipUpload(rules.data);
  const error = rules.error ?? clips.error;
  const isMissing = !rules.data || !clips.data;
  if (error && isMissing)
    return <AlertBox>{messageOf(error, 'We couldn’t load your clips. Please reload the page.')}</AlertBox>;
  if (!rules.data || !clips.data || upload === undefined) return <FilmingOnItsWay />;
  const agreed = tick.isGiven ? { consent: tick.whose, consentVersion: rules.data.consent.version } : null;
  const fitting = clips.data.filter((clip) => !agreed || clip.agreed === agreed.consent);
  const send = (take: Pick<ClipToSend, 'file' | 'source' | 'clip'>) => {
    setRecording(false);
    if (agreed) void sendClipFile({ ...take, agreed, owner: userId, rules: rules.data });
  };
  const sendFile = (file: File) => send({ file, source: 'upload', clip: clipToContinue(fitting, file) });
  if (isRecording && agreed) {
    return (
      <ClipRecorder
        rules={rules.data}
        agreed={agreed}
        begun={fitting.find(
          ({ state, source, received_bytes }) =>
            state === 'receiving' && source === 'recording' && received_bytes === 0,
        )}
        onLeave={() => setRecording(false)}
        onTake={(file, clip) => send({ file, source: 'recording', clip })}
        onFile={sendFile}
      />
    );
  }
  if (upload && upload.state !== 'refused') return <ClipSending upload={upload} />;
  if (presenter?.filmed) {
    return <ClipReady key={presenter.id} presenter={presenter} filmed={presenter.filmed} />;
  }
  return (
    <>
      {aim && <AimNote aim={aim} />}
      <NextTake rules={rules.data} clips={clips.data} aim={aim}>
        <ClipStart
          rules={rules.data}
          clips={fitting}
          problem={upload?.problem ?? ''}
          tick={tick}
          onTick={setTick}
          agreed={agreed}
          onRecord={() => setRecording(true)}
          onFile={sendFile}
        />
      </NextTake>
    </>
  );
}

/** In the places of what comes. */
function FilmingOnItsWay() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="mt-2 h-14 w-full max-w-[62ch]" />
      <Skeleton className="mt-6 h-44 w-full" />
      <Skeleton className="mt-6 h-24 w-full max-w-[62ch]" />
    </div>
  );
}

interface NextTakeProps {
  rules: ClipRules;
  clips: readonly PersonClip[];
  aim: ClipAim | null;
  /** The ways to a clip. */
  children: ReactNode;
}

/** The clip that was sent last, as far as it is; without one, how to get one. */
function NextTake({ rules, clips, aim, children }: NextTakeProps) {
  const [clip] = clips.filter(({ state }) => state !== 'receiving');
  if (!clip) return children;
  if (clip.state === 'ready' && clip.report) {
    return <ClipCheck key={clip.id} clip={clip} report={clip.report} rules={rules} aim={aim} />;
  }
  if (clip.state === 'waiting' || clip.state === 'preparing') return <ClipInWork clip={clip} />;
  return (
    <ClipRefused clip={clip} rules={rules}>
      {children}
    </ClipRefused>
  );
}
