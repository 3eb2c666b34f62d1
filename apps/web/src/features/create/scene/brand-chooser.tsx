import { outputOfKit } from '@herald/contract/brand-of-draft';
import { END_CARD_LABELS } from '@herald/media/labels';
import { useBrandKit } from '#data/brand-kit.ts';
import { paths } from '#lib/paths.ts';
import { Switch } from '#ui/switch.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { isLookOf, withoutKit } from './brand-rules.ts';

/** Colors, letters, logo and end card of the account, or Herald's own. */
export function BrandChooser() {
  const { content, change } = useDraft();
  const { data } = useBrandKit();
  const { output } = content;
  const kit = data?.kit ?? null;
  if (!kit && !output.brand) return null;
  const take = () => kit && change('output', outputOfKit(kit, output));
  const isOlder = kit !== null && output.brand !== undefined && !isLookOf(kit, output.brand);
  return (
    <section aria-label="Brand" className="border-line border-t pt-6">
      <Switch
        label="Use my brand"
        hint="Captions and end card in the colors and letters of your brand kit, with its logo, line and link."
        isOn={output.brand !== undefined}
        onChange={(isOn) => (isOn ? take() : change('output', withoutKit(output, kit)))}
      />
      {output.brand && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft">
          {[output.brand.color, output.brand.accent].map((color, place) => (
            <span
              key={place === 0 ? 'color' : 'accent'}
              aria-hidden
              className="size-5 rounded-[4px] ring-1 ring-line-strong ring-inset"
              style={{ background: color }}
            />
          ))}
          <span>End card: {END_CARD_LABELS[output.brand.end_card]}</span>
          {isOlder && <TextButton onClick={take}>Take the brand kit as it is now</TextButton>}
          <TextLink to={paths.brandKit}>Brand kit</TextLink>
        </p>
      )}
    </section>
  );
}
