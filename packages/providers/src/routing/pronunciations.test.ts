import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SpokenSound } from '@herald/media/sound';
import { writeTinyKokoro } from '@herald/speech/tiny-kokoro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProviders, type Providers } from '../open/open-providers.ts';
import type { SpeechDouble } from '../testing/speech-double.ts';
import { type SpeechServerOptions, speechServer } from '../testing/speech-server.ts';
import { textOfSsml } from '../testing/ssml-text.ts';
import { openAzureDouble } from '../wires/azure/azure-double.ts';
import { openElevenLabsDouble } from '../wires/elevenlabs/elevenlabs-double.ts';
import { openGoogleDouble } from '../wires/google/google-double.ts';
import { openSpeechServerDouble } from '../wires/openai/openai-double.ts';
import { openPiperDouble } from '../wires/piper/piper-double.ts';
import { openPocketDouble } from '../wires/pocket-tts/pocket-double.ts';

const BRANDS: Record<string, string> = {
  ...{ Nike: 'nigh key', Adidas: 'ah dee das', Porsche: 'por sha', Hyundai: 'hun day', Huawei: 'wah way' },
  ...{
    Xiaomi: 'shau me',
    Asus: 'ah soos',
    Hermès: 'air mess',
    'Louis Vuitton': 'loo ee vwee ton',
    Givenchy: 'zhee von she',
  },
  ...{ Versace: 'ver sah che', Moschino: 'mos key no', Loewe: 'low eh vay', Balenciaga: 'bah len see ah ga' },
  ...{ Yves: 'eve', Chanel: 'sha nell', "L'Oréal": 'lore ay all', Lancôme: 'lon comb', Nivea: 'ni vay ah' },
  ...{ Garnier: 'gar nee ay', 'La Roche-Posay': 'la rosh po zay', Clarins: 'cla rans', Shiseido: 'she say doe' },
  ...{ Haribo: 'ha ree bow', Lindt: 'lint', Nestlé: 'ness lay', Danone: 'dah none', Evian: 'ay vee on' },
  ...{ Stella: 'stel la', Hoegaarden: 'who garden', Moët: 'mo wet', Cointreau: 'kwan tro', Fage: 'fah yay' },
  ...{ IKEA: 'ee kay ah', 'H&M': 'aitch and em', Zara: 'zah ra', ASOS: 'ay soss', Uniqlo: 'you knee klo' },
  ...{ Saucony: 'sock a knee', Fjällräven: 'fyell ray ven', "Arc'teryx": 'ark terricks', Salomon: 'sal oh mon' },
  ...{ Bosch: 'bosh', Braun: 'brown', Miele: 'mee la', Smeg: 'smegg', 'Le Creuset': 'luh kroo zay' },
  ...{ Peugeot: 'pur zho', Renault: 'ren oh', Škoda: 'shko da' },
};
const WISHES = Object.entries(BRANDS).map(([word, say]) => ({ word, say }));
const REQUEST = { locale: 'en-US', rate: 1, pronunciations: WISHES };
const listed = (names: readonly string[]) => `${names.join(', ')}.`;

/** A script that lists brands, how it is sent where all of them are respelled, and its words. */
function scriptOf(wishes: typeof WISHES) {
  const names = wishes.map(({ word }) => word);
  return {
    script: listed(names),
    respelled: listed(wishes.map(({ say }) => say)),
    words: names.map((name, index) => name + (index + 1 < names.length ? ',' : '.')),
  };
}

const ALL = scriptOf(WISHES);
/** With marks, spaces and accents, which each wire writes in its own way. How a script is respelled is the same for all. */
const ODD = scriptOf(WISHES.filter(({ word }) => /[^A-Za-z]/.test(word)));

interface Row {
  wire: NonNullable<SpeechServerOptions['wire']>;
  voice: string;
  open(): Promise<SpeechDouble>;
  /** What it heard of one wish to hear something. */
  heard(body: Record<string, unknown>): unknown;
  model?: string;
}

