import { ASPECTS, type Aspect, RESOLUTIONS } from '@herald/media/choices';
import { clsx } from 'clsx';
import { Segmented } from '#ui/segmented.tsx';
import { useDraft } from '../draft/use-draft.ts';

/** Where each ratio is at home, and a frame of its shape. */
const looks: Record<Aspect, { width: number; height: number; use: string }> = {
  '9:16': { width: 14, height: 24, use: 'TikTok, Reels, Shorts' },
  '4:5': { width: 18, height: 22, use: 'Feeds' },
  '1:1': { width: 20, height: 20, use: 'Square feeds' },
  '16:9': { width: 28, height: 16, use: 'YouTube, web pages' },
};
const ratios = ASPECTS.map((value) => ({ value, ...looks[value] }));

const resolutions = RESOLUTIONS.map((value) => ({ value: `${value}` as const, label: `${value}p` }));

export function RatioChooser() {
  const { content, change } = useDraft();
  const { aspect_ratio } = content.output;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-13">Ratio</legend>
      <div className="grid grid-cols-4 gap-2">
        {ratios.map(({ value, width, height, use }) => (
          <label key={value} title={use} className="cursor-pointer">
            <input
              type="radio"
              name="ratio"
              checked={value === aspect_ratio}
              onChange={() => change('output', { aspect_ratio: value })}
              className="peer sr-only"
            />
            <span
              className={clsx(
                'flex h-[72px] flex-col items-center justify-end gap-2 rounded-control border pb-2 transition-colors duration-150 peer-focus-visible:outline-2 peer-focus-visible:outline-signal-ink peer-focus-visible:outline-offset-2',
                value === aspect_ratio ? 'border-ink bg-raised' : 'border-line-strong text-ink-soft hover:text-ink',
              )}
            >
              <span className="rounded-[2px] border-[1.5px] border-current" style={{ width, height }} />
              <span className="tc text-12">{value}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function ResolutionChooser() {
  const { content, change } = useDraft();
  return (
    <Segmented
      label="Resolution"
      segments={resolutions}
      value={`${content.output.resolution}`}
      onChange={(next) => change('output', { resolution: next === '1080' ? 1080 : 720 })}
      full
    />
  );
}
