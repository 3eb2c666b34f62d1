import type { SpeechService } from '@herald/media/engines/speech-service';
import type { OtherLanguage } from '@herald/media/voice';
import { fieldError } from '../errors/app-error.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });

type Voices = Pick<SpeechService, 'allVoices'>;

/** What a customer should know before a voice reads a text of another language; empty when there is nothing to say. */
export function otherLanguageNote(other: OtherLanguage | undefined, speech: Voices): string {
  if (!other) return '';
  if ('script' in other) {
    const isLatin = other.languages.length === 0;
    const written = `This script is written in ${other.script} letters`;
    if (isLatin || isSpoken(other.languages, speech)) {
      return `${written}, which this voice cannot read. Choose a voice of its language.`;
    }
    return `${written}, which no voice here can read. ${OTHER_WAYS}`;
  }
  const name = languages.of(other.language);
  const way = isSpoken([other.language], speech)
    ? `Choose a voice that speaks ${name}.`
    : `No voice here speaks ${name}. ${OTHER_WAYS}`;
  return `This looks like ${name}. The voice speaks another language and will mispronounce it. ${way}`;
}

const OTHER_WAYS = 'Upload or record your own audio, or ask your administrator to add a voice pack or a voice service.';

function isSpoken(wanted: readonly string[], speech: Voices): boolean {
  return speech.allVoices().some(({ locale }) => wanted.includes(locale.split('-', 1)[0] ?? ''));
}

/** A guess is only told; letters that a voice does not know would come out as silence or noise. */
export function assertVoiceCanRead(engine: SpeechService, field: string, text: string, locale: string): void {
  const other = engine.findOtherLanguage(text, locale);
  if (other && 'script' in other) throw fieldError(field, otherLanguageNote(other, engine));
}
