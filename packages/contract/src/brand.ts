import { BRAND_FONTS, DEFAULT_CHOICES, END_CARD_STYLES, isColor } from '@herald/media/choices';
import { USUAL_BRAND } from '@herald/media/scene/brand';
import { webAddressOf } from '@herald/media/web-address';
import { z } from 'zod';
import { textField } from './fields.ts';
import { limits } from './limits.ts';

export const colorField = z.string().refine(isColor, 'Please write the color as #rrggbb.');

/** What a film takes from a brand besides its logo and its words. */
export const brandLook = z.object({
  color: colorField,
  accent: colorField.describe('Of what stands on the color.'),
  font: z.enum(BRAND_FONTS),
  end_card: z.enum(END_CARD_STYLES),
});
export type BrandLook = z.output<typeof brandLook>;

/** What every new film of an account starts with. */
export const brandKit = brandLook.extend({
  logo_url: textField(2000),
  line: textField(120).describe('The words of the end card.'),
  link_url: textField(limits.linkCharacters).refine(
    (link) => link.trim() === '' || webAddressOf(link) !== undefined,
    'Please enter a web address, such as https://example.com.',
  ),
  link_label: textField(limits.linkLabelCharacters),
});
export type BrandKit = z.output<typeof brandKit>;

/** What a kit begins with. */
export const newBrandKit: BrandKit = {
  ...USUAL_BRAND,
  end_card: DEFAULT_CHOICES.endCard,
  logo_url: '',
  line: '',
  link_url: '',
  link_label: '',
};
