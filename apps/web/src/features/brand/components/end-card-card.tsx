import { limits } from '@herald/contract/limits';
import { END_CARD_STYLES } from '@herald/media/choices';
import { END_CARD_LABELS } from '@herald/media/labels';
import { webAddressOf } from '@herald/media/web-address';
import { clsx } from 'clsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';
import { EndCardPicture } from './end-card-picture.tsx';
import type { KitFields } from './kit-fields.ts';

const LONGEST_LINE = 120;

/** The closing picture: one of four arrangements, with its words and its address. */
export function EndCardCard({ kit, change }: KitFields) {
  const isLink = kit.link_url.trim() === '' || webAddressOf(kit.link_url) !== undefined;
  return (
    <Panel className="p-5">
      <h2 className="mb-4 font-semibold text-16">End card</h2>
      <EndCardPicture kit={kit} className="rounded-control max-lg:mx-auto max-lg:max-w-[272px]" />
      <fieldset className="mt-4">
        <legend className="sr-only">Arrangement</legend>
        <div className="grid grid-cols-4 gap-2 max-lg:mx-auto max-lg:max-w-[272px]">
          {END_CARD_STYLES.map((style) => (
            <label key={style} className="cursor-pointer">
              <input
                type="radio"
                name="end-card-style"
                checked={style === kit.end_card}
                onChange={() => change({ end_card: style })}
                className="peer sr-only"
              />
              <span
                className={clsx(
                  'block overflow-hidden rounded-[3px] outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-signal-ink',
                  style === kit.end_card && 'outline-2 outline-ink',
                )}
              >
                <EndCardPicture kit={{ ...kit, end_card: style }} />
              </span>
              <span className={clsx('mt-1.5 block text-12', style === kit.end_card ? 'font-medium' : 'text-ink-faint')}>
                {END_CARD_LABELS[style]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 flex flex-col gap-4">
        <Field label="Line" hint="Without it, films have no end card until somebody writes one.">
          <Input
            value={kit.line}
            maxLength={LONGEST_LINE}
            placeholder="Half price this week"
            onChange={(event) => change({ line: event.target.value })}
          />
        </Field>
        <Field label="Link" error={isLink ? undefined : 'Please enter a web address, such as https://example.com.'}>
          <Input
            value={kit.link_url}
            maxLength={limits.linkCharacters}
            placeholder="https://example.com"
            onChange={(event) => change({ link_url: event.target.value })}
          />
        </Field>
        <Field label="Button text" optional hint="Of the link below your videos.">
          <Input
            value={kit.link_label}
            maxLength={limits.linkLabelCharacters}
            onChange={(event) => change({ link_label: event.target.value })}
          />
        </Field>
      </div>
    </Panel>
  );
}
