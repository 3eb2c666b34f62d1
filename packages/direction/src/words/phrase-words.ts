import { languageOf } from './language-of.ts';

/** What begins a part of a sentence, and what goes on into the next word. */
export interface PhraseWords {
  /** begins something that could be a sentence: "because", "when", "who" */
  clauses: ReadonlySet<string>;
  /** joins what is before with what follows */
  joins: ReadonlySet<string>;
  /** begins where, when, how or what for; not "of", which belongs to what is before it */
  places: ReadonlySet<string>;
  /** does so behind a thing, and belongs to a verb: "the time to go", "used to" */
  behindThings: ReadonlySet<string>;
  /** does something, and is never what something is done to */
  doers: ReadonlySet<string>;
  /** says what a thing is of, and stays with it */
  parts: ReadonlySet<string>;
  /** somebody, where the same word is an article of another language */
  persons: ReadonlySet<string>;
  /** ends where, when or how, in languages that say it behind */
  ends: ReadonlySet<string>;
  /** leads to a verb, to a subject or to what it says more of */
  leads: ReadonlySet<string>;
}

type ListName = keyof PhraseWords;

const listed = (words: string) => new Set(words === '' ? [] : words.split(' '));

const phraseWords = ({
  clauses = '',
  joins = '',
  places = '',
  behindThings = '',
  doers = '',
  parts = '',
  persons = '',
  ends = '',
  leads = '',
}: Partial<Record<ListName, string>>): PhraseWords => ({
  clauses: listed(clauses),
  joins: listed(joins),
  places: listed(places),
  behindThings: listed(behindThings),
  doers: listed(doers),
  parts: listed(parts),
  persons: listed(persons),
  ends: listed(ends),
  leads: listed(leads),
});

const LANGUAGES: Readonly<Record<string, PhraseWords>> = {
  en: phraseWords({
    parts: 'of',
    clauses:
      "because while when whenever where wherever until unless although though if that that's who who's whose which what how why once so",
    joins: 'and or but nor',
    places:
      'in on at for with by from into onto between without through during over under above below behind inside outside near next across along around till than within beside toward towards against instead to',
    behindThings: 'to about like',
    doers: "i he she we they i'm he's she's we're they're i've we've they've i'd we'd they'd i'll we'll they'll",
    leads:
      "am has had having let lets going able about don't doesn't didn't isn't aren't wasn't weren't won't can't cannot couldn't wouldn't shouldn't haven't hasn't hadn't may might must shall ought still also even ever always often really almost already simply actually quite pretty both either neither whenever wherever while unless although though because which whose how why such than like used",
  }),
  de: phraseWords({
    parts: 'von des der',
    persons: 'du er es ihr sie',
    clauses:
      'weil wenn dass ob bis bevor damit obwohl während nachdem sobald solange sodass falls wie was wer wo warum',
    joins: 'und oder aber denn sondern doch',
    places:
      'im am in an auf mit für bei nach aus vor über unter um ohne gegen seit ab zwischen durch neben zum zur vom beim ins ans wegen trotz statt innerhalb',
    leads:
      'bin bist seid wird werden wurde wurden habe hast hat haben hatte hatten kann kannst können könnt konnte muss musst müssen will willst wollen soll sollst sollen darf dürfen mag möchte möchten schon auch immer wieder ganz fast doch weil wenn dass ob bis bevor damit obwohl während nachdem sobald solange falls denn sondern jedes jede jeder jeden alle alles mehr etwa rund seit ab zwischen durch neben deinem deinen deiner meinem meinen meiner unserem unseren euch dich mich sich',
  }),
  es: phraseWords({
    parts: 'de del a al',
    clauses: 'porque que cuando si aunque mientras como donde quien quienes cual hasta',
    joins: 'y e o u pero sino ni',
    places: 'en con para por sin sobre desde entre durante tras hacia según contra bajo',
    doers: 'yo él ella nosotros ellos ellas usted ustedes',
    leads:
      'soy eres somos fue fueron era eran ser estar estoy estás estamos están he has ha hemos han había habían puedo puedes puede podemos pueden podía quiero quieres quiere tengo tienes tiene tenemos tienen tenía tuve tuvo hay debo debes debe voy vas va vamos van nos os les los las aunque mientras donde quien tan todo toda todos todas cada otro otra esta este estos estas desde durante bajo tras hacia según nunca siempre también casi ya',
  }),
  fr: phraseWords({
    parts: 'de du des à au aux en',
    clauses: 'parce que qui quand lorsque si comme où dont puisque quoi',
    joins: 'et ou mais donc car ni',
    places:
      'dans avec pour par sur sans chez vers depuis pendant avant après dès entre sous contre devant derrière jusque',
    doers: 'je tu il ils on nous vous elle elles',
    leads:
      "comment suis es sommes êtes étais était étaient ai as a avons avez ont avait avaient peux peut pouvez pouvons peuvent veux veut voulez dois doit devez devons vais vas va allons allez vont fait y en lui lorsque puisque parce où dont chaque toute toutes tout tous quel quelle même bien trop assez plus moins aussi déjà jamais toujours encore presque depuis pendant avant après dès entre sous c'est n'est",
  }),
  it: phraseWords({
    parts: 'di del dello della dei degli delle a al alla ai',
    clauses: 'perché che chi quando se come mentre dove finché appena quindi poiché',
    joins: 'e ed o oppure ma né',
    places: 'in con per su nel nella nei nelle sul sulla sui tra fra senza dopo prima durante fino verso contro sotto',
    doers: 'io noi loro lui lei voi',
    leads:
      'sei siamo siete sta stai stanno ho hai ha abbiamo avete hanno aveva avevano può puoi posso possiamo possono voglio vuoi vuole devo devi deve dobbiamo devono vado vai va vanno mentre dove finché poiché ogni tutto tutta tutti tutte questo questa questi queste quel quella già anche ancora sempre mai quasi così molto troppo meno dopo durante ne vi',
  }),
  pt: phraseWords({
    parts: 'de da do das dos a ao à',
    clauses: 'porque que quando se como enquanto onde quem embora',
    joins: 'e ou mas nem',
    places:
      'em no na nos nas num numa com por pelo pela pelos pelas para pra sem sobre até entre durante desde após contra sob',
    doers: 'eu ele ela nós eles elas você vocês',
    leads:
      'sou somos foi foram era eram ser estar estou estamos estão está tenho tem temos têm tinha tinham ter vou vai vamos vão pode podem posso podemos quero quer querem devo deve devem precisa preciso só ainda já também sempre nunca quase lhe lhes enquanto onde embora cada todo toda todos todas este esta estes estas esse essa isso outro outra tão bem mais menos do desde durante',
  }),
  hi: phraseWords({
    clauses: 'क्योंकि कि जब अगर तो जो जिसे जिसमें ताकि जहाँ जैसे इसलिए',
    joins: 'और या लेकिन मगर बल्कि',
    ends: 'में से पर को तक लिए साथ बाद पहले',
    leads:
      'और या लेकिन मगर क्योंकि कि जब अगर तो जो ताकि मैं हम तुम आप यह वह ये वे मेरा मेरी मेरे हमारा हमारी हमारे आपका आपकी आपके इस इसकी इसका इसके उस उसकी हर एक बहुत सिर्फ कोई कुछ नहीं न मत',
  }),
};

export function phraseWordsOf(locale: string): PhraseWords | undefined {
  return LANGUAGES[languageOf(locale)];
}
