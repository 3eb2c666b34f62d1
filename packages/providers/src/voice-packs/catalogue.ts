import type { PackKind, VoiceLicence } from '@herald/media/engines/voice-packs';

type Licence = Pick<VoiceLicence, 'name' | 'business'>;

interface Offered {
  /** Stable: it is the name of its folder on this machine. */
  id: string;
  kind: PackKind;
  name: string;
  quality: string;
  /** BCP 47 */
  locales: readonly string[];
  /** How many speak in it; null where only its own file tells. */
  speakers: number | null;
  /** Of the recordings it learned from. */
  licence: Licence;
}

/** A pack with a repository of its own. */
export interface RepositoryOffer extends Offered {
  kind: 'kokoro' | 'inflect';
  repository: string;
  /** Files of it that are fetched. */
  wanted: RegExp;
  /** Files it cannot be without; `*` is any name. */
  needed: readonly string[];
}

export interface PiperOffer extends Offered {
  kind: 'piper';
  repository: string;
  /** Of its files in the repository. */
  folder: string;
}

export type PackOffer = RepositoryOffer | PiperOffer;

const PIPER_REPOSITORY = 'rhasspy/piper-voices';

const APACHE: Licence = { name: 'Apache 2.0', business: 'allowed' };

/** The model in 8 bits, its signs, and styles of languages whose sounds are made here. */
const KOKORO: RepositoryOffer = {
  id: 'kokoro',
  kind: 'kokoro',
  name: 'Kokoro',
  quality: '82M, 8 bit',
  locales: ['en-US', 'en-GB', 'es-ES', 'fr-FR', 'hi-IN', 'it-IT', 'pt-BR'],
  speakers: null,
  licence: APACHE,
  repository: 'onnx-community/Kokoro-82M-v1.0-ONNX-timestamped',
  wanted: /^(tokenizer\.json|onnx\/model_quantized\.onnx|voices\/[abefhip][fm]_[a-z]+\.bin)$/,
  needed: ['tokenizer.json', 'onnx/model_quantized.onnx', 'voices/*.bin'],
};

function inflectOffer(name: string, parameters: string): RepositoryOffer {
  return {
    id: `inflect-${name.toLowerCase()}-v2`,
    kind: 'inflect',
    name: `Inflect ${name}`,
    quality: parameters,
    locales: ['en-US'],
    speakers: 1,
    licence: APACHE,
    repository: `owensong/Inflect-${name}-v2-ONNX`,
    wanted: /^(LICENSE|onnx\/(duration|decode)\.onnx)$/,
    needed: ['onnx/duration.onnx', 'onnx/decode.onnx'],
  };
}

const CC0: Licence = { name: 'CC0', business: 'allowed' };
const CC_BY: Licence = { name: 'CC BY 4.0', business: 'allowed' };
const PUBLIC_DOMAIN: Licence = { name: 'Public domain', business: 'allowed' };
const RESEARCH: Licence = { name: 'Research only', business: 'forbidden' };
const ON_CARD: Licence = { name: 'See model card', business: 'unknown' };

/** `language_REGION-name-quality`, and the licence where it is known without the model card. */
const PIPER: readonly (readonly [key: string, licence?: Licence])[] = [
  ['ar_JO-kareem-medium'],
  ['ca_ES-upc_ona-medium'],
  ['cs_CZ-jirka-medium'],
  ['cy_GB-bu_tts-medium'],
  ['da_DK-talesyntese-medium'],
  ['de_DE-thorsten-medium', CC0],
  ['de_DE-thorsten-high', CC0],
  ['de_DE-kerstin-low'],
  ['el_GR-rapunzelina-low'],
  ['en_GB-alan-medium'],
  ['en_GB-alba-medium'],
  ['en_GB-cori-high'],
  ['en_GB-jenny_dioco-medium'],
  ['en_GB-vctk-medium', CC_BY],
  ['en_US-amy-medium'],
  ['en_US-hfc_female-medium'],
  ['en_US-hfc_male-medium'],
  ['en_US-joe-medium'],
  ['en_US-lessac-medium', RESEARCH],
  ['en_US-lessac-high', RESEARCH],
  ['en_US-libritts_r-medium', CC_BY],
  ['en_US-ljspeech-high', PUBLIC_DOMAIN],
  ['en_US-ryan-high'],
  ['es_ES-davefx-medium'],
  ['es_ES-sharvard-medium'],
  ['es_MX-ald-medium'],
  ['es_MX-claude-high'],
  ['fa_IR-amir-medium'],
  ['fi_FI-harri-medium'],
  ['fr_FR-siwis-medium', CC_BY],
  ['fr_FR-tom-medium'],
  ['fr_FR-upmc-medium'],
  ['hu_HU-anna-medium'],
  ['hu_HU-imre-medium'],
  ['is_IS-salka-medium'],
  ['is_IS-steinn-medium'],
  ['it_IT-paola-medium'],
  ['ka_GE-natia-medium'],
  ['kk_KZ-issai-high'],
  ['lb_LU-marylux-medium'],
  ['lv_LV-aivars-medium'],
  ['ml_IN-meera-medium'],
  ['ne_NP-google-medium'],
  ['nl_BE-nathalie-medium'],
  ['nl_NL-pim-medium'],
  ['nl_NL-ronnie-medium'],
  ['no_NO-talesyntese-medium'],
  ['pl_PL-darkman-medium'],
  ['pl_PL-gosia-medium'],
  ['pt_BR-cadu-medium'],
  ['pt_BR-faber-medium'],
  ['ro_RO-mihai-medium'],
  ['ru_RU-denis-medium'],
  ['ru_RU-irina-medium'],
  ['sk_SK-lili-medium'],
  ['sl_SI-artur-medium'],
  ['sr_RS-serbski_institut-medium'],
  ['sv_SE-nst-medium'],
  ['sw_CD-lanfrica-medium'],
  ['tr_TR-dfki-medium'],
  ['tr_TR-fettah-medium'],
  ['uk_UA-lada-x_low'],
  ['uk_UA-ukrainian_tts-medium'],
  ['vi_VN-vais1000-medium'],
];

function piperOffer([key, licence = ON_CARD]: (typeof PIPER)[number]): PiperOffer {
  const [locale = '', name = '', quality = ''] = key.split('-');
  const [language = ''] = locale.split('_');
  const title = name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return {
    id: key,
    kind: 'piper',
    name: title,
    quality: quality.replaceAll('_', ' '),
    locales: [locale.replace('_', '-')],
    speakers: null,
    licence,
    repository: PIPER_REPOSITORY,
    folder: `${language}/${locale}/${name}/${quality}`,
  };
}

/**
 * The packs that can be downloaded. All of them need ONNX Runtime and the sounds of eSpeak, which are parts of Herald.
 * How large they are and what their files must add up to tells the source when it is asked.
 */
export const PACK_OFFERS: readonly PackOffer[] = [
  inflectOffer('Micro', '9M'),
  inflectOffer('Nano', '4M'),
  KOKORO,
  ...PIPER.map(piperOffer),
];
