import type { SpeechService } from '@herald/media/engines/speech-service';
import type { OtherLanguage } from '@herald/media/voice';
import { fieldError } from '../errors/app-error.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** What a customer should know before a voice reads a text of another language; empty when there is nothing to say. */
export function otherLanguageNote(other: OtherLanguage | undefined): string {
  if (!other) return '';
  if ('script' in other) {
    return `This script is written in ${other.script} letters, which this voice cannot read. Choose a voice of its language.`;
  }
  return `This looks like ${languages.of(other.language)}. The voice speaks another language and will mispronounce it.`;
}

/** A guess is only told; letters that a voice does not know would come out as silence or noise. */
export function assertVoiceCanRead(engine: SpeechService, field: string, text: string, locale: string): void {
  const other = engine.findOtherLanguage(text, locale);
  if (other && 'script' in other) throw fieldError(field, otherLanguageNote(other));
}
