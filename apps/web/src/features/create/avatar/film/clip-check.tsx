import type { ClipRules, PersonClip } from '@herald/contract/endpoints/clips';
import { CLIP_MOMENT_LABELS, CLIP_MOMENTS, type ClipReport } from '@herald/media/clips';
import { useRef, useState } from 'react';
import { FilmPlayer } from '#ui/film-player.tsx';
import { StatStrip } from '#ui/stat-strip.tsx';
import type { ClipAim } from './clip-aim.ts';
import { ClipForm } from './clip-form.tsx';
import { qualityReason, qualityWords } from './clip-words.ts';
import { DeleteClip } from './delete-clip.tsx';
import { FoundList } from './found-list.tsx';
import { TakeStrip } from './take-strip.tsx';

interface ClipCheckProps {
  clip: PersonClip;
  report: ClipReport;
  rules: ClipRules;
  aim: ClipAim | null;
}

/** The take as Herald sees it, with name and consent. */
export function ClipCheck({ clip, report, rules, aim }: ClipCheckProps) {
  const [chosenSec, setChosenSec] = useState<number>();
  const player = useRef<HTMLVideoElement>(null);
  const show = (sec: number) => {
    setChosenSec(sec);
    if (!player.current) return;
    player.current.currentTime = sec;
    void player.current.play().catch(() => undefined);
  };
  const moments = report.spans.filter(({ moment }) => moment !== null);
  return (
    <div>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="font-semibold text-20">Check your take</h2>
          <p className="mt-1 text-14 text-ink-soft">In color is what Herald can use. Grey is left out.</p>
        </div>
        <DeleteClip id={clip.id} what="take" />
      </div>
      <div className="mt-5">
        <TakeStrip
          report={report}
          videoUrl={clip.video_url}
          posterUrl={clip.poster_url}
          chosenSec={chosenSec}
          onChoose={show}
        />
      </div>
      <div className="mt-4">
        <StatStrip
          stats={[
            {
              label: 'Usable',
              value: `${Math.round(report.usableSec)} s`,
              note: `of ${Math.round(report.durationSec)} s`,
            },
            { label: 'Moments', value: String(moments.length) },
            { label: 'Quality', value: qualityWords[report.quality] },
            { label: 'Teeth', value: report.hasTeeth ? 'Seen' : 'Not seen' },
          ]}
        />
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-5">
          <p className="text-13 text-ink-soft">
            {countedMoments(report)} {qualityReason(report)}
          </p>
          {clip.video_url && (
            <FilmPlayer
              {...{ label: 'Your take', src: clip.video_url, poster: clip.poster_url, player }}
              isWhole
              isMuted
              className="h-[44dvh] w-full rounded-control"
            />
          )}
          <FoundList report={report} />
        </div>
        <ClipForm clip={clip} rules={rules} aim={aim} />
      </div>
    </div>
  );
}

/** "Listening 4, nodding 2." */
function countedMoments({ spans }: ClipReport): string {
  const counted = CLIP_MOMENTS.flatMap((moment) => {
    const count = spans.filter((span) => span.moment === moment).length;
    return count > 0 ? [`${CLIP_MOMENT_LABELS[moment]} ${count}`] : [];
  });
  return counted.length > 0 ? `${counted.join(', ')}.` : '';
}
