import { describe, expect, it } from 'vitest';
import { readWords } from '../reading/read-words.ts';
import { said } from '../testing/said.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { linkLabel } from './link-label.ts';

/** Of a sentence, from this word on. */
function labelOf(script: string, from: string, locale: string): string | undefined {
  const { words, phones } = said(script, locale);
  const read = readWords(words, phones, cueWordsOf(locale));
  return linkLabel(read.slice(read.findIndex(({ plain }) => plain === from)), locale);
}

describe('the words of a link', () => {
  it.each([
    ['en-US', 'The link in my bio takes you there.', 'link', 'Link in my bio'],
    ['en-US', 'Tap the link below to order.', 'link', 'Link below'],
    ['en-US', 'The link is right here.', 'link', 'Link'],
    ['en-US', 'Hit the link and save ten dollars.', 'link', 'Link'],
    ['en-US', 'Use the link before Friday.', 'link', 'Link'],
    ['en-US', 'It is in my bio.', 'bio', 'Bio'],
    ['de-DE', 'Der Link ist unten, schaut vorbei.', 'link', 'Link ist unten'],
    ['de-DE', 'Der Link in der Bio führt euch hin.', 'link', 'Link in der Bio'],
    ['es-ES', 'El enlace está abajo.', 'enlace', 'Enlace'],
    ['fr-FR', 'Le lien en bio, maintenant.', 'lien', 'Lien en bio'],
    ['it-IT', 'Il link in bio vi porta lì.', 'link', 'Link in bio'],
    ['pt-BR', 'O link na bio leva você.', 'link', 'Link na bio'],
  ])('are what is said of its place in %s: %s', (locale, script, from, label) => {
    expect(labelOf(script, from, locale)).toBe(label);
  });

  it('are none where no link is named', () => {
    expect(labelOf('Tap the photo and it prints.', 'tap', 'en-US')).toBeUndefined();
  });
});
