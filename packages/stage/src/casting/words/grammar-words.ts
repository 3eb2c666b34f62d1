/** A list of words, written in lines of `one|two|three`. */
const listed = (...lines: readonly string[]): string[] => lines.flatMap((line) => line.split('|'));

/** Words that hold a description together. */
export const NEGATIONS = listed(
  "no|not|without|never|none|lacking|minus|sans|free of|doesn't have|does not have|doesn't wear",
  "does not wear|do not wear|not wearing|isn't wearing|is not wearing|isn't|is not|don't|do not",
  "don't give|do not give|doesn't|does not|non",
);

/** A quality after one of these describes the thing before it: 'her hair is red'. */
export const LINKS = listed(
  "is|are|was|looks|look|being|that is|which is|that are|which are|that's|dyed|coloured|colored|in|of",
  'with color|with colour|worn|color|colour|:',
);

export const JOINS = listed('and|or|nor|&|,|+|but|plus|yet');

/** A colour after one of these, with no thing after it, is that of the clothes: 'dressed in green'. */
export const WEAR_WORDS = listed('wearing|wears|wear|dressed in|dressed all in|clad in|clothed in|dressed|all in');

/** Said between an adjective and its noun without changing either. */
export const FILLERS = listed(
  'very|really|quite|rather|somewhat|slightly|fairly|pretty|super|so|extremely|female|male|beautiful',
  'attractive|handsome|lovely|nice|good looking|gorgeous|cute|stunning|pair|kind|sort|style|styled',
  'simple|classic|new|subtle|tailored|fitted|oversized|crisp|matching|cotton|linen|wool|woolly|woollen',
  'woolen|knit|knitted|cashmere|silk|satin|velvet|corduroy|leather|metal|plastic|framed|rimmed|toned',
  'hued|tinted|looking|well|sleeved|sleeve|long sleeved|long sleeve|short sleeved|short sleeve',
  'naturally|mostly|shiny|glossy|healthy|silky|behind her|behind him|behind them|around her|around him|any|too',
);

/** A new part of the sentence begins: an adjective before it does not belong to a noun after it. */
export const BREAKS = listed(
  'a|an|the|her|his|their|its|my|our|your|this|that|some|he|she|they|who|whose|which|has|have|having',
  'had|with|on|at|to|for|from|by|as|while|over|under|underneath|beneath|above|behind|against|inside',
  'into|near|beside|next|around|about|front|stands|standing|sits|sitting|seated|holding|holds|showing',
  'shows|using|presenting|talking|speaking|works|working|likes|loves|then|also|.|;|(|)|/',
);

/** Pairs of words that name a product or an occupation and not a look. */
export const NOT_LOOKS = listed(
  'beard oil|beard balm|beard trimmer|hair dryer|hair drier|hair oil|hair serum|hair brush|hair clip',
  'hair care|hair product|hair products|hair spray|hair stylist|hair mask|hair straightener|eye cream',
  'eye contact|face cream|face mask|face wash|skin care|skin cream|lip balm|glasses case|glasses of',
  'glass of|wine glasses|coffee table|street style|home made|home decor|office chair|garden tools',
  'make up brush|make up brushes|make up bag|dress code|shirt brand|sun cream|sun screen|light hearted',
  'at home with|green tea|black tea|white wine|red wine|orange juice|black coffee|white teeth',
  'golden retriever',
);

/** Words worth guessing when they are misspelt; others are too like words that mean something else. */
export const MENDED_WORDS = listed(
  'glasses|sunglasses|spectacles|beard|bearded|stubble|moustache|mustache|goatee|blonde|brunette|ginger|auburn',
  'chestnut|platinum|silver|curly|straight|shoulder|ponytail|braids|dreadlocks|pixie|receding|balding|freckles',
  'freckled|eyebrows|cheekbones|lipstick|eyeliner|earrings|necklace|jewellery|jewelry|pearls|turban|headscarf',
  'blazer|jacket|leather|cardigan|sweater|jumper|pullover|turtleneck|hoodie|tracksuit|sweatshirt|blouse|denim',
  'kitchen|office|studio|garden|living|bedroom|apartment|outdoors|restaurant|library|background|minimalist',
  'yellow|orange|purple|burgundy|turquoise|lavender|mustard|emerald|beige|green|white|brown|colourful|colorful',
  'cheerful|friendly|smiling|serious|elegant|professional|confident|energetic|athletic|muscular|elderly|wearing',
  'without|businesswoman|businessman|entrepreneur|grandmother|grandfather|scientist|evening|natural|dramatic',
  'caucasian|african|japanese|chinese|hispanic|mediterranean|scandinavian|rectangular|aviator|bespectacled',
);

/** Correct words that would be taken for one of these. */
export const NOT_SLIPS = listed(
  'bread|board|heard|breads|beards|beads|greed|greet|green|greens|grown|crown|frown|brow|drown|browns|blown|while',
  'write|whites|writ|while|wine|party|partly|neural|curry|hurry|daring|hearing|bearing|fearing|weaving|tearing',
  'warning|earning|warming|swearing|saving|leaving|loving|giving|liking|lining|leaders|leaver|weather|feather',
  'heather|packet|racket|ticket|bucket|rocket|blaze|blazes|boulder|folder|holder|older|smelting|series|various',
  'nature|naturally|neutral|studios|officer|offices|gardener|hardened|pencil|wardens|evenings|even|events|orange',
  'oranges|purpose|people|pearl|peals|shoulders|silvers|sliver|finger|singer|linger|jumpers|bumper|jackets',
  'receiving|subclasses|stdio|within|ponytails|brains|brands|raids|braid|curl|curls|curdy|curvy|straights|pullovers|minimalists',
);
