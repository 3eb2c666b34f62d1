import { BRAND_FONTS } from '@herald/media/choices';
import { BRAND_FONT_LABELS } from '@herald/media/labels';
import { clsx } from 'clsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { contrastOf } from '../rules/contrast-text.ts';
import { ColorField } from './color-field.tsx';
import { FontSample } from './font-sample.tsx';
import type { KitFields } from './kit-fields.ts';

/** Two colors with their contrast, and the letters of captions and cards. */
export function ColorsCard({ kit, change }: KitFields) {
  const contrast = contrastOf(kit.color, kit.accent);
  return (
    <Panel className="p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-16">Colors</h2>
        <p className="text-13 text-ink-faint">Captions and end cards use these</p>
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <ColorField label="Brand" value={kit.color} onChange={(color) => change({ color })} />
        <ColorField label="On it" value={kit.accent} onChange={(accent) => change({ accent })} />
      </div>
      <p role="status" className="mt-3 flex flex-wrap items-center gap-2 text-13 text-ink-soft">
        {contrast && <Tag tone={contrast.isReadable ? 'good' : 'warn'}>{contrast.ratio}</Tag>}
        {!contrast
          ? 'Write both colors as #rrggbb.'
          : contrast.isReadable
            ? 'One can be read on the other.'
            : 'Too near each other to be read: ink or white takes the place of the second where words are on the first.'}
      </p>
      <fieldset className="mt-6">
        <legend className="mb-3 font-semibold text-16">Caption font</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {BRAND_FONTS.map((font) => (
            <label key={font} className="group min-w-0 cursor-pointer">
              <input
                type="radio"
                name="brand-font"
                checked={font === kit.font}
                onChange={() => change({ font })}
                className="peer sr-only"
              />
              <span
                className={clsx(
                  'grid h-16 place-items-center overflow-hidden rounded-control bg-film text-20 text-film-ink outline-offset-3 peer-focus-visible:outline-2 peer-focus-visible:outline-signal-ink',
                  font === kit.font && 'outline-2 outline-ink',
                )}
              >
                <FontSample font={font} />
              </span>
              <span className={clsx('mt-2 block text-13', font === kit.font ? 'font-medium' : 'text-ink-soft')}>
                {BRAND_FONT_LABELS[font]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </Panel>
  );
}
