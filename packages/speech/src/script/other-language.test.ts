import { describe, expect, it } from 'vitest';
import { findOtherLanguage } from './other-language.ts';

describe('a text that the voice cannot speak', () => {
  it.each([
    ['مرحبا بالعالم هذا إعلان', 'en-US', expect.objectContaining({ script: 'Arabic' })],
    ['今天天气很好', 'en-US', expect.objectContaining({ script: 'Chinese' })],
    ['Hello this is my new serum', 'zh-CN', expect.objectContaining({ script: 'Latin' })],
    ['Hello, ich bin Анна и это мой новый крем', 'de-DE', expect.objectContaining({ script: 'Cyrillic' })],
    ['こんにちは、元気ですか', 'zh-CN', expect.objectContaining({ script: 'Japanese' })],
    ['Esta crema es para ti y tu piel, muy buena', 'en-US', { language: 'es' }],
    ['Das ist nicht für dich und auch nicht für mich', 'en-GB', { language: 'de' }],
    ['Notre crème coûte 12,50 € au lieu de 19,90 €. Livrée en 24 h.', 'en-US', { language: 'fr' }],
    ['Unsere Creme kostet jetzt 12,50 €. Über 1.200 Kunden lieben sie!', 'en-US', { language: 'de' }],
    ['Jetzt neu: unsere Creme, über Nacht geliefert', 'en-US', { language: 'de' }],
    ['La nostra crema costa solo 12 euro', 'en-US', { language: 'it' }],
    ['Nuestra crema cuesta ahora 12 euros, gratis hoy', 'en-US', { language: 'es' }],
    ['Our cream costs 12 euros now', 'de-DE', { language: 'en' }],
    ['This is the best thing that you have tried', 'fr-FR', { language: 'en' }],
  ])('is found: %j with %s', (text, locale, found) => {
    expect(findOtherLanguage(text, locale)).toEqual(found);
  });

  it('of another script names the languages that are written so', () => {
    expect(findOtherLanguage('مرحبا بالعالم', 'en-US')).toEqual({ script: 'Arabic', languages: ['ar', 'fa', 'ur'] });
    expect(findOtherLanguage('Hello this is new', 'zh-CN')).toEqual({ script: 'Latin', languages: [] });
  });

  it.each([
    ['I tried this serum for a week and it is amazing', 'en-US'],
    ['Buy La Roche-Posay in the store', 'en-US'],
    ['Visit Los Angeles, La Jolla and San Diego', 'en-US'],
    ['Crème de la crème', 'en-US'],
    ['Fresh bread, warm croissants, free parking', 'en-US'],
    ['Meet us en route, Saturday, two sharp', 'en-US'],
    ['Der neue Sale: Black Friday Deals, Fashion und Sneaker', 'de-DE'],
    ['Unser Café am Markt', 'de-DE'],
    ['Nuestra crema ya está en oferta', 'es-ES'],
    ['Nosso creme agora em promoção', 'pt-BR'],
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
