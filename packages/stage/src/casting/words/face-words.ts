import { EYE_COLOR_WORDS } from './color-words.ts';
import type { SlotWords } from './slot-words.ts';

export const EYE_WORDS: SlotWords = {
  things: {
    'eyes|eye': { says: 'eyes' },
    eyed: { says: 'eyes', adjectival: true },
    'almond eyes|almond shaped eyes': {
      says: 'almond-shaped eyes',
      wish: { shape: { eyeTilt: 0.35, eyeOpening: -0.1 } },
    },
    'smoky eyes|smokey eyes|smoky eye|smokey eye': {
      says: 'smoky eyes',
      wish: { makeup: { liner: 0.9, shadow: '#4a3b42' } },
    },
  },
  qualities: {
    dark: { eyeColor: '#2a190f' },
    light: { eyeColor: '#86a9b8' },
    'big|large|wide|huge|doe': { shape: { eyeSize: 0.8, eyeOpening: 0.35 } },
    'small|narrow': { shape: { eyeSize: -0.5, eyeOpening: -0.25 } },
    'almond|almond shaped|cat': { shape: { eyeTilt: 0.4, eyeOpening: -0.1 } },
    'hooded|sleepy': { shape: { lidHood: 0.7 } },
    'round|expressive': { shape: { eyeOpening: 0.5, eyeSize: 0.5 } },
    'bright|kind|warm|friendly|piercing|deep set|sparkling|gentle': {},
  },
  colors: EYE_COLOR_WORDS,
  colored: ({ hex }) => ({ eyeColor: hex }),
};

const BROW: SlotWords = {
  things: { 'eyebrows|brows|eyebrow|eye brows': { says: 'eyebrows' }, browed: { says: 'eyebrows', adjectival: true } },
  qualities: {
    'thick|bushy|strong|bold|heavy|full': { shape: { browThickness: 0.9 } },
    'thin|fine|narrow|delicate': { shape: { browThickness: -0.7 } },
    'arched|high': { shape: { browArch: 0.7 } },
    'straight|flat': { shape: { browArch: -0.6 } },
    'dark|defined|groomed': { shape: { browThickness: 0.3 } },
  },
};

const LIP: SlotWords = {
  things: {
    'lips|mouth': { says: 'lips' },
    lipped: { says: 'lips', adjectival: true },
  },
  qualities: {
    'full|big|plump|thick|pouty|large': { shape: { lipFullness: 0.7 } },
    'thin|narrow|small': { shape: { lipFullness: -0.6 } },
    wide: { shape: { lipWidth: 0.5 } },
    natural: { makeup: { lips: null } },
    'glossy|bold': { makeup: { lips: '#b0364a', lipStrength: 0.65 } },
  },
  takesAnyColor: true,
  colored: ({ hex }) => ({ makeup: { lips: hex, lipStrength: 0.72 } }),
};

const NOSE: SlotWords = {
  things: { 'nose|nosed': { says: 'nose' } },
  qualities: {
    'small|button|little|snub|upturned': { shape: { noseLength: -0.6, noseWidth: -0.3, noseTip: 0.3 } },
    'big|large|prominent': { shape: { noseLength: 0.5, noseWidth: 0.4 } },
    'long|roman|aquiline|hooked': { shape: { noseLength: 0.6, noseBump: 0.5 } },
    'broad|wide|flat': { shape: { noseWidth: 0.7 } },
    'narrow|thin|slim|straight|pointed': { shape: { noseWidth: -0.5, noseBump: -0.2 } },
  },
};

const FACE: SlotWords = {
  things: {
    'face|features|facial features': { says: 'face' },
    'faced|featured': { says: 'face', adjectival: true },
    'square jaw|strong jaw|strong jawline|chiselled jaw|chiseled jaw|square jawline|defined jawline|sharp jawline|angular jaw':
      {
        says: 'strong jaw',
        wish: { shape: { jawWidth: 0.7, jawAngle: 0.6, chinWidth: 0.5 } },
      },
    'square jawed|strong jawed|chiselled|chiseled': {
      says: 'strong jaw',
      wish: { shape: { jawWidth: 0.7, jawAngle: 0.6, chinWidth: 0.5 } },
      adjectival: true,
    },
    'high cheekbones|cheekbones|prominent cheekbones': { says: 'high cheekbones', wish: { shape: { cheekbone: 0.8 } } },
    'chubby cheeks|full cheeks|round cheeks': { says: 'full cheeks', wish: { shape: { cheekFullness: 0.9 } } },
    'rosy cheeks|rosy cheeked|blush': { says: 'rosy cheeks', wish: { makeup: { blush: 0.7 } } },
    'pointed chin|narrow chin': { says: 'narrow chin', wish: { shape: { chinWidth: -0.7 } } },
    'cleft chin|dimpled chin': { says: 'cleft chin', wish: { shape: { chinCleft: 0.9 } } },
    'double chin': { says: 'full chin', wish: { shape: { build: 0.7, cheekFullness: 0.7 } } },
    'big ears|large ears': { says: 'big ears', wish: { shape: { earSize: 0.8 } } },
  },
  qualities: {
    'round|chubby|full|plump': { shape: { faceWidth: 0.4, cheekFullness: 0.7, faceLength: -0.4, jawAngle: -0.4 } },
    'oval|heart shaped|delicate|fine|soft': { shape: { jawWidth: -0.4, chinWidth: -0.4, jawAngle: -0.4 } },
    'long|narrow|thin|slim|slender': { shape: { faceLength: 0.5, faceWidth: -0.4 } },
    'square|angular|sharp|strong|wide|broad': { shape: { jawWidth: 0.6, jawAngle: 0.6, faceWidth: 0.2 } },
  },
};

