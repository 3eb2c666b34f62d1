import type { Ethnicity } from '@herald/media/person/shape-knobs';
import type { SlotWords, ThingWord } from './slot-words.ts';
import type { Clothing, Wish } from './wish.ts';

const job = (clothing: Clothing, more: Wish = {}): ThingWord => ({ wish: { clothing, ...more } });
const from = (ethnicity: Ethnicity, more: Wish = {}): Wish => ({ ethnicity, ...more });

const people: SlotWords['things'] = {
  'woman|women|lady|girl|female|man|men|guy|gentleman|boy|dude|male|person|people|presenter|model|character|avatar|influencer|creator|speaker|host|someone|somebody|figure|mum|mom|mother|dad|father|parent|friend|neighbour|neighbor|blogger|vlogger|customer|actor|actress|colleague|one':
    {},
  'grandmother|grandma|granny|nan|grandfather|grandpa|grandad|granddad|pensioner|senior|senior citizen|retiree|old lady|old man|old woman|elder':
    { says: 'older person', wish: { ageYears: 70 } },
  'teenager|teen|adolescent': { says: 'teenager', wish: { ageYears: 18 } },
  'student|pupil|undergraduate|college student|university student': {
    says: 'student',
    wish: { clothing: 'casual', ageShare: 0 },
  },
  'businesswoman|businessman|business woman|business man|businessperson|executive|ceo|manager|director|lawyer|consultant|banker|entrepreneur|founder|accountant|realtor|estate agent|real estate agent|salesman|saleswoman|sales person|news anchor|anchor|newsreader|politician|professional|receptionist|secretary|attorney|solicitor|barrister|judge|recruiter|broker|stockbroker|investor|analyst|economist|marketer|journalist|reporter|project manager|product manager|insurance agent|diplomat':
    { says: 'business look', ...job('business') },
  'doctor|physician|surgeon|scientist|pharmacist|dentist|chemist|vet|dermatologist|researcher|veterinarian|optician|optometrist|paediatrician|pediatrician|biologist|lab technician|radiologist|orthodontist':
    {
      says: 'white coat',
      wish: { jobGarment: { kind: 'blazer-shirt', layer: 'whole', color: '#f0f1f0', innerColor: '#b9d0e2' } },
    },
  'nurse|medic|paramedic|physiotherapist|carer|midwife|caregiver|nursing assistant|dental hygienist|orderly': {
    says: 'scrubs',
    wish: { jobGarment: { kind: 'vneck', layer: 'whole', color: '#2f8f94' } },
  },
  'athlete|trainer|fitness trainer|personal trainer|coach|fitness coach|yoga teacher|yoga instructor|runner|footballer|gym instructor|fitness instructor|dancer|sportsman|sportswoman|fitness influencer|cyclist|boxer|swimmer|gymnast|surfer|skier|snowboarder|climber|golfer|basketball player|tennis player|football player|soccer player|martial artist|pilates instructor|weightlifter|bodybuilder':
    { says: 'sports look', ...job('fitness') },
  'artist|designer|musician|photographer|painter|illustrator|architect|writer|dj|singer|author|novelist|poet|sculptor|filmmaker|composer|guitarist|pianist|violinist|drummer|videographer|animator':
    {
      says: 'creative look',
      ...job('creative'),
    },
  'teacher|professor|librarian|tutor|lecturer': { says: 'teacher', ...job('casual') },
  'gamer|skater|skateboarder|rapper|streamer|developer|programmer|hacker|coder|software engineer': {
    says: 'hoodie',
    wish: { jobGarment: { kind: 'hoodie', layer: 'whole' } },
  },
  'hipster|fashionista|stylist|hairdresser|barber|barista|makeup artist|make up artist|beautician|nail artist|tattoo artist|tattooist':
    { says: 'trendy look', ...job('trendy') },
  'carpenter|mechanic|builder|craftsman|farmer|gardener|lumberjack|cowboy|electrician|plumber|welder|roofer|bricklayer|handyman|joiner|construction worker|factory worker|fisherman|blacksmith|rancher|truck driver|repairman|locksmith':
    {
      says: 'work shirt',
      wish: { jobGarment: { kind: 'denim', layer: 'whole', color: '#3d5a80' } },
    },
  'chef|head chef|sous chef|pastry chef|head cook|line cook|baker|waiter|waitress|sommelier|butler|bartender': {
    says: 'white shirt',
    wish: { jobGarment: { kind: 'shirt', layer: 'whole', color: '#f2f1ee' } },
  },
  'shopkeeper|shop owner|shop assistant|cashier|florist|nanny|babysitter|driver|taxi driver|delivery driver|courier|housewife|homemaker|social worker':
    { says: 'casual look', ...job('casual') },
  bride: { says: 'white dress', wish: { jobGarment: { kind: 'dress', layer: 'whole', color: '#f4f1ea' } } },
};

/** Every name for somebody. */
export const PEOPLE: readonly string[] = Object.keys(people).flatMap((names) => names.split('|'));

