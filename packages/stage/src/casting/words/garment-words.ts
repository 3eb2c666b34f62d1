import type { GarmentKind } from '@herald/media/person/character-params';
import type { SlotWords, ThingWord } from './slot-words.ts';
import type { Clothing, GarmentWish } from './wish.ts';

const worn = (says: string, kind: GarmentKind, more: Omit<GarmentWish, 'kind'> = {}): ThingWord => ({
  says,
  wish: { garments: [{ kind, layer: 'whole', ...more }] },
});
const top = (says: string, kind: GarmentKind, color?: string): ThingWord =>
  worn(says, kind, { layer: 'top', ...(color ? { color } : {}) });
const outer = (says: string, kind: GarmentKind, more: Omit<GarmentWish, 'kind'> = {}): ThingWord =>
  worn(says, kind, { layer: 'outer', ...more });

export const GARMENT_WORDS: SlotWords = {
  things: {
    't shirt|tshirt|tee|tee shirt|crew neck|graphic tee|t shirts|crew neck t shirt|football shirt|jersey|top': top(
      't-shirt',
      'tee',
    ),
    'v neck|v neck t shirt|v neck top|v neck sweater|v neck jumper|v neck shirt|vneck': top('V-neck', 'vneck'),
    'scrubs|medical scrubs|nurse uniform|nurses uniform|tunic': top('scrubs', 'vneck', '#2f8f94'),
    'scoop neck|scoop neck top|boat neck|boat neck top|off shoulder top|off the shoulder top|summer top|low cut top':
      top('scoop-neck top', 'scoop'),
    'turtleneck|turtle neck|polo neck|roll neck|rollneck|mock neck|turtleneck sweater|polo neck jumper|roll neck jumper|turtle neck sweater|high neck':
      top('turtleneck', 'turtleneck'),
    'sweater|jumper|pullover|knitwear|knitted jumper|crew neck sweater|crewneck|fleece|wool sweater|knit|christmas jumper|christmas sweater|long sleeve|long sleeve top|long sleeved top|long sleeve t shirt':
      top('sweater', 'sweater'),
    'shirt|dress shirt|button down|button up|button down shirt|button up shirt|oxford shirt|blouse|collared shirt|collar shirt|polo shirt|polo|linen shirt|work shirt|business shirt|flannel|flannel shirt|hawaiian shirt|check shirt':
      top('shirt', 'shirt'),
    'denim shirt|denim jacket|jean jacket|jeans jacket|jeans shirt|denim|chambray shirt|denim top': worn(
      'denim jacket',
      'denim',
      { color: '#3d5a80' },
    ),
    'blazer|sport coat|sports coat|sports jacket|suit jacket|dinner jacket|tuxedo jacket': outer(
      'blazer',
      'blazer-tee',
    ),
    'suit|business suit|pantsuit|trouser suit|tuxedo|three piece suit|power suit|business clothes|business attire|business outfit|formal wear|formal attire|suit and tie':
      outer('suit', 'blazer-shirt', { innerColor: '#f2f2f0' }),
    'jacket|coat|overcoat|trench coat|trenchcoat|winter coat|raincoat|parka|anorak|puffer jacket|puffer': outer(
      'jacket',
      'blazer-tee',
    ),
    'leather jacket|biker jacket|motorcycle jacket': outer('leather jacket (drawn as a dark jacket)', 'blazer-tee', {
      color: '#26211f',
    }),
    'lab coat|white coat|doctors coat|doctor s coat|medical coat|laboratory coat': outer('white coat', 'blazer-shirt', {
      color: '#f0f1f0',
      innerColor: '#b9d0e2',
    }),
    'hoodie|hoody|hooded sweatshirt|hooded top|hooded jumper|sweatshirt|hooded sweater': worn('hoodie', 'hoodie'),
    'cardigan|cardi|knit cardigan|open cardigan|shawl|kimono|bolero': outer('cardigan', 'cardigan'),
    'tracksuit|track suit|track jacket|track top|sportswear|sports wear|sports clothes|gym clothes|gym wear|activewear|athleisure|workout clothes|training jacket|bomber jacket|bomber|zip up jacket|zip up|windbreaker|sports outfit|gym outfit|workout outfit|fitness outfit|fitness clothes|varsity jacket|college jacket|running jacket':
      worn('track jacket', 'sport'),
    'tank top|tanktop|tank|singlet|sleeveless top|camisole|cami|crop top|sports bra|vest top|halter top|gym vest|yoga top':
      worn('tank top', 'tank'),
    'dress|gown|evening gown|evening dress|cocktail dress|summer dress|party dress|sundress|ball gown|red carpet dress|wedding dress':
      worn('dress', 'dress'),
    'kurta|kurti|salwar kameez|shalwar kameez|salwar|sari|saree|punjabi suit|anarkali|indian dress|traditional indian dress|indian clothes|lehenga|sherwani|kaftan|thobe|nehru jacket':
      worn('kurta', 'kurta'),
    'outfit|clothes|clothing|attire|garment|garments|ensemble': { says: 'clothes', wish: { garments: [{}] } },
  },
  qualities: {
    'v neck|v necked': { garments: [{ kind: 'vneck' }] },
    'roll neck|turtleneck|high necked|polo neck': { garments: [{ kind: 'turtleneck' }] },
    'sleeveless|strappy': { garments: [{ kind: 'tank' }] },
    hooded: { garments: [{ kind: 'hoodie' }] },
    denim: { garments: [{ kind: 'denim', color: '#3d5a80' }] },
    'business|professional|formal|elegant|smart': { clothing: 'business' },
    'casual|comfy|comfortable|relaxed|everyday|loose': { clothing: 'casual' },
    'sporty|athletic|gym|workout': { clothing: 'fitness' },
    'trendy|stylish|fashionable|streetwear|street|modern|cool|chic': { clothing: 'trendy' },
    'creative|artistic|bohemian|boho|colourful|colorful|quirky': { clothing: 'creative' },
    'plain|basic|long|short|warm|thick|thin|open|buttoned|zipped|natural|big|small|round neck|summery|soft|light': {},
  },
  undrawnQualities: {
    'striped|stripy|stripey|pinstripe|pinstriped|floral|flowery|flowered|plaid|checked|checkered|chequered|tartan|polka dot|polka dotted|dotted|patterned|printed|paisley|camouflage|camo|sequinned|sequined|leopard print|animal print|tie dye|embroidered|lace|ripped':
      'Clothes are drawn in plain colours.',
  },
  takesAnyColor: true,
  colored: ({ hex }) => ({ garments: [{ color: hex }] }),
  absent: ({ wish }) => ({ notGarments: (wish?.garments ?? []).flatMap(({ kind }) => (kind ? withTwins(kind) : [])) }),
};

