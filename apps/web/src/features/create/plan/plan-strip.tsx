import type { ShownSentence } from '@herald/media/film-plan';
import type { Sound } from '#lib/sound.ts';
import { useSoundState } from '#lib/use-sound.ts';
import { PlanThumb } from './plan-thumb.tsx';

interface PlanStripProps {
  sentences: readonly ShownSentence[];
  /** Of a sentence, once it is drawn. */
  stillOf: (place: number) => ImageBitmap | undefined;
  durationSec: number;
  sound: Sound;
}

/** The film on one line: sentences are as wide as they are long, and a press goes there. */
export function PlanStrip({ sentences, stillOf, durationSec, sound }: PlanStripProps) {
  const untilOf = (place: number) => sentences[place + 1]?.fromSec ?? Math.max(durationSec, lastSecOf(sentences));
  const beginOf = (place: number) => (place === 0 ? 0 : (sentences[place]?.fromSec ?? 0));
  return (
    <div className="relative mt-3 pt-1">
      <ol aria-label="The film on one line" className="flex h-11 gap-px overflow-hidden rounded-control md:h-18">
        {sentences.map(({ fromSec }, place) => (
          <li
            key={fromSec}
            style={{ flexGrow: untilOf(place) - beginOf(place) }}
            className="relative min-w-0 basis-0 bg-bone"
          >
            <button
              type="button"
              aria-label={`Go to sentence ${place + 1}`}
              onClick={() => sound.seek(fromSec)}
              className="absolute inset-0 focus-visible:-outline-offset-2"
            >
              <PlanThumb still={stillOf(place)} className="size-full" />
              <span
                aria-hidden
                className="tnum absolute bottom-1 left-1 rounded-sm bg-film/75 px-1 text-12 text-film-ink max-md:hidden"
              >
                {place + 1}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Playhead sound={sound} durationSec={untilOf(sentences.length - 1)} />
    </div>
  );
}

const lastSecOf = (sentences: readonly ShownSentence[]) => sentences.at(-1)?.untilSec ?? 0;

/** Moves by itself, so that nothing around it is drawn again with every picture. */
function Playhead({ sound, durationSec }: { sound: Sound; durationSec: number }) {
  const { timeSec } = useSoundState(sound);
  const share = durationSec > 0 ? Math.min(1, timeSec / durationSec) : 0;
  return (
    <span
      aria-hidden
      style={{ left: `${share * 100}%` }}
      className="pointer-events-none absolute -bottom-1 top-0 w-0.5 -translate-x-1/2 rounded-full bg-signal before:absolute before:top-0 before:left-1/2 before:size-1.5 before:-translate-x-1/2 before:rounded-full before:bg-signal"
    />
  );
}
