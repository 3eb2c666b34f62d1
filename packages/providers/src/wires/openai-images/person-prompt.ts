import type { AvatarWish } from '@herald/media/engines/image-engine';

const AGES: Record<string, string> = {
  teen: '16 to 19',
  'young-adult': '20 to 29',
  adult: '30 to 39',
  'middle-aged': '40 to 49',
  mature: '50 or more',
};
const APPEARANCES: Record<string, string> = { mixed: 'mixed heritage', other: '' };

/** What a face needs to talk, as the gate of portraits judges it. */
const POSE =
  'They look straight into the camera at eye level, with the head upright, both eyes open and the mouth closed in a slight smile. ' +
  'Head and shoulders fill the picture and the face is about a third of its width, evenly lit and in focus. ' +
  'Nothing covers the face: no hand, no product, no dark glasses. There is one person and nobody else, no text, no frame and no watermark.';

/** A wish in words for a service that draws what it reads. */
export function personPrompt(wish: Omit<AvatarWish, 'signal'>, hasProduct: boolean): string {
  return [
    'A realistic photo, as from a phone, of one made-up person who presents a product in a short video.',
    `The person: ${wish.description.trim()}`,
    traitsOf(wish),
    hasProduct &&
      'The attached picture shows the product. They hold it beside the chest, below the chin. Its shape, colors and label stay exactly as they are.',
    POSE,
    wish.refusedFor && `An earlier picture could not be used. Draw this one so that it is not so: ${wish.refusedFor}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function traitsOf({ gender, appearance, ageRange, clothing }: Omit<AvatarWish, 'signal'>): string {
  const traits = {
    Gender: gender,
    Age: AGES[ageRange] ?? ageRange,
    Appearance: APPEARANCES[appearance] ?? appearance,
    Clothes: clothing,
  };
  const said = Object.entries(traits).flatMap(([name, value]) => (value ? [`${name}: ${value}.`] : []));
  return said.join(' ');
}
