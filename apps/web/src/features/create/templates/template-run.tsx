import { useState } from 'react';

/** The first seconds of a template, moving for as long as it is looked at. */
export function TemplateRun({ url }: { url: string }) {
  const [playedShare, setPlayedShare] = useState(0);
  return (
    <>
      <video
        src={url}
        autoPlay
        loop
        muted
        playsInline
        aria-hidden
        tabIndex={-1}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) => setPlayedShare(currentTime / duration || 0)}
        className="absolute inset-0 size-full object-cover"
      />
      <span aria-hidden className="absolute inset-x-3 bottom-3 h-0.5 overflow-hidden rounded-full bg-film-ink/30">
        <span
          className="block h-full origin-left bg-film-ink transition-transform duration-200 ease-linear"
          style={{ transform: `scaleX(${playedShare})` }}
        />
      </span>
    </>
  );
}