export const SKIN_WORDS: SlotWords = {
  things: {
    'skin|complexion|skin tone|skintone': { says: 'skin' },
    'skinned|complexioned': { says: 'skin', adjectival: true },
    'freckles|freckle': { says: 'freckles', wish: { freckles: 0.75 } },
    'freckled|freckly|freckle faced': { says: 'freckles', wish: { freckles: 0.75 }, adjectival: true },
    'tanned|suntanned|sun tanned|sunkissed|sun kissed|bronzed': {
      says: 'tanned skin',
      wish: { skinTone: 3.2 },
      adjectival: true,
    },
  },
  qualities: {
    'pale|porcelain|very fair|very pale|milky|ivory|very light|alabaster': { skinTone: 0.2 },
    'fair|light|rosy|white|cream|peach': { skinTone: 0.9 },
    'olive|mediterranean|sandy|beige|medium': { skinTone: 3 },
    'tan|tanned|golden|bronze|bronzed|honey|warm|caramel|light brown': { skinTone: 4 },
    'brown|medium brown|copper': { skinTone: 5.8 },
    'dark brown|chocolate|dark|rich|black|rich brown|deep brown': { skinTone: 8 },
    'very dark|ebony|deep|jet black': { skinTone: 9.5 },
    'freckled|freckly': { freckles: 0.75 },
    'few|some|little|light freckled': { freckles: 0.4 },
    'many|lots|heavy|lots of': { freckles: 1 },
    'clear|smooth|glowing|healthy|flawless|natural|cool': {},
  },
  undrawnQualities: { 'tattooed|scarred': 'Tattoos and scars are not drawn.' },
  absent: ({ says }) => (says === 'freckles' ? { freckles: 0 } : {}),
};

export const MAKEUP_WORDS: SlotWords = {
  things: {
    'make up|makeup|cosmetics': {
      says: 'make-up',
      wish: { makeup: { lips: '#b05560', lipStrength: 0.5, liner: 0.5, blush: 0.35 } },
    },
    'lipstick|lip gloss|lipgloss|lip color|lip colour': {
      says: 'lipstick',
      wish: { makeup: { lips: '#b0364a', lipStrength: 0.7 } },
    },
    'eyeliner|eye liner|kohl|winged eyeliner|cat eyeliner|mascara': {
      says: 'eyeliner',
      wish: { makeup: { liner: 0.9 } },
    },
    'eyeshadow|eye shadow|eye makeup|eye make up': {
      says: 'eye shadow',
      wish: { makeup: { shadow: '#7a5a52', liner: 0.4 } },
    },
    'blusher|rouge': { says: 'blush', wish: { makeup: { blush: 0.7 } } },
  },
  qualities: {
    'natural|light|subtle|minimal|little|nude|soft|fresh': {
      makeup: { lips: '#b8686a', lipStrength: 0.28, liner: 0.2, blush: 0.25 },
    },
    'bold|heavy|glam|glamorous|dramatic|strong|full|evening|party|smoky|smokey': {
      makeup: { lips: '#a8203a', lipStrength: 0.8, liner: 0.95, shadow: '#4a3540', blush: 0.45 },
    },
  },
  takesAnyColor: true,
  colored: ({ hex }, { says }) =>
    says === 'eye shadow' ? { makeup: { shadow: hex } } : says === 'lipstick' ? { makeup: { lips: hex } } : {},
  absent: ({ says }) => {
    if (says === 'lipstick') return { makeup: { lips: null, lipStrength: 0 } };
    if (says === 'eyeliner') return { makeup: { liner: 0 } };
    if (says === 'eye shadow') return { makeup: { shadow: null } };
    if (says === 'blush') return { makeup: { blush: 0 } };
    return { makeup: { lips: null, lipStrength: 0, liner: 0, shadow: null, blush: 0 } };
  },
};

export const FEATURE_WORDS = { brows: BROW, lips: LIP, nose: NOSE, face: FACE };
