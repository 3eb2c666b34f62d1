import { type RefObject, useEffect } from 'react';
import { LensPlate, OvalGuide } from './recorder-guide.tsx';
import type { MomentNow, PlannedMoment } from './recording-plan.ts';

interface RecorderPictureProps {
  screen: RefObject<HTMLVideoElement | null>;
  stream: MediaStream | null;
  moment: PlannedMoment | undefined;
  now: MomentNow | undefined;
}

/** What the camera sees, with the oval the face belongs in. */
export function RecorderPicture({ screen, stream, moment, now }: RecorderPictureProps) {
  useEffect(() => {
    if (screen.current) screen.current.srcObject = stream;
  }, [screen, stream]);
  return (
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
      {stream && (
        <p className="absolute inset-x-0 bottom-[2.5%] text-center text-13 text-film-ink [text-shadow:0_1px_4px_var(--color-film)] max-lg:hidden">
          Mirrored, as you see yourself
        </p>
      )}
    </div>
  );
}
