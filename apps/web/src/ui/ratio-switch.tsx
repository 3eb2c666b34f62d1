import type { VideoFile } from '@herald/contract/video-file';
import type { Aspect } from '@herald/media/choices';
import { clsx } from 'clsx';

interface RatioSwitchProps {
  files: readonly VideoFile[];
  ratio: Aspect | undefined;
  onChoose: (ratio: Aspect) => void;
}

/** The shapes that a video was made in. */
export function RatioSwitch({ files, ratio, onChoose }: RatioSwitchProps) {
  if (files.length < 2) return null;
  return (
    <fieldset className="mb-6 flex flex-wrap items-center gap-2">
      <legend className="sr-only">Shape of the picture</legend>
      {files.map(({ aspect_ratio, width, height }) => (
        <button
          key={aspect_ratio}
          type="button"
          aria-pressed={aspect_ratio === ratio}
          onClick={() => onChoose(aspect_ratio)}
          className={clsx(
            'flex h-9 items-center gap-2 rounded-control border px-3 text-13 transition-colors duration-150 max-md:h-11',
            aspect_ratio === ratio ? 'border-ink bg-raised' : 'border-line-strong text-ink-soft hover:text-ink',
          )}
        >
          <span
            aria-hidden
            className="h-4 rounded-[2px] border-[1.5px] border-current"
            style={{ aspectRatio: `${width} / ${height}` }}
          />
          <span className="tc">{aspect_ratio}</span>
        </button>
      ))}
    </fieldset>
  );
}
