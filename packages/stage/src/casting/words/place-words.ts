import type { BackgroundStyle, DrawnRoom, Setting } from '@herald/media/choices';
import type { SceneHints } from '@herald/media/scene/scene-hints';
import type { SlotWords, ThingWord } from './slot-words.ts';

const LABELS: Record<Setting, string> = {
  home: 'home setting',
  modern: 'modern office',
  studio: 'studio',
  outdoor: 'outdoor setting',
  minimal: 'plain setting',
};

const room = (setting: Setting, drawn: DrawnRoom, style?: BackgroundStyle): ThingWord => ({
  says: drawn,
  wish: { scene: { setting, room: drawn, ...(style ? { style } : {}) } },
});

const place = (setting: Setting, style?: BackgroundStyle, more: SceneHints = {}): ThingWord => ({
  says: LABELS[setting],
  wish: { scene: { setting, ...(style ? { style } : {}), ...more } },
});

const light = (says: string, scene: SceneHints): ThingWord => ({ says, wish: { scene } });

export const PLACE_WORDS: SlotWords = {
  things: {
    'kitchen|kitchenette|cooking studio|kitchen counter|kitchen table|kitchen island': {
      says: 'kitchen',
      wish: { scene: { setting: 'home', room: 'kitchen' } },
    },
    'living room|livingroom|lounge|sitting room|home|house|apartment|flat|bedroom|bathroom|dining room|sofa|couch|family room|loft|cottage|home setting|fireplace|hallway|conservatory|nursery|cabin|room|balcony door|interior':
      place('home'),
    'cafe|coffee shop|restaurant|bar|pub|bistro|hotel|hotel lobby|library|tea room': place('home', 'warm'),
    'office|home office|workplace|desk|meeting room|boardroom|conference room|coworking space|co working space|modern office|workspace|open plan office|startup|classroom|school|university|hospital|clinic|surgery|laboratory|lab|bank|showroom|mall|shopping centre|shopping center|airport|spa|car dealership|dealership|agency|skyscraper':
      place('modern'),
    'shop|store|boutique|supermarket|salon|hair salon|bakery|bookshop|bookstore|barbershop|barber shop|deli|florist':
      room('modern', 'shop'),
    'workshop|garage|factory|warehouse|tool shed|toolshed|repair shop|car repair shop': room('modern', 'workshop'),
    'studio|photo studio|recording studio|podcast studio|film studio|tv studio|photography studio|video studio|music studio|stage|set':
      place('studio'),
    'gym|fitness studio|weight room|boxing gym|crossfit box': room('studio', 'gym'),
    'nightclub|club|night club|gaming room|game room|gaming setup|arcade|concert|neon studio|party|disco': place(
      'studio',
      'bold',
    ),
    'garden|park|street|beach|forest|wood|woods|outdoors|outdoor|outside|city|town|terrace|patio|balcony|rooftop|mountains|mountain|lake|field|countryside|nature|seaside|backyard|yard|lawn|meadow|road|square|boardwalk|promenade|farm|vineyard|river|riverside|jungle|desert|playground|campus|village|market|trail|pool|poolside|city street|sea|ocean|coast|hill|stadium|orchard|cityscape|skyline':
      place('outdoor'),
    'plain background|plain wall|white background|neutral background|simple background|blank wall|clean background|seamless background|blank background|empty background|plain backdrop|minimalist background|solid background|minimal setting':
      { says: 'plain background', wish: { scene: { setting: 'minimal' } } },
    'wall|walls|backdrop|background': { says: 'background' },
    'scene|setting|environment|surroundings|place|atmosphere|ambience|ambiance|decor': { says: 'setting' },
    'sun|sunlight|sunshine|daylight|natural light|window light|daytime|noon|midday|natural lighting|natural daylight|day light':
      light('daylight', { environment: 'day', lighting: 'natural' }),
    'morning|morning light|sunrise|dawn|afternoon|morning sun|early morning': light('daylight', {
      environment: 'day',
      lighting: 'natural',
    }),
    'evening|night|dusk|sunset|nighttime|night time|twilight|golden hour|evening light|evening sun|city lights|fairy lights|candlelight|lamp light|lamplight|candles|at night|moonlight|late evening|by night':
      light('evening light', { environment: 'evening' }),
    'studio light|studio lights|studio lighting|ring light|softbox|soft box|professional lighting|even light|even lighting|soft light|soft lighting|diffused light|flat light':
      light('studio light', { lighting: 'studio' }),
    'neon|neon light|neon lights|neon lighting|neon signs|neon sign|led lights|led lighting|rgb lights|coloured lights|colored lights|colorful lights|colourful lights|purple light|blue light|pink light|red light':
      light('neon light', { lighting: 'artistic', style: 'bold' }),
    'moody light|moody lighting|dramatic light|dramatic lighting|low light|dim light|dim lighting|cinematic light|cinematic lighting|spotlight|spot light|artistic light|artistic lighting|rim light|dark lighting':
      light('artistic light', { lighting: 'artistic' }),
    'warm light|warm lighting|warm glow|cosy light|cozy light|cosy lighting|cozy lighting': light('warm light', {
      style: 'warm',
    }),
    'light|lights|lighting': { says: 'light' },
    'sunny|sunlit|sun lit|sun drenched|sunfilled|sun filled': {
      ...light('daylight', { environment: 'day', lighting: 'natural' }),
      adjectival: true,
    },
    'neon lit|moody|dimly lit|candlelit|candle lit|moonlit|lamp lit': {
      ...light('moody light', { environment: 'evening', lighting: 'artistic' }),
      adjectival: true,
    },
    'brightly lit|well lit|airy|light filled|bright and airy|light flooded': {
      ...light('bright daylight', { environment: 'day', style: 'clean' }),
      adjectival: true,
    },
  },
  qualities: {
    'bright|light|airy|spacious|luminous|brightly lit|well lit': { scene: { environment: 'day', style: 'clean' } },
    'sunny|sunlit|day': { scene: { environment: 'day', lighting: 'natural' } },
    'dark|dim|dimly lit|night|late': { scene: { environment: 'evening' } },
    'evening|sunset|romantic': { scene: { environment: 'evening', style: 'warm' } },
    'warm|cosy|cozy|rustic|wooden|homely|homey|snug|autumn|autumnal|vintage|retro|inviting|traditional': {
      scene: { style: 'warm' },
    },
    'modern|clean|minimalist|minimal|scandinavian|nordic|sleek|tidy|neat|contemporary|simple|fresh|elegant|professional|neutral|plain|blank':
      { scene: { style: 'clean' } },
    'colourful|colorful|vibrant|bold|playful|funky|vivid|lively|trendy|creative|bright coloured|bright colored|fun|eclectic|stylish':
      { scene: { style: 'bold' } },
    'moody|dramatic|artistic|cinematic|atmospheric|neon': { scene: { lighting: 'artistic' } },
    natural: { scene: { lighting: 'natural' } },
    'studio|soft|even|professionally lit|diffused': { scene: { lighting: 'studio' } },
    'busy|quiet|big|small|large|blurred|blurry|nice|beautiful|cool|luxury|luxurious|fancy|open': {},
  },
  takesAnyColor: true,
  colored: ({ hex }, { says }) =>
    says === 'plain background' || says === 'background' ? { scene: { setting: 'minimal', color: hex } } : {},
};
