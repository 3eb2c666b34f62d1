import { clsx } from 'clsx';
import { useDraft } from '../draft/use-draft.ts';
import { plainColors } from './scene-options.ts';
import { useSceneChoice } from './use-scene-choice.ts';

/** One colour behind the presenter, lit like a backdrop. */
export function ColorChooser() {
  const { content } = useDraft();
  const chooseScene = useSceneChoice();
  const { color } = content.background;
  const choose = (next: string) => chooseScene({ color: next });
  return (
    <fieldset className="mt-4 flex flex-wrap items-center gap-3">
      <legend className="sr-only">Color</legend>
      {plainColors.map(({ value, label }) => (
        <label key={value} title={label} className="cursor-pointer">
          <input
            type="radio"
            name="scene-color"
            aria-label={label}
            checked={value === color}
            onChange={() => choose(value)}
            className="peer sr-only"
          />
          <span
            className={clsx(
              'block size-9 rounded-full outline-offset-3 ring-1 ring-line-strong ring-inset peer-focus-visible:outline-2 peer-focus-visible:outline-signal-ink max-md:size-11',
              value === color && 'outline-2 outline-ink',
            )}
            style={{ backgroundColor: value }}
          />
        </label>
      ))}
      <label className="flex h-9 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong px-3 text-13 max-md:h-11">
        <input
          type="color"
          value={color}
          onChange={(event) => choose(event.target.value)}
          className="size-5 cursor-pointer rounded-sm border-0 bg-transparent p-0"
        />
        Another color
        <span className="tc text-12 text-ink-faint">{color}</span>
      </label>
    </fieldset>
  );
}
