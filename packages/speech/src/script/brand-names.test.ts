import { spellingOf } from '@herald/media/pronunciation/say';
import { describe, expect, it } from 'vitest';
import { synthesize } from '../synthesize.ts';

/** Names, their sounds, and how many of them the spelling by single sounds missed. */
const NAMES: readonly (readonly [name: string, ipa: string, missedBefore: number])[] = [
  ['Nike', 'ˈnaɪki', 1],
  ['Adidas', 'əˈdiːdəs', 1],
  ['Porsche', 'ˈpɔːrʃə', 1],
  ['Huawei', 'ˈwɑːweɪ', 0],
  ['Xiaomi', 'ˈʃaʊmi', 1],
  ['Hyundai', 'ˈhʌndeɪ', 0],
  ['IKEA', 'aɪˈkiːə', 2],
  ['Lego', 'ˈlɛɡoʊ', 1],
  ['Canva', 'ˈkænvə', 2],
  ['Shopify', 'ˈʃɑːpɪfaɪ', 1],
  ['Etsy', 'ˈɛtsi', 0],
  ['Zara', 'ˈzɑːrə', 1],
  ['Chanel', 'ʃəˈnɛl', 2],
  ['Hermes', 'ɛrˈmɛz', 2],
  ['Givenchy', 'ʒiːvɑːnˈʃiː', 2],
  ['Lancome', 'lɑːnˈkoʊm', 2],
  ['Nestle', 'ˈnɛsleɪ', 0],
  ['Danone', 'dəˈnoʊn', 1],
  ['Nutella', 'nuːˈtɛlə', 1],
  ['Volkswagen', 'ˈvoʊksvɑːɡən', 2],
  ['Audi', 'ˈaʊdi', 1],
  ['Peugeot', 'ˈpuːʒoʊ', 2],
  ['Renault', 'rəˈnoʊ', 0],
  ['Skoda', 'ˈskoʊdə', 2],
  ['Toyota', 'tɔɪˈoʊtə', 4],
  ['Asus', 'ˈeɪsuːs', 1],
  ['Adobe', 'əˈdoʊbi', 1],
  ['Figma', 'ˈfɪɡmə', 1],
  ['Notion', 'ˈnoʊʃən', 0],
  ['Duolingo', 'ˌduːoʊˈlɪŋɡoʊ', 2],
  ['Airbnb', 'ˌɛrbiːɛnˈbiː', 3],
  ['Klarna', 'ˈklɑːrnə', 2],
  ['Stripe', 'straɪp', 1],
  ['Revolut', 'ˈrɛvəluːt', 2],
  ['Moet', 'moʊˈɛt', 2],
  ['Cointreau', 'ˈkwɑːntroʊ', 0],
  ['Thule', 'ˈtuːli', 0],
  ['Louboutin', 'luːbuːˈtæn', 1],
  ['Leica', 'ˈlaɪkə', 2],
  ['Jaguar', 'ˈdʒæɡwɑːr', 1],
];

/** American English says these alike, or Flite tells them by one name. */
const ALIKE: Record<string, string> = { ɹ: 'r', ɚ: 'ɝ', ʌ: 'ə' };

const soundsOf = (ipa: string): string[] =>
  Array.from(ipa.replace(/[ˈˌː]/g, '').matchAll(/aɪ|aʊ|eɪ|ɔɪ|oʊ|tʃ|dʒ|\p{L}/gu), ([sound]) => ALIKE[sound] ?? sound);

/** How many sounds have to be changed, added or left out. */
function distance(wanted: readonly string[], said: readonly string[]): number {
  let row = Array.from({ length: said.length + 1 }, (_, index) => index);
  for (const [at, sound] of wanted.entries()) {
    const next = [at + 1];
    for (const [index, other] of said.entries()) {
      const replaced = (row[index] ?? 0) + Number(sound !== other);
      next.push(Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** What Flite says when it reads a name as it is spelled, without the sounds themselves. */
async function missedIn(ipa: string): Promise<number> {
  const { phones } = await synthesize({
    text: 'Qyzzt.',
    locale: 'en-US',
    voiceId: 'flite:slt:f-natural',
    pronunciations: { Qyzzt: spellingOf(`/${ipa}/`, 'en-US') },
  });
  const said = phones.map(({ phone }) => phone).filter(Boolean);
  return distance(
    soundsOf(ipa),
    said.map((sound) => ALIKE[sound] ?? sound),
  );
}

const missed = new Map<string, Promise<number>>();

/** Saying a name twice tells nothing more of it. */
function missedOnce(ipa: string): Promise<number> {
  const known = missed.get(ipa) ?? missedIn(ipa);
  missed.set(ipa, known);
  return known;
}

describe('names that are spelled for a voice that reads letters only', () => {
  it.each(NAMES)('%s is said as it sounds, at least as well as by single sounds', async (_, ipa, before) => {
    expect(await missedOnce(ipa)).toBeLessThanOrEqual(before);
  });

  it('are said nearly without a fault together', { timeout: 120_000 }, async () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(sum(NAMES.map(([, , before]) => before))).toBe(51);
    expect(sum(await Promise.all(NAMES.map(([, ipa]) => missedOnce(ipa))))).toBeLessThanOrEqual(4);
  });
});
