import { SpeechError } from '../speech-error.ts';
import type { Gender, Voice } from '../voices/voice.ts';
import { defaultVoice, findVoice } from '../voices/voice-table.ts';

const PLAIN = { formant: 1, pitch: 1 };

interface Wish {
  locale: string;
  gender: Gender;
  engine?: 'flite' | 'espeak' | undefined;
  /** The voice of eSpeak whose sounds are said, where that is known. */
  sounds?: string | undefined;
}

/** A plain voice of the wanted gender to compare a recording with. */
export function referenceVoice({ locale, gender, engine, sounds }: Wish): Voice {
  const english = locale.startsWith('en');
  if (engine === 'flite' && !english) {
    throw new SpeechError('unsupported_locale', 'Only English can be compared without eSpeak NG.');
  }
  if (english && !sounds && engine !== 'espeak') {
    const voice = findVoice(gender === 'female' ? 'flite:slt:f-natural' : 'flite:rms:m-natural');
    if (voice?.engine === 'flite') return { ...voice, shape: PLAIN, manner: null };
  }
  const base = sounds ?? baseOf(defaultVoice(locale));
  const variant = gender === 'female' ? 'f2' : 'm3';
  return {
    engine: 'espeak',
    id: `espeak:${base}:${variant}`,
    name: 'Reference',
    gender,
    description: 'reference',
    basic: true,
    espeakName: `${base}+${variant}`,
    pitch: 50,
    melody: 50,
    manner: null,
    pace: 1,
  };
}

const baseOf = ({ engine, id }: Voice): string => (engine === 'espeak' ? id.split(':')[1] : 'en-us');
