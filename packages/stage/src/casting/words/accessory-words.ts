import type { GlassesKind } from '@herald/media/person/character-params';
import type { SlotWords, ThingWord } from './slot-words.ts';

const glasses = (says: string, kind?: GlassesKind, tinted?: true): ThingWord => ({
  says,
  wish: { glasses: { ...(kind ? { kind } : {}), ...(tinted ? { tinted } : {}) } },
});

export const GLASSES_WORDS: SlotWords = {
  things: {
    'glasses|spectacles|specs|eyeglasses|eye glasses|eyewear|reading glasses|frames|spectacle|readers':
      glasses('glasses'),
    'bespectacled|spectacled': { ...glasses('glasses'), adjectival: true },
    'sunglasses|sun glasses|shades|dark glasses|sunnies': glasses('sunglasses', undefined, true),
    'horn rimmed glasses|horn rims|nerd glasses|geek glasses|wayfarers|clubmasters|hipster glasses': glasses(
      'rectangular glasses',
      'rectangular',
    ),
    'aviators|aviator sunglasses|aviator shades': glasses('aviator sunglasses', 'aviator', true),
    'aviator glasses': glasses('aviator glasses', 'aviator'),
    'cat eye glasses|cat eyes glasses|cat eye frames|cats eye glasses': glasses('cat-eye glasses', 'cat-eye'),
    'john lennon glasses|harry potter glasses': glasses('round glasses', 'round'),
  },
  qualities: {
    'round|circular|round framed|round rimmed|oval|circle|lennon': { glasses: { kind: 'round' } },
    'square|rectangular|rectangle|angular|square framed|horn rimmed|thick rimmed|thick|thick framed|big|large|chunky|boxy':
      {
        glasses: { kind: 'rectangular' },
      },
    'cat eye|cateye|cats eye|vintage|retro|pointed': { glasses: { kind: 'cat-eye' } },
    'aviator|pilot|teardrop': { glasses: { kind: 'aviator' } },
    'wire|wire rimmed|wire framed|thin|thin rimmed|thin framed|rimless|delicate|metal|metal framed': {
      glasses: { color: '#8f8468' },
    },
    'dark|tinted': { glasses: { color: '#1a1614' } },
    'transparent|see through': { glasses: { color: '#c9cdd2' } },
    'reading|small|stylish|trendy|modern|elegant|smart|clear': {},
  },
  takesAnyColor: true,
  colored: ({ hex }) => ({ glasses: { color: hex } }),
  absent: () => ({ glasses: null }),
};

export const EARRING_WORDS: SlotWords = {
  things: {
    'earrings|ear rings|earring': { says: 'earrings', wish: { earrings: 'stud' } },
    'studs|stud earrings|ear studs|diamond earrings': { says: 'stud earrings', wish: { earrings: 'stud' } },
    'hoops|hoop earrings|creoles|hooped earrings|hoop': { says: 'hoop earrings', wish: { earrings: 'hoop' } },
    'pearl earrings|pearl studs': { says: 'pearl earrings', wish: { earrings: 'pearl' } },
    'drop earrings|dangling earrings|dangly earrings|jhumka|jhumkas|chandelier earrings|statement earrings|drops': {
      says: 'drop earrings',
      wish: { earrings: 'drop' },
    },
  },
  qualities: {
    'hoop|hooped': { earrings: 'hoop' },
    'big|large|long|dangling|dangly|statement|drop': { earrings: 'drop' },
    'small|little|tiny|stud|diamond': { earrings: 'stud' },
    pearl: { earrings: 'pearl' },
  },
  takesAnyColor: true,
  absent: () => ({ earrings: null }),
};

export const NECKLACE_WORDS: SlotWords = {
  things: {
    'necklace|chain|pendant|gold chain|locket|choker': { says: 'necklace', wish: { necklace: 'chain' } },
    'pearls|pearl necklace|string of pearls|strand of pearls': { says: 'pearls', wish: { necklace: 'pearls' } },
    'jewellery|jewelry|jewels': { says: 'jewellery', wish: { necklace: 'chain', earrings: 'stud' } },
    'bindi|tilak|tikka': { says: 'bindi', wish: { bindi: true } },
  },
  qualities: {
    pearl: { necklace: 'pearls' },
    'delicate|fine|thin|small|big|chunky|statement|thick|heavy': {},
  },
  takesAnyColor: true,
  absent: ({ says }) => {
    if (says === 'bindi') return { bindi: false };
    return says === 'jewellery' ? { necklace: null, earrings: null } : { necklace: null };
  },
};
