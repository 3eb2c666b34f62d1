import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How people tell what somebody felt. "*" stands for any word. */
interface FeelingWords {
  tears: readonly string[];
  /** shed for joy */
  gladTears: readonly string[];
  shame: readonly string[];
  relief: readonly string[];
  surprise: readonly string[];
  /** cried out where something goes wrong, hurts or disgusts */
  dismay: readonly string[];
  /** words of a feeling that tell none here: "a far cry" */
  lookAlikes: readonly string[];
}

const feelings = (lists: Readonly<Record<keyof FeelingWords, string>>): FeelingWords => ({
  tears: cuesOf(lists.tears),
  gladTears: cuesOf(lists.gladTears),
  shame: cuesOf(lists.shame),
  relief: cuesOf(lists.relief),
  surprise: cuesOf(lists.surprise),
  dismay: cuesOf(lists.dismay),
  lookAlikes: cuesOf(lists.lookAlikes),
});

const FEELINGS: Readonly<Record<string, FeelingWords>> = {
  en: feelings({
    tears: `cry, cries, cried, crying, had tears, tears in my, tears in her, tears in his, tears in our, tears in their, into tears, was in tears, were in tears, sobbed, sobbing, wept, bawled, bawling`,
    gladTears: `moved me to tears, moved us to tears, moved him to tears, moved her to tears, moved to tears, laughed until i cried, laughed until she cried, laughed until he cried, laughed until we cried, cried of joy, crying with joy, crying tears of joy, crying happy tears`,
    shame: `embarrassed, embarrassing, ashamed, ashamed of * *, embarrassed by * *, humiliated, humiliating, mortified, so awkward, blushed, face turned red, face went red, turned bright red, wanted to disappear, wanted to sink into, wished the ground`,
    relief: `what a relief, such a relief, huge relief, big relief, so relieved, was relieved, were relieved, weight off my, weight off our, weight off her, weight off his, weight fell off, could breathe again, could finally breathe, phew`,
    surprise: `could not believe, couldn't believe, jaw dropped, jaws dropped, was speechless, were speechless, i'm speechless, to my surprise, to our surprise, to her surprise, to his surprise, i was blown away, we were blown away, she was blown away, he was blown away, i'm blown away, i am blown away, was stunned, were stunned, was amazed, were amazed`,
    dismay: `oh no, oh god, oh my god no, oh dear, noo, nooo*, nope nope, ugh, argh, ouch, yikes, eww*, yuck, dammit, damn it, crap, are you kidding, you're kidding me, you have got to be kidding, you've got to be kidding, i'm begging you, begging you, can't feel my, can't feel her, can't feel his`,
    lookAlikes: `far cry, battle cry, war cry, rallying cry, cry out for, cries out for, crying out for, crying out loud, got mad skills, got mad respect, got mad love, screamed at the concert, screamed at the show, screamed at the game, fast and furious`,
  }),
  de: feelings({
    tears: `weinte, weinten, ich weine, weine ich, geweint, tränen, heulte, heulten, geheult, schluchzte`,
    gladTears: `freudentränen, wein* freudentränen, heul* freudentränen, tränen gelacht, wein* vor freude, heul* vor freude, wein* vor glück, vor freude geweint, vor glück geweint, vor lachen geweint, zu tränen gerührt`,
    shame: `peinlich, schämte mich, schämte sich, schämte sich für * *, schämte mich für * *, geschämt, schäme mich, ich wurde rot, er wurde rot, sie wurde rot, knallrot, im boden versinken, im boden versunken, blamiert`,
    relief: `was für eine erleichterung, erleichtert, stein vom herzen, endlich aufatmen, aufatmen, durchatmen, gott sei dank`,
    surprise: `konnte es nicht glauben, konnte es nicht fassen, konnte es kaum glauben, konnte es kaum fassen, seinen augen nicht, ihren augen nicht, meinen augen nicht, war sprachlos, waren sprachlos, bin sprachlos, zu meiner überraschung, zu unserer überraschung`,
    dismay: `oh nein, neee*, neiii*, ach du schreck, ach du schande, autsch, aua, igitt, pfui, verdammt, so ein mist, verflixt, nicht wahr sein, dein ernst, euer ernst, ich flehe dich an, ich fleh dich an, spüre meine * nicht, spüre mein * nicht, spür mein * nicht, spür meine * nicht`,
    lookAlikes: `peinlich genau, peinlich sauber, peinlich darauf, künstliche tränen, künstlichen tränen`,
  }),
  es: feelings({
    tears: `lloré, lloró, lloramos, lloraron, lloraba, llorar, llorando, lágrimas`,
    gladTears: `lágrimas de alegría, lágrimas de felicidad, lágrimas de risa, llor* de alegría, llor* de felicidad, llor* de risa`,
    shame: `vergüenza, avergonzado, avergonzada, me puse rojo, me puse roja, se puso rojo, se puso roja, tierra me tragara`,
    relief: `qué alivio, un alivio, aliviado, aliviada, por fin pude respirar, por fin pudo respirar, peso de encima`,
    surprise: `no me lo podía creer, no lo podía creer, no podía creerlo, no se lo podía creer, no me lo creía, quedé sin palabras, quedó sin palabras, para mi sorpresa, boca abierta, boquiabierto, boquiabierta`,
    dismay: `oh no, ay no, nooo*, ay dios, qué asco, puaj, maldita sea, no puede ser, no me digas que no, te lo ruego, os lo ruego, no siento la, no siento el, no siento los, no siento las, no me siento la, no me siento los`,
    lookAlikes: `lágrimas artificiales, harto conocido, harto conocida, harto difícil`,
  }),
  fr: feelings({
    tears: `pleuré, pleure, pleurait, pleurais, pleurer, larmes, sangloté`,
    gladTears: `larme* de joie, larme* de bonheur, pleur* de joie, pleur* de bonheur, pleur* de rire`,
    shame: `honte, gêné, gênée, gênant, devenu tout rouge, devenue toute rouge, j'ai rougi, il a rougi, elle a rougi, humilié, humiliée, disparaître sous terre`,
    relief: `quel soulagement, soulagé, soulagée, enfin respirer, un poids en moins`,
    surprise: `n'en croyais pas mes yeux, n'en croyait pas ses yeux, n'en revenais pas, n'en revenait pas, étais sans voix, j'étais sans voix, était sans voix, resté sans voix, restée sans voix, bouche bée, ma grande surprise, à ma surprise`,
    dismay: `oh non, nooon, nooo*, zut, mince alors, aïe, beurk, berk, pouah, quelle horreur, quel massacre, ce massacre, c'est pas vrai, ce n'est pas vrai, c'est pas possible, vous en supplie, t'en supplie, ne sens plus mon, ne sens plus ma, ne sens plus mes, sens plus mon, sens plus ma, sens plus mes`,
    lookAlikes: `larmes artificielles`,
  }),
  it: feelings({
    tears: `pianto, piansi, pianse, piangere, piangeva, piangevo, lacrime`,
    gladTears: `lacrim* di gioia, lacrim* di felicità, pian* di gioia, pian* di felicità, pian* dal ridere, pian* dalla gioia`,
    shame: `che vergogna, vergogna, mi vergognavo, si vergognava, imbarazzato, imbarazzata, imbarazzante, diventato rosso, diventata rossa, sprofondare`,
    relief: `che sollievo, un sollievo, sollevata, mi sono tolto un peso, finalmente poteva respirare, finalmente potevo respirare`,
    surprise: `non ci potevo credere, non ci credevo, non poteva crederci, rimasto senza parole, rimasta senza parole, a bocca aperta, mia sorpresa, mia grande sorpresa`,
    dismay: `oh no, nooo*, accidenti, mannaggia, che schifo, ahia, che orrore, ma dai no, non è possibile, non può essere, vi supplico, ti supplico, ti scongiuro, non sento più la, non sento più il, non sento più le, non mi sento la, non mi sento le`,
    lookAlikes: `lacrime artificiali, salsa arrabbiata, sugo arrabbiata, penne arrabbiata, pasta arrabbiata, spaghetti arrabbiata`,
  }),
  pt: feelings({
    tears: `chorei, chorou, choramos, choraram, chorar, chorando, chorava, no choro, lágrimas`,
    gladTears: `lágrimas de alegria, lágrimas de felicidade, lágrimas de rir, chor* de alegria, chor* de felicidade, chor* de rir`,
    shame: `vergonha, envergonhado, envergonhada, fiquei vermelho, fiquei vermelha, ficou vermelho, ficou vermelha, constrangido, constrangida`,
    relief: `que alívio, um alívio, aliviado, aliviada, pude respirar, pôde respirar, peso das costas`,
    surprise: `não acreditei, não pude acreditar, não podia acreditar, não conseguia acreditar, fiquei sem palavras, ficou sem palavras, minha surpresa, de boca aberta, de queixo caído`,
    dismay: `ah não, oh não, nãoo*, ai não, ai meu deus não, que nojo, eca, droga, que horror, não é possível, não pode ser, eu imploro, te imploro, não sinto minha*, não sinto meu*, não sinto a minha, não sinto o meu`,
    lookAlikes: `lágrimas artificiais`,
  }),
  hi: feelings({
    tears: `रो पड़ी, रो पड़ा, रो पड़े, रोया, रोई, रोने, रो रही, रो रहा, रो रहे, आँसू, आंसू`,
    gladTears: `खुशी से रोया, खुशी से रोई, ख़ुशी से रो, खुशी से रो, खुशी से रो पड़े, खुशी से रो पड़ा, खुशी से रो पड़ी, खुशी के आँसू, ख़ुशी के आँसू, खुशी के आंसू`,
    shame: `शर्म आई, शर्म आती, शर्मिंदा, शर्मिंदगी`,
    relief: `राहत मिली, राहत की, चैन मिला, चैन की`,
    surprise: `यकीन नहीं हुआ, यक़ीन नहीं हुआ, हैरान रह, दंग रह, विश्वास नहीं हुआ`,
    dismay: `अरे नहीं, ओह नहीं, हे भगवान, उफ़, उफ, छी, हाय राम, यह क्या हो गया, ये क्या हो गया, हाथ जोड़ता, हाथ जोड़ती, महसूस नहीं हो रहा, महसूस नहीं हो रही`,
    lookAlikes: ``,
  }),
};

const NO_FEELINGS = feelings({
  tears: '',
  gladTears: '',
  shame: '',
  relief: '',
  surprise: '',
  dismay: '',
  lookAlikes: '',
});

export const feelingWordsOf = (locale: string): FeelingWords => FEELINGS[languageOf(locale)] ?? NO_FEELINGS;