function withTwins(kind: GarmentKind): GarmentKind[] {
  return kind === 'blazer-tee' || kind === 'blazer-shirt' ? ['blazer-tee', 'blazer-shirt'] : [kind];
}

/** What each clothing choice of the wizard may mean, most usual first. */
export const CLOTHING_GARMENTS: Record<Clothing, Record<'female' | 'male', readonly GarmentKind[]>> = {
  casual: {
    female: ['tee', 'vneck', 'scoop', 'sweater', 'cardigan', 'denim'],
    male: ['tee', 'vneck', 'sweater', 'hoodie', 'denim', 'shirt'],
  },
  business: { female: ['blazer-tee', 'blazer-shirt', 'shirt'], male: ['blazer-shirt', 'shirt', 'blazer-tee'] },
  fitness: { female: ['tank', 'sport'], male: ['sport', 'tank'] },
  trendy: {
    female: ['turtleneck', 'hoodie', 'denim', 'blazer-tee'],
    male: ['turtleneck', 'hoodie', 'denim', 'blazer-tee'],
  },
  formal: { female: ['dress', 'blazer-shirt'], male: ['blazer-shirt'] },
  creative: {
    female: ['turtleneck', 'cardigan', 'denim', 'vneck'],
    male: ['turtleneck', 'cardigan', 'denim', 'vneck'],
  },
};
