import type { ListedVoice } from '@herald/media/engines/speech-service';
import { describe, expect, it } from 'vitest';
import { otherLanguageNote } from './other-language.ts';

const speaking = (...locales: string[]) => ({
  allVoices: () =>
    locales.map((locale): ListedVoice => ({ id: `x:${locale}`, label: locale, quality: 'basic', locale, engine: 'x' })),
});
const arabic = { script: 'Arabic', languages: ['ar', 'fa', 'ur'] };

describe('what is said about a script of another language', () => {
  it('is to choose a voice of it where there is one', () => {
    expect(otherLanguageNote(arabic, speaking('en-US', 'fa-IR'))).toContain('Choose a voice of its language.');
    expect(otherLanguageNote({ script: 'Latin', languages: [] }, speaking('zh-CN'))).toContain('Choose a voice of its');
    expect(otherLanguageNote({ language: 'fr' }, speaking('en-US', 'fr-FR'))).toContain(
      'Choose a voice that speaks French.',
    );
  });

  it('names the other ways where no voice speaks it', () => {
    const ways = 'Upload or record your own audio, or ask your administrator to add a voice pack or a voice service.';
    expect(otherLanguageNote(arabic, speaking('en-US'))).toBe(
      `This script is written in Arabic letters, which no voice here can read. ${ways}`,
    );
    expect(otherLanguageNote({ language: 'sv' }, speaking('en-US'))).toContain(`No voice here speaks Swedish. ${ways}`);
  });

  it('is nothing where nothing speaks against it', () => {
    expect(otherLanguageNote(undefined, speaking('en-US'))).toBe('');
  });
});
