import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

interface OwnBody {
  /** where a hand goes to the cheek */
  face: readonly string[];
  /** what one felt: a hand goes to the chest */
  heart: readonly string[];
  /** verbs that say so only before a feeling: "I felt the fabric" */
  feels?: readonly string[];
  /** between such a verb and a feeling: "so" */
  very?: readonly string[];
  feelings?: readonly string[];
  /** what names a face or a skin and means none: "laughed in my face" */
  idioms: readonly string[];
}

const each = (owners: readonly string[], parts: readonly string[]): string[] =>
  owners.flatMap((owner) => parts.map((part) => `${owner} ${part}`));

/** What people touch of themselves when they name it. */
const OWN_BODY: Readonly<Record<string, OwnBody>> = {
  de: {
    face: [
      ...each(['meine', 'meiner'], ['haut', 'wangen', 'wange', 'stirn', 'falten', 'poren']),
      ...each(['mein', 'meinem'], ['gesicht', 'teint']),
      'im gesicht',
      ...each(['meine', 'meinen', 'den'], ['augenringe', 'augenringen']),
      ...each(['unter'], ['meinen augen', 'den augen', 'meine augen', 'die augen']),
    ],
    heart: [
      ...each(['ich fühle', 'ich fühlte', 'fühle ich', 'fühlte ich'], ['mich']),
      ...each(['ich * mich', '* ich mich'], ['gefühlt', '* gefühlt', '* * gefühlt', '* * * gefühlt']),
      'mein herz',
    ],
    feels: ['mir ging es', 'ging es mir', 'mir geht es', 'geht es mir'],
    very: cuesOf('so, sehr, echt, richtig, wirklich, ganz, total, damals, da'),
    feelings: cuesOf('gut, schlecht, elend, mies, besser, schlechter, dreckig, miserabel, furchtbar, super, prima'),
    idioms: [
      ...each(['im gesicht', 'unter den augen'], ['der', 'des', 'einer', 'eines', 'dieser', 'von', 'aller', 'unserer']),
      ...each(
        ['unter die augen', 'unter meine augen'],
        ['tret*', 'trat*', 'getreten', 'komm*', 'kam*', 'gekommen', 'zu treten', 'zu kommen'],
      ),
      ...each(['in mein gesicht'], ['gelacht', 'gelogen']),
      'aus meiner haut',
    ],
  },
  en: {
    face: [
      ...each(['my', 'your'], ['cheek', 'cheeks', 'complexion', 'wrinkles', 'pores', 'pimples']),
      ...each(['my'], ['skin', 'face', 'forehead', 'freckles', 'acne', 'dark circles', 'eye bags', 'laugh lines']),
      ...each(['under', 'around'], ['my eyes', 'your eyes', 'the eyes']),
    ],
    heart: [
      ...cuesOf('my heart, made me feel, in my chest, on my chest'),
      ...each(['my chest'], ['hurt*', 'tight*', 'felt', 'feels', 'was', 'is', 'ache*', 'burn*']),
    ],
    feels: cuesOf(
      "i feel, i felt, i've felt, i'd felt, i was feeling, i'm feeling, i started feeling, i started to feel",
    ),
    very: cuesOf('so, very, really, truly, just, quite, completely, totally, always, a bit, a little, much, more'),
    feelings: cuesOf(
      'old, older, young, younger, alone, lonely, lost, sad, happy, happier, empty, tired, exhausted, drained, ashamed, embarrassed, guilty, helpless, hopeless, useless, worthless, stupid, proud, grateful, thankful, blessed, free, safe, calm, calmer, relaxed, relieved, loved, seen, heard, understood, welcome, alive, beautiful, pretty, ugly, confident, strong, stronger, weak, sick, awful, terrible, horrible, great, good, better, bad, worse, amazing, wonderful, fantastic, nervous, anxious, scared, afraid, stressed, overwhelmed, miserable, small, invisible, broken, stuck, trapped, comfortable, uncomfortable, at home, like myself, like a new, like a failure, like a queen, like a king, like a different, relief, joy, hope, shame, pride, fear, guilt, love, sorry',
    ),
    idioms: [
      ...cuesOf('in my face, to my face, out of my face, under my skin, my skin in the'),
      ...each(['under the eyes', 'around the eyes'], ['of']),
      ...each(['save', 'saved', 'saves', 'saving'], ['my skin']),
    ],
  },
  es: {
    face: [
      ...each(['mi'], ['piel', 'cara', 'rostro', 'frente']),
      ...each(['mis'], ['mejillas', 'arrugas', 'ojeras', 'poros']),
      ...each(['bajo', 'debajo de'], ['mis ojos', 'los ojos']),
    ],
    heart: ['me sentí', 'me sentía', 'me he sentido', 'mi corazón', 'mi pecho'],
    feels: ['me siento'],
    very: cuesOf('muy, tan, más, bastante, realmente, mucho, un poco, super, siempre, como, otra vez'),
    feelings: cuesOf(
      'sola, solo, feliz, triste, bien, mal, mejor, peor, cansad*, agotad*, vacía, vacío, orgullos*, agradecid*, segura, seguro, tranquil*, libre, viej*, joven, fuerte, débil, culpable, perdid*, aliviad*, nervios*, ansios*, asustad*, guap*, bonit*, hermos*, cómoda, cómodo, incómod*, inútil, renovad*, avergonzad*, estresad*, abrumad*, content*, emocionad*, querid*, amad*, viva, vivo, en casa, nueva, nuevo, yo mism*',
    ),
    idioms: [
      ...each(['mi frente'], ['fr*', 'de', 'común', 'comercial']),
      ...each(['bajo los ojos', 'bajo mis ojos', 'debajo de los ojos'], ['de', 'del']),
      ...each(['rió en', 'rieron en', 'ríe en', 'ríen en', 'reía en', 'reían en', 'riendo en'], ['mi cara']),
      ...each(['salvar', 'salvó', 'salvé'], ['mi piel']),
    ],
  },
  fr: {
    face: [
      ...each(['ma'], ['peau', 'joue']),
      ...each(['mon'], ['visage', 'teint', 'front']),
      ...each(['mes'], ['joues', 'rides', 'cernes', 'pores']),
      // "Sous les yeux" alone is "in view".
      ...each(
        [
          'cernes',
          'poches',
          'gouttes',
          'goutte',
          'crème',
          'sérum',
          'soin',
          'peau',
          'peu',
          '*applique',
          'tapote',
          'tamponne',
          'étale',
        ],
        ['sous les yeux', 'sous mes yeux'],
      ),
      ...each(['contour'], ['des yeux', 'de mes yeux', 'de mon œil']),
    ],
    heart: [
      'je me sens',
      'je me sentais',
      'je me suis senti',
      'je me suis sentie',
      "j'ai ressenti",
      'mon cœur',
      'mon coeur',
    ],
    idioms: [
      ...each(['mon front', 'mon cœur', 'mon coeur'], ['de']),
      ...each(['sauver', 'sauvé', 'risquer', 'risqué', 'vendre', 'vendu', 'avoir'], ['ma peau']),
    ],
  },
  hi: {
    face: [
      ...each(['मेरी'], ['त्वचा', 'स्किन']),
      ...each(['मेरा', 'मेरे'], ['चेहरा', 'चेहरे', 'गाल', 'गालों']),
      'आँखों के नीचे',
      'आंखों के नीचे',
    ],
    heart: [...each(['मेरा', 'मेरे'], ['दिल']), ...each(['मुझे', 'मैंने', 'मैं'], ['महसूस', '* महसूस', '* * महसूस', '* * * महसूस'])],
    feels: ['मुझे'],
    very: cuesOf('बहुत, इतना, इतनी, बड़ा, काफी, काफ़ी, बिल्कुल, फिर'),
    feelings: each(
      ['अच्छा', 'बुरा', 'अकेला', 'अकेली', 'बेहतर', 'डर', 'शर्मिंदा', 'बूढ़ा', 'बूढ़ी', 'थका', 'खाली', 'सुकून'],
      ['लगा', 'लगता', 'लगती', 'लगी', 'हुआ', 'मिला'],
    ),
    idioms: [],
  },
  it: {
    face: [
      ...each(['mia', 'mie'], ['pelle', 'guance', 'fronte', 'occhiaie', 'rughe']),
      ...each(['mio', 'miei'], ['viso', 'volto', 'pori']),
      // "Sotto gli occhi" alone is "in view".
      ...each(
        [
          'occhiaie',
          'borse',
          'gocce',
          'goccia',
          'crema',
          'siero',
          'pelle',
          "po'",
          'metto',
          'applico',
          'picchietto',
          'tampono',
          'stendo',
        ],
        ['sotto gli occhi', 'sotto i miei occhi'],
      ),
      ...each(['contorno'], ['occhi', 'degli occhi']),
    ],
    heart: ['mi sono sentito', 'mi sono sentita', 'mi sento', 'mi sentivo', 'mio cuore'],
    idioms: each(['salvato', 'salvare', 'rischiato', 'rischiare'], ['la mia pelle']),
  },
  pt: {
    face: [
      ...each(['minha', 'minhas'], ['pele', 'testa', 'bochechas', 'olheiras', 'rugas']),
      ...each(['meu', 'meus'], ['rosto', 'poros']),
      ...each(['embaixo dos', 'debaixo dos', 'sob os'], ['olhos', 'meus olhos']),
    ],
    heart: ['me senti', 'me sentia', 'me sinto', 'no meu peito', 'meu coração'],
    feels: ['eu senti', 'eu sentia'],
    very: cuesOf('muito, muita, tanto, tanta, um, uma, tão, só'),
    feelings: cuesOf(
      'medo, vergonha, orgulho, alívio, alegria, tristeza, saudade*, culpa, esperança, solidão, paz, amor',
    ),
    idioms: [
      ...each(['embaixo dos olhos', 'debaixo dos olhos', 'sob os olhos'], ['de', 'da', 'do', 'das', 'dos']),
      ...each(['salvou', 'salvar', 'salvei'], ['minha pele']),
    ],
  },
};

const NONE: OwnBody = { face: [], heart: [], idioms: [] };

export const ownBodyOf = (locale: string): OwnBody => OWN_BODY[languageOf(locale)] ?? NONE;
