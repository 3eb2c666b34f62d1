import { HAIR_COLOR_WORDS } from './color-words.ts';
import type { SlotWords, ThingWord } from './slot-words.ts';
import type { HairWish } from './wish.ts';

const styled = (says: string, hair: HairWish, more: Partial<ThingWord> = {}): ThingWord => ({
  says,
  wish: { hair },
  ...more,
});
const hair = (says: string, has: readonly string[] = []): ThingWord => ({ says, has });

export const HAIR_WORDS: SlotWords = {
  things: {
    'hair|hairs|hairstyle|haircut|hairdo|tresses|mane|head of hair': hair('hair'),
    haired: { says: 'hair', adjectival: true },
    'curls|ringlets|curly hair|curly locks': styled('curls', { texture: 'curly' }),
    'waves|wavy hair': styled('waves', { texture: 'wavy' }),
    'coils|coily hair|kinky hair': styled('coils', { texture: 'coily' }),
    'redhead|red head|redheaded|red headed': { says: 'red hair', has: ['red'], adjectival: true },
    'ginger haired|gingerhead': { says: 'ginger hair', has: ['ginger'], adjectival: true },
    'bald|bald head|bald headed|baldheaded|hairless|shaven head|shaved head|clean shaven head|shaven headed|no hair': {
      ...styled('bald head', { style: 'bald' }),
      adjectival: true,
    },
    'balding|receding|receding hairline|thinning hair|receding hair|thinning': {
      ...styled('receding hair', { style: 'receding' }),
      adjectival: true,
    },
    'buzz cut|buzzcut|buzz|shaved hair|very short hair|closely cropped hair|close cropped hair|buzzed hair|buzzed':
      styled('buzz cut', { style: 'buzz' }),
    'crew cut|crewcut|crop|cropped hair|cropped|french crop|caesar cut|spiky hair|spiky|spikey hair|messy short hair':
      styled('cropped hair', { style: 'crop', length: 2.5 }),
    'fade|skin fade|taper fade|high top fade|undercut|short back and sides|faded sides|faded hair': styled('fade', {
      style: 'fade',
    }),
    'quiff|pompadour|slicked back hair|slicked back|swept back hair|hair swept back|combed back hair|hair combed back|slick back':
      styled('quiff', { style: 'quiff' }),
    'side part|side parting|side parted hair|side swept hair|parted hair|gentleman cut|combed hair|neatly combed hair':
      styled('side parting', { style: 'sidepart' }),
    'middle part|middle parting|centre parting|center parting|center part|centre part': styled('middle parting', {
      part: 0,
    }),
    'pixie|pixie cut|pixie haircut|pixie crop': styled('pixie cut', { style: 'pixie', length: 2.4 }),
    'bob|bob cut|bob haircut|lob|long bob|bobbed hair|bobbed|pageboy': styled('bob', { style: 'bob', length: 4.4 }),
    'bun|top knot|topknot|man bun|updo|up do|hair up|chignon|hair tied up|hair pulled up|messy bun|high bun|low bun|pinned up hair|ballerina bun':
      styled('bun', { style: 'bun' }),
    'ponytail|pony tail|pony|high ponytail|hair tied back|hair pulled back|tied back hair|pulled back hair|hair tied':
      styled('ponytail', { style: 'ponytail' }),
    'braids|braid|plaits|plait|plaited hair|braided hair|two braids|pigtails|pig tails|twin braids|pigtail braids|two plaits|braided|plaited':
      styled('braids', { style: 'braids' }),
    'side braid|side plait|single braid|one braid|french braid|french plait|fishtail braid|dutch braid|single plait':
      styled('side braid', { style: 'sidebraid' }),
    'dreadlocks|dreads|locs|cornrows|box braids|twists|sisterlocks': styled('braids (the closest style)', {
      style: 'braids',
    }),
    'afro|afro hair|big afro|natural afro|afro hairstyle': styled('afro', { style: 'afro' }),
    'short afro|twa|mini afro|small afro': styled('short afro', { style: 'shortafro' }),
    'natural hair': styled('natural hair', { texture: 'coily' }),
    'curly top|curly fringe|curls on top': styled('curls on top', { style: 'curlytop' }),
    'grey streaks|gray streaks|grey strands|gray strands|greying temples|graying temples|grey temples|gray temples|touch of grey|touch of gray|some grey|some gray|bit of grey|bit of gray|first grey hairs|hints of grey|hints of gray|grey at the temples':
      styled('grey strands', { greyShare: 0.38 }),
  },
  qualities: {
    'long|longish': { hair: { length: 8 } },
    'very long|waist length|extra long|super long|hip length|really long': { hair: { length: 10 } },
    'shoulder length|medium length|medium|mid length|collarbone length|chest length|shoulder': {
      hair: { length: 5.6 },
    },
    'chin length|jaw length|ear length|neck length': { hair: { length: 4.3 } },
    'short|cropped short|shortish': { hair: { length: 2.3 } },
    'very short|extremely short|super short|really short': { hair: { length: 1.2 } },
    'straight|sleek|smooth|poker straight|pin straight|silky straight': { hair: { texture: 'straight' } },
    'wavy|beachy|tousled|loose|flowing|feathered|layered|bouncy|voluminous|waved': { hair: { texture: 'wavy' } },
    'curly|curled|ringletted|permed|frizzy|tight curly|corkscrew': { hair: { texture: 'curly' } },
    'coily|kinky|afro textured|tightly coiled': { hair: { texture: 'coily' } },
    dark: { hair: { shade: 'dark' } },
    light: { hair: { shade: 'light' } },
    'shaved|shaven|bald': { hair: { style: 'bald' } },
    'tied back|pulled back': { hair: { style: 'ponytail' } },
    'tied up|pulled up|pinned up': { hair: { style: 'bun' } },
    'braided|plaited': { hair: { style: 'braids' } },
    'slicked back|swept back|combed back': { hair: { style: 'quiff' } },
    'short back': { hair: { style: 'fade' } },
    'spiky|spikey': { hair: { style: 'crop' } },
    'thinning|receding': { hair: { style: 'receding' } },
    'natural|thick|fine|messy|neat|tidy|full': {},
  },
  undrawnQualities: {
    'ombre|balayage|two tone|highlighted|rainbow|multicoloured|multicolored': 'Hair has one colour.',
  },
  colors: HAIR_COLOR_WORDS,
  takesAnyColor: true,
  colored: ({ hex }) => ({ hair: { color: hex } }),
  absent: ({ wish, says }) =>
    wish?.hair?.style ? { notHairStyles: [wish.hair.style] } : says === 'hair' ? { hair: { style: 'bald' } } : {},
};

