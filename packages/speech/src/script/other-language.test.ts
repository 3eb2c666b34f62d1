import { describe, expect, it } from 'vitest';
import { findOtherLanguage } from './other-language.ts';

describe('a text that the voice cannot speak', () => {
  it.each([
    ['مرحبا بالعالم هذا إعلان', 'en-US', { script: 'Arabic' }],
    ['今天天气很好', 'en-US', { script: 'Chinese' }],
    ['Hello this is my new serum', 'zh-CN', { script: 'Latin' }],
    ['Hello, ich bin Анна и это мой новый крем', 'de-DE', { script: 'Cyrillic' }],
    ['こんにちは、元気ですか', 'zh-CN', { script: 'Japanese' }],
    ['Esta crema es para ti y tu piel, muy buena', 'en-US', { language: 'es' }],
    ['Das ist nicht für dich und auch nicht für mich', 'en-GB', { language: 'de' }],
    ['This is the best thing that you have tried', 'fr-FR', { language: 'en' }],
  ])('is found: %j with %s', (text, locale, found) => {
    expect(findOtherLanguage(text, locale)).toEqual(found);
  });

  it.each([
    ['I tried this serum for a week and it is amazing', 'en-US'],
    ['Buy La Roche-Posay in the store', 'en-US'],
    ['Our café in 東京 is open', 'en-US'],
    ['我用 iPhone 拍视频', 'zh-CN'],
    ['20% छूट WhatsApp 98765', 'hi-IN'],
    ['Nuevo', 'en-US'],
    ['', 'en-US'],
    ['🎉 100%', 'de-DE'],
    ['Merhaba dünya', 'tr-TR'],
  ])('is not suspected where it is usual: %j with %s', (text, locale) => {
    expect(findOtherLanguage(text, locale)).toBeUndefined();
  });
});
