import type { AvatarCategory, AvatarType } from '@herald/contract/statuses';

export interface LibrarySeed {
  presetId: string;
  name: string;
  description: string;
  gender: 'female' | 'male';
  age: string;
  appearance: string;
  category: AvatarCategory;
  type: AvatarType;
}

type Row = readonly [
  presetId: string,
  name: string,
  looks: `${'female' | 'male'} ${string} ${string}`,
  category: AvatarCategory,
  type: AvatarType,
  description: string,
];

/** The library, in the order it is shown: the avatars of every plan first. */
const rows: readonly Row[] = [
  [
    'emma',
    'Emma',
    'female young-adult caucasian',
    'casual',
    'default',
    'Warm and approachable with freckles and wavy chestnut hair; at home in lifestyle and beauty.',
  ],
  [
    'kofi',
    'Kofi',
    'male young-adult african',
    'fitness',
    'default',
    'Clean fade and a sunny tee; street style, sport and sneakers.',
  ],
  [
    'yuki',
    'Yuki',
    'female young-adult asian',
    'creative',
    'default',
    'Calm young designer with a sharp bob and round glasses; explains apps and gadgets.',
  ],
  [
    'liam',
    'Liam',
    'male adult caucasian',
    'business',
    'default',
    'Quiff, stubble and a light shirt; the friendly colleague for software and services.',
  ],
  [
    'priya',
    'Priya',
    'female young-adult asian',
    'creative',
    'default',
    'Elegant in an embroidered kurta with long dark hair; wellness, jewellery and festive offers.',
  ],
  [
    'omar',
    'Omar',
    'male adult other',
    'business',
    'default',
    'Navy blazer and boxed beard; persuasive for business, cars and property.',
  ],
  [
    'maya',
    'Maya',
    'female adult african',
    'fitness',
    'default',
    'Bright smile, natural afro and a summer top; full of energy for fitness and fashion.',
  ],
  [
    'noah',
    'Noah',
    'male teen caucasian',
    'casual',
    'default',
    'Blond student with freckles and a plain tee; apps, courses and first jobs.',
  ],
  [
    'grace',
    'Grace',
    'female mature caucasian',
    'professional',
    'default',
    'Silver pixie cut, pearls and reading glasses; the trusted voice of experience.',
  ],
  [
    'mateo',
    'Mateo',
    'male adult hispanic',
    'creative',
    'default',
    'Curly top and goatee with a green knit; coffee, food and travel.',
  ],
  [
    'linh',
    'Linh',
    'female teen asian',
    'casual',
    'default',
    'Fresh-faced with straight black hair; student deals, snacks and social trends.',
  ],
  [
    'erik',
    'Erik',
    'male mature caucasian',
    'professional',
    'default',
    'Bald with a silver beard and wire glasses; leadership and consulting.',
  ],
  [
    'leila',
    'Leila',
    'female adult other',
    'professional',
    'custom',
    'Composed professional in a hijab and blazer; finance, education and consulting.',
  ],
  [
    'kenji',
    'Kenji',
    'male young-adult asian',
    'business',
    'custom',
    'Side part and a grey blazer over black; start-ups and electronics.',
  ],
  [
    'sofia',
    'Sofia',
    'female adult hispanic',
    'creative',
    'custom',
    'Confident with red lips and an evening dress; cosmetics, events and restaurants.',
  ],
  [
    'arjun',
    'Arjun',
    'male middle-aged asian',
    'professional',
    'custom',
    'Turban, full beard and glasses; a thoughtful teacher and adviser.',
  ],
  [
    'ingrid',
    'Ingrid',
    'female adult caucasian',
    'fitness',
    'custom',
    'Sporty ponytail, freckles and a track jacket; outdoor, training and health.',
  ],
  [
    'rafael',
    'Rafael',
    'male middle-aged hispanic',
    'casual',
    'custom',
    'Buzz cut and full dark beard in a denim-blue shirt; crafts, tools and home.',
  ],
  [
    'amara',
    'Amara',
    'female middle-aged african',
    'business',
    'custom',
    'Head wrap, cat-eye glasses and a plum blazer; a founder who knows her numbers.',
  ],
  [
    'bayu',
    'Bayu',
    'male young-adult asian',
    'casual',
    'custom',
    'Cropped hair and a dark hoodie; games, delivery apps and tech unboxings.',
  ],
  [
    'mei',
    'Mei',
    'female mature asian',
    'professional',
    'custom',
    'Neat bun with the first grey strands and a crisp shirt; health care and real estate.',
  ],
  [
    'tariq',
    'Tariq',
    'male young-adult other',
    'fitness',
    'custom',
    'Young with a moustache and a red track jacket; football, barbers and fashion.',
  ],
  [
    'camila',
    'Camila',
    'female young-adult hispanic',
    'casual',
    'custom',
    'Curly auburn hair, hoops and a hoodie; music, games and campus life.',
  ],
  [
    'samuel',
    'Samuel',
    'male mature african',
    'professional',
    'custom',
    'White hair and beard with a roll-neck; a grandfather people listen to.',
  ],
];

/** Every avatar of the library. */
export const librarySeeds: readonly LibrarySeed[] = rows.map(([presetId, name, looks, category, type, description]) => {
  const [gender, age = '', appearance = ''] = looks.split(' ');
  return {
    presetId,
    name,
    description,
    gender: gender === 'male' ? 'male' : 'female',
    age,
    appearance,
    category,
    type,
  };
});
