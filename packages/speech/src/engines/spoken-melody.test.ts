import { expect, it, vi } from 'vitest';
import { pitchContour, spreadOf } from '../dsp/pitch-contour.ts';
import { medianPitch, trackPitch } from '../dsp/track-pitch.ts';
import { normalizeScript } from '../script/normalize-script.ts';
import type { EspeakVoice, FliteVoice, Voice } from '../voices/voice.ts';
import { findVoice } from '../voices/voice-table.ts';
import { speakPhrase } from './speak-phrase.ts';

/** Speech takes seconds to make and to listen to on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const isEmbedded = (voice: Voice | undefined): voice is EspeakVoice | FliteVoice =>
  voice !== undefined && 'manner' in voice;

/** The pitch of a phrase as it is heard, in Hz; 0 where there is no voice. */
async function heard(text: string, voiceId: string, locale: string) {
  const voice = findVoice(voiceId);
  if (!isEmbedded(voice) || !voice.manner) throw new Error(`${voiceId} is no embedded voice.`);
  const speech = await speakPhrase(normalizeScript(text, locale)[0].tokens, voice, 1);
  const moved = voice.engine === 'flite' ? voice.shape.pitch : 1;
  const { lowestHz, highestHz } = voice.manner.range;
  const track = trackPitch(speech, {
    lowestHz: lowestHz * moved * 0.8,
    highestHz: highestHz * moved * 1.5,
    doubtBelow: 0.5,
  });
  return { track, endSec: speech.phones.findLast(({ phone }) => phone)?.endSec ?? 0 };
}

/** eSpeak's voices flutter by chance, so that a phrase is never the same twice: the middle of five is what one hears. */
async function usual(voiceId: string, measure: () => Promise<number>): Promise<number> {
  const measured = [await measure()];
  while (voiceId.startsWith('espeak') && measured.length < 5) measured.push(await measure());
  return measured.sort((a, b) => a - b)[Math.floor(measured.length / 2)];
}

/** Semitones from the median of a phrase to its last voiced moments. */
const ending = (text: string, voiceId: string, locale: string): Promise<number> =>
  usual(voiceId, () => endingOnce(text, voiceId, locale));

async function endingOnce(text: string, voiceId: string, locale: string): Promise<number> {
  const { track, endSec } = await heard(text, voiceId, locale);
  const near = track.hz.subarray(Math.round((endSec - 0.35) / track.hopSec), Math.round(endSec / track.hopSec));
  const last = near.filter((hz) => hz > 0).slice(-8);
  return 12 * Math.log2(medianPitch({ ...track, hz: last }) / medianPitch(track));
}

const spread = (text: string, voiceId: string, locale: string): Promise<number> =>
  usual(voiceId, () => spreadOnce(text, voiceId, locale));

async function spreadOnce(text: string, voiceId: string, locale: string): Promise<number> {
  const { semitones } = pitchContour((await heard(text, voiceId, locale)).track);
  return spreadOf(Array.from(semitones).filter((value) => !Number.isNaN(value)));
}

it.each([
  ['flite:slt:f-young', 'en-US', 'Is your skin dry in the morning?', 'Your skin is dry in the morning.'],
  ['flite:rms:f-lively', 'en-US', 'Is your skin dry in the morning?', 'Your skin is dry in the morning.'],
  ['flite:awb:m-scots', 'en-US', 'Is your skin dry in the morning?', 'Your skin is dry in the morning.'],
  ['espeak:de:f2', 'de-DE', 'Haben Sie schon einen Termin?', 'Sie haben schon einen Termin.'],
  ['espeak:es:f2', 'es-ES', '¿Ya tienes cita?', 'Ya tienes cita.'],
  ['espeak:fr:m3', 'fr-FR', 'Vous avez déjà un rendez-vous ?', 'Vous avez déjà un rendez-vous.'],
  ['espeak:pt-br:f2', 'pt-BR', 'Você já tem um horário?', 'Você já tem um horário.'],
  ['espeak:it:f2', 'it-IT', 'Hai già un appuntamento?', 'Hai già un appuntamento.'],
  ['espeak:hi:m3', 'hi-IN', 'क्या आपने समय ले लिया?', 'आपने समय ले लिया।'],
])(
  '%s rises at the end of a question that wants a yes, and falls where it tells',
  async (voiceId, locale, asked, told) => {
    const high = await ending(asked, voiceId, locale);
    expect(high).toBeGreaterThan(1.5);
    expect(high - (await ending(told, voiceId, locale))).toBeGreaterThan(4);
  },
);

it.each(['flite:slt:f-young', 'flite:awb:m-scots'])('%s goes down where a question asks for more', async (voiceId) => {
  expect(await ending('What is dry in the morning?', voiceId, 'en-US')).toBeLessThan(0);
});

it.each([
  ['flite:slt:f-mature', 'en-US', 'You write what you want to say, choose a voice, and the film is ready before noon.'],
  ['flite:awb:m-scots', 'en-GB', 'You write what you want to say, choose a voice, and the film is ready before noon.'],
  ['espeak:fr:f5', 'fr-FR', 'La semaine dernière, notre petite boutique a gagné quarante nouveaux clients.'],
  ['espeak:es:m3', 'es-ES', 'La semana pasada nuestra pequeña tienda ganó cuarenta clientes nuevos.'],
])('%s speaks with a spread of at least 3 semitones', async (voiceId, locale, text) => {
  expect(await spread(text, voiceId, locale)).toBeGreaterThan(3);
});
