import type { SpeechService } from '@herald/media/engines/speech-service';
import { RenderUseError } from './render-error.ts';
import type { RenderRequest } from './render-request.ts';

const languageOf = (locale: string): string => new Intl.Locale(locale).language;
const nameOf = (language: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

/** Refuses a voice of another language than the script's, and letters that the voice cannot read. Returns notes about the rest. */
export function checkLanguage(request: RenderRequest, speech: SpeechService): string[] {
  const { text, voice: voiceId, locale, audio } = request;
  if (audio || !text) return [];
  const voice = speech.allVoices().find(({ id }) => id === voiceId);
  if (voice && languageOf(voice.locale) !== languageOf(locale)) {
    throw new RenderUseError(
      `The voice ${voice.id} speaks ${voice.locale}, but --locale is ${locale}. Give --locale ${voice.locale}, or another voice.`,
    );
  }
  const other = speech.findOtherLanguage(text, locale);
  if (!other) return [];
  if ('script' in other) {
    throw new RenderUseError(
      `The script is written in ${other.script} letters, which a voice for ${locale} cannot read. Name its language with --locale.`,
    );
  }
  return [
    `The script looks ${nameOf(other.language)}, but the voice speaks ${locale}. Choose its language with --locale.`,
  ];
}

/** Refuses what nobody can say, before anything is spoken. A server whose list has not come may still have the voice. */
export function assertVoiceThere({ voice, locale }: RenderRequest, speech: SpeechService): void {
  const voices = speech.allVoices();
  if (voice === undefined) {
    if (voices.some((one) => languageOf(one.locale) === languageOf(locale))) return;
    throw new RenderUseError(`There is no voice for "${locale}". Name another language with --locale.`);
  }
  const engine = voice.slice(0, voice.indexOf(':') + 1);
  const isListed = voices.some(({ id }) => id.startsWith(engine));
  if (isListed && !speech.findVoice(voice))
    throw new RenderUseError(`There is no voice "${voice}". herald render --voices lists them.`);
}