const SERVERS: Row[] = [
  { wire: 'openai', voice: 'af_heart', model: 'kokoro', open: openSpeechServerDouble, heard: ({ input }) => input },
  { wire: 'elevenlabs', voice: 'v1', open: openElevenLabsDouble, heard: ({ text }) => text },
  { wire: 'azure', voice: 'en-US-AvaNeural', open: openAzureDouble, heard: ({ ssml }) => textOfSsml(String(ssml)) },
  {
    ...{ wire: 'google', voice: 'en-US-Neural2-C', open: openGoogleDouble },
    heard: ({ input }) => textOfSsml((input as { ssml: string }).ssml),
  },
  { wire: 'piper', voice: 'en_US-lessac-medium', open: openPiperDouble, heard: ({ text }) => text },
  { wire: 'pocket-tts', voice: 'alba', open: openPocketDouble, heard: ({ text }) => text },
];

const wordsIn = ({ words }: SpokenSound) => words.map(({ text }) => text);
const soundsIn = ({ phones }: SpokenSound) => phones.flatMap(({ phone }) => phone || []);

it('has fifty brands', () => {
  expect([WISHES.length, ODD.words.length]).toEqual([50, 12]);
});

describe.each(SERVERS)('brands by the wire $wire', ({ wire, voice, model, open, heard }) => {
  let server: SpeechDouble;
  beforeAll(async () => {
    server = await open();
    server.manner.tellsWords = true;
  });
  afterAll(() => server.close());
  const speechOf = async () => {
    const engine = speechServer({ wire, ...(model && { model }), baseUrl: server.baseUrl, key: 'k' });
    return (await openProviders({ engines: { voice: [engine] } })).speech;
  };

  it('are said as the account wants them, and stay the words of the script', async () => {
    const { script, respelled, words } = wire === 'openai' ? ALL : ODD;
    const spoken = await (await speechOf()).speak({ ...REQUEST, text: script, voiceId: `server:${voice}` });
    const texts = server.asked.map(({ body }) => heard(body)).filter((text) => text !== 'One two three.');
    expect(texts.join(' ')).toBe(respelled);
    expect(wordsIn(spoken)).toEqual(words);
    for (const [index, { startSec, endSec }] of spoken.words.entries()) {
      expect(startSec).toBeGreaterThanOrEqual((spoken.words[index - 1]?.endSec ?? 0) - 1e-6);
      expect(endSec).toBeGreaterThan(startSec);
    }
  });
});

describe('fifty brands by voices of this machine', () => {
  let folder: string;
  let speech: Providers['speech'];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'herald-voices-'));
    await writeTinyKokoro(folder);
    const naturalVoices = { folder, source: 'http://127.0.0.1:1', hearsNewModels: true };
    speech = (await openProviders({ naturalVoices })).speech;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(['flite:slt:f-young', 'kokoro:en-US:af-heart'])(
    'become the sounds of their respelling: %s',
    async (voiceId) => {
      const wished = await speech.speak({ ...REQUEST, text: ALL.script, voiceId });
      const plain = await speech.speak({ ...REQUEST, pronunciations: [], text: ALL.respelled, voiceId });
      expect(wordsIn(wished)).toEqual(ALL.words);
      expect(soundsIn(wished)).toEqual(soundsIn(plain));
    },
  );

  it('change no other word, and keep every word of the script in its place', async () => {
    const voiceId = 'kokoro:en-US:af-heart';
    const pronunciations = [{ word: 'Hyundai', say: '/ˈhʌndeɪ/' }];
    const text = 'Ask for Hyundai today. The Hyundai’s colour is red.';
    const usual = await speech.speak({ ...REQUEST, pronunciations: [], text, voiceId });
    const wished = await speech.speak({ ...REQUEST, pronunciations, text, voiceId });
    const said = ({ phones }: SpokenSound, at: number) =>
      phones.flatMap(({ phone, word }) => (word === at ? phone : []));
    expect(wished.words.map(({ text: written, startChar }) => [written, startChar])).toEqual(
      usual.words.map(({ text: written, startChar }) => [written, startChar]),
    );
    expect([said(wished, 2), said(wished, 5)]).toEqual([
      ['h', 'ʌ', 'n', 'd', 'eɪ'],
      ['h', 'ʌ', 'n', 'd', 'eɪ', 'z'],
    ]);
    for (const at of [0, 1, 3, 4, 6, 7, 8]) expect(said(wished, at)).toEqual(said(usual, at));
  });
});
