import type { SlotWords, ThingWord } from './slot-words.ts';

const cannot = (undrawn: string): ThingWord => ({ undrawn });

/** What people ask for and a character cannot wear yet, and what lies outside the picture. */
export const UNDRAWN_WORDS: SlotWords = {
  things: {
    'hat|cap|beanie|baseball cap|straw hat|cowboy hat|fedora|sun hat|helmet|beret|bucket hat|bobble hat|hard hat|crown|tiara|headband|hair band|headphones|earphones|headset':
      cannot('Hats and headphones are not drawn.'),
    'scarf|tie|bow tie|necktie|apron|waistcoat|vest|gilet|overalls|dungarees|uniform|gloves|backpack|bag|handbag|lanyard|badge|suspenders|braces|bow':
      cannot('This piece is not drawn.'),
    'tattoo|tattoos|scar|scars|mole|piercing|piercings|nose ring|nose stud|septum ring|wrinkles|dimples|dimple|vitiligo|birthmark|wrinkled':
      cannot('Marks on the skin are not drawn.'),
    'fringe|bangs|highlights|streaks|mohawk|mullet|hair clip|ribbon|flower in her hair|flowers in her hair|extensions':
      cannot('This detail of hair is not drawn.'),
    'jeans|trousers|pants|skirt|shorts|leggings|chinos|shoes|sneakers|trainers|boots|heels|socks|sandals|watch|bracelet|bracelets|ring|rings|belt|tights|nails|nail polish|fingernails':
      cannot('This is outside the picture.'),
    'logo|slogan|print|stripes|flowers|dots|pattern|embroidery|buttons|zip|pocket|pockets|collar|sleeves|hood': cannot(
      'This detail of the clothes is not drawn.',
    ),
  },
  qualities: {
    'long|short|big|small|round|thick|thin|wide|denim|striped|floral|warm|light|dark|pleated|ripped|silver|pearl|curtain|blunt|baseball|straw|rolled up':
      {},
  },
  takesAnyColor: true,
};