export const BEARD_WORDS: SlotWords = {
  things: {
    'beard|facial hair|whiskers|neatly trimmed beard': { says: 'beard', wish: { beard: { style: 'boxed' } } },
    bearded: { says: 'beard', wish: { beard: { style: 'boxed' } }, adjectival: true },
    'full beard|bushy beard|big beard|thick beard|long beard|lumberjack beard|wild beard|hipster beard|grey full beard':
      {
        says: 'full beard',
        wish: { beard: { style: 'full' } },
      },
    "stubble|designer stubble|five o'clock shadow|5 o'clock shadow|day beard|three day beard|3 day beard|light beard|scruff":
      {
        says: 'stubble',
        wish: { beard: { style: 'stubble' } },
      },
    'stubbly|unshaven|scruffy|stubbled': {
      says: 'stubble',
      wish: { beard: { style: 'stubble' } },
      adjectival: true,
    },
    'short beard|trimmed beard|boxed beard|neat beard|well groomed beard|groomed beard|close beard': {
      says: 'short beard',
      wish: { beard: { style: 'boxed', length: 5 } },
    },
    'goatee|goatee beard|van dyke|chin beard|soul patch': { says: 'goatee', wish: { beard: { style: 'goatee' } } },
    'moustache|mustache|mustach|moustach|tache|tash|handlebar moustache|handlebar mustache|handlebar': {
      says: 'moustache',
      wish: { beard: { style: 'moustache' } },
    },
    'moustached|mustached|mustachioed|moustachioed': {
      says: 'moustache',
      wish: { beard: { style: 'moustache' } },
      adjectival: true,
    },
    'clean shaven|cleanshaven|smooth shaven|freshly shaven|beardless|shaved face': {
      says: 'no beard',
      wish: { beard: { style: 'none' } },
      adjectival: true,
    },
  },
  qualities: {
    'long|full|bushy|big|thick|heavy|huge|wild': { beard: { style: 'full' } },
    'very long': { beard: { style: 'full', length: 10 } },
    'short|trimmed|neat|groomed|neatly trimmed|well groomed|boxed|tidy|close': { beard: { style: 'boxed', length: 5 } },
    'light|slight|thin': { beard: { style: 'stubble' } },
    dark: { beard: { color: '#2b2320' } },
  },
  colors: HAIR_COLOR_WORDS,
  colored: ({ hex }) => ({ beard: { color: hex } }),
  absent: ({ says, wish }) => {
    if (says === 'beard') return { beard: { style: 'none' } };
    const style = wish?.beard?.style;
    return style && style !== 'none' ? { notBeards: [style] } : {};
  },
};

const cover = (says: string, style: 'hijab' | 'shayla' | 'turban' | 'headwrap', adjectival?: true): ThingWord => ({
  says,
  wish: { hair: { style } },
  ...(adjectival ? { adjectival } : {}),
});

export const COVER_WORDS: SlotWords = {
  things: {
    'hijab|hijaab|headscarf|head scarf|veil|islamic headscarf|niqab|burka|burqa|al amira': cover('hijab', 'hijab'),
    hijabi: cover('hijab', 'hijab', true),
    'shayla|shaila|dupatta on her head|loose headscarf|loose hijab|chador': cover('shayla', 'shayla'),
    'turban|dastar|pagri|sikh turban': cover('turban', 'turban'),
    'turbaned|turbanned': cover('turban', 'turban', true),
    'headwrap|head wrap|gele|doek|african headwrap|hair wrap|head tie|bandana': cover('head wrap', 'headwrap'),
  },
  qualities: {},
  takesAnyColor: true,
  colored: ({ hex }) => ({ hair: { coverColor: hex } }),
  absent: ({ wish }) => (wish?.hair?.style ? { notHairStyles: [wish.hair.style] } : {}),
};