export const PERSON_WORDS: SlotWords = {
  things: {
    ...people,
    'close up|closeup|close up shot|portrait shot|tight shot': { says: 'close-up', wish: { zoom: 'closeup' } },
    'smile|grin|laugh|smiling face|big smile|warm smile|friendly smile': {
      says: 'cheerful mood',
      wish: { mood: 'joyous' },
    },
    'expression|look|mood|manner|attitude|energy|vibe|personality|demeanour|demeanor|tone|aura': {},
    'build|body|figure type|physique|frame|shoulders': { says: 'build' },
    caucasian: { says: 'European features', wish: from('european'), adjectival: true },
  },
  qualities: {
    'young|youthful|younger|fresh faced|baby faced': { ageShare: 0 },
    'old|elderly|aged|senior|very old|ageing|aging|retired': { ageYears: 70 },
    'older|mature': { ageShare: 1 },
    'middle aged|middle age': { ageYears: 47 },
    'teenage|adolescent|teen': { ageYears: 18 },
    'slim|thin|skinny|slender|petite|lean|lanky|small': { shape: { build: -0.7, cheekFullness: -0.3 } },
    'athletic|fit|toned|sporty': { shape: { build: 0.25, stature: 0.3 }, clothing: 'fitness' },
    'muscular|strong|broad|broad shouldered|burly|buff|stocky|well built|big': {
      shape: { build: 0.7, stature: 0.5, neckWidth: 0.5 },
    },
    'chubby|plump|plus size|plus sized|curvy|overweight|fat|heavy|large|full figured|round': {
      shape: { build: 0.85, cheekFullness: 0.9, faceWidth: 0.35, neckWidth: 0.5 },
    },
    tall: { shape: { stature: 0.8 } },
    short: { shape: { stature: -0.6 } },
    'cheerful|happy|smiling|joyful|joyous|friendly|warm|laughing|grinning|energetic|excited|lively|bubbly|upbeat|enthusiastic|playful|fun|outgoing|positive|optimistic|radiant|welcoming|kind|sweet|charming|smiley|bright|vibrant|jolly|approachable|vivacious|beaming|delighted':
      { mood: 'joyous' },
    'calm|serious|composed|thoughtful|quiet|relaxed|serene|peaceful|reserved|stern|focused|focussed|neutral|gentle|soft spoken|pensive|strict|cool headed|earnest|solemn|sober|unsmiling|mysterious|trustworthy|sad|tired|angry|expressionless':
      { mood: 'composed' },
    'confident|authoritative|experienced|reliable|competent|knowledgeable|wise|intelligent|smart|elegant|sophisticated|classy|chic|polished|well dressed|dapper|glamorous':
      { clothing: 'business' },
    'professional|businesslike|corporate|business|executive': { clothing: 'business' },
    formal: { clothing: 'formal' },
    'casual|easygoing|laid back|down to earth|ordinary|everyday|natural': { clothing: 'casual' },
    'trendy|stylish|fashionable|hip|cool|edgy|modern|urban': { clothing: 'trendy' },
    'creative|artsy|artistic|bohemian|boho|quirky|eccentric|hippie': { clothing: 'creative' },
    'black|african|african american|black british|afro caribbean|nigerian|ghanaian|kenyan|ethiopian|somali|senegalese|jamaican|caribbean|south african|ugandan|congolese|haitian|zimbabwean|west african|east african|tanzanian|cameroonian|ivorian':
      from('african'),
    'white|european|british|english|scottish|irish|welsh|german|french|dutch|polish|russian|ukrainian|american|canadian|australian|nordic|scandinavian|swedish|danish|norwegian|finnish|austrian|swiss|czech|hungarian|romanian|bulgarian|serbian|croatian|western|eastern european|new zealand|belgian|icelandic':
      from('european'),
    'italian|spanish|greek|portuguese|mediterranean|southern european|maltese|cypriot': from('european', {
      skinTone: 2.2,
    }),
    'arab|arabic|arabian|middle eastern|persian|iranian|turkish|egyptian|moroccan|lebanese|syrian|israeli|jewish|iraqi|kurdish|saudi|emirati|jordanian|palestinian|algerian|tunisian|north african|west asian|armenian|georgian|libyan|afghan|azerbaijani':
      from('west_asian'),
    'indian|pakistani|bangladeshi|sri lankan|south asian|punjabi|bengali|tamil|desi|nepali|nepalese|gujarati|sikh|hindu':
      from('south_asian'),
    'asian|east asian|chinese|japanese|korean|taiwanese|mongolian|south korean': from('east_asian'),
    'thai|vietnamese|filipino|filipina|indonesian|malay|malaysian|southeast asian|south east asian|burmese|cambodian|singaporean|laotian|javanese|balinese|polynesian|hawaiian|pacific islander|maori|samoan':
      from('southeast_asian'),
    'latina|latino|latin|latinx|hispanic|mexican|brazilian|colombian|argentinian|peruvian|chilean|cuban|puerto rican|latin american|venezuelan|south american|dominican|bolivian|guatemalan|indigenous|native american|ecuadorian':
      from('latin_american'),
    'mixed race|biracial|mixed|multiracial|mixed heritage|light skinned black': from('latin_american', {
      skinTone: 4.6,
    }),
    'blonde|blond': { hair: { color: '#c99e5b' } },
    ginger: { hair: { color: '#ad5527' } },
    brunette: { hair: { color: '#553624' } },
    'grey|gray|greying|graying': { hair: { color: '#9a9794' } },
    curly: { hair: { texture: 'curly' } },
    pale: { skinTone: 0.2 },
    tan: { skinTone: 3.2 },
    'long legged|busy|successful|famous|single|married|typical|average|real|authentic|ordinary looking|healthy|clean|neat|tidy':
      {},
  },
  undrawnQualities: {
    'pregnant|tattooed|pierced|sweaty|wet|muddy': 'This is not drawn.',
  },
  absent: ({ wish }) => (wish?.mood ? { mood: wish.mood === 'joyous' ? 'composed' : 'joyous' } : {}),
};
