import { describe, expect, it } from 'vitest';
import { estimateDurationSec } from './estimate-duration.ts';
import { normalizeScript } from './normalize-script.ts';

const say = (script: string, locale = 'en-US', said = {}): string =>
  normalizeScript(script, locale, said)
    .flatMap(({ tokens }) => tokens.map(({ spoken }) => spoken))
    .join(' ');

describe('normalising English', () => {
  it.each([
    ['It costs $19.99.', 'it costs nineteen dollars and ninety nine cents'],
    ['$1 or $0.50', 'one dollar or fifty cents'],
    ['$5 million and €3k', 'five million dollars and three thousand euros'],
    ['£1,250', 'one thousand two hundred fifty pounds'],
    ['20€', 'twenty euros'],
    ['50% off', 'fifty percent off'],
    ['in 1999 and 2005 and 2026', 'in nineteen ninety nine and two thousand five and twenty twenty six'],
    ['the 1990s', 'the nineteen nineties'],
    ['1,234,567 items', 'one million two hundred thirty four thousand five hundred sixty seven items'],
    ['3.14', 'three point one four'],
    ['the 1st, 2nd and 21st', 'the first second and twenty first'],
    ['Dec 25, 2026', 'december twenty fifth twenty twenty six'],
    ['4 July 2026', 'july fourth twenty twenty six'],
    ['2026-03-08', 'march eighth twenty twenty six'],
    ['12/25/2026', 'december twenty fifth twenty twenty six'],
    ['at 5:30pm', 'at five thirty P M'],
    ['at 5 p.m.', 'at five P M'],
    ['5:05', 'five oh five'],
    ['5 km, 16GB and 3 kg', 'five kilometers sixteen gigabytes and three kilograms'],
    ['1 lb', 'one pound'],
    ['10-20 people', 'ten to twenty people'],
    ['1/2 or 3/4 or 2/3', 'one half or three quarters or two thirds'],
    ['1080x1920', 'one thousand eighty by one thousand nine hundred twenty'],
    ['4K video, 10K followers', 'four K video ten thousand followers'],
    ['24/7', 'twenty four seven'],
    ['555-123-4567', 'five five five one two three four five six seven'],
    ['Dr. Smith vs. Mr. Jones', 'doctor smith versus mister jones'],
    ['No. 5 is no good', 'number five is no good'],
    ['I said no. Then I left.', 'i said no then i left'],
    ['12 Main St. is near St. Paul', 'twelve main street is near saint paul'],
    ['in the US', 'in the U S'],
    ['TRY IT NOW! Call IT.', 'try it now call I T'],
    ['Acme Inc. sells', 'acme incorporated sells'],
    ['e.g. this', 'for example this'],
    ['AI, UGC & CTA', 'A I U G C and C T A'],
    ['the U.S. team', 'the U S team'],
    ['FREE SHIPPING NOW', 'free shipping now'],
    ['B2B MP3', 'B two B M P three'],
    ['#1 #skincare @herald', 'number one skincare herald'],
    ['Visit https://herald.com/new!', 'visit herald dot com slash new'],
    ['me@herald.com', 'me at herald dot com'],
    ['YouTube café naïve', 'you tube cafe naive'],
    ['-5 degrees', 'minus five degrees'],
    ['20°C', 'twenty degrees celsius'],
    ["Don't! It's Bob's.", "don't it's bob's"],
  ])('%s', (written, spoken) => {
    expect(say(written)).toBe(spoken);
  });

  it('says words the way the caller asks', () => {
    expect(say('Try Xyqlo today, XYQLO!', 'en-US', { xyqlo: 'zeye klo' })).toBe('try zeye klo today zeye klo');
    expect(say('Prueba Xyqlo', 'es', { Xyqlo: 'síclo' })).toBe('Prueba síclo');
    const phrases = normalizeScript('The Nuvo Q2, by us. Nuvo!', 'en-US', { 'nuvo q2': 'noo vo cue two' });
    expect(phrases.flatMap(({ tokens }) => tokens.map(({ text, spoken }) => [text, spoken]))).toEqual([
      ['The', 'the'],
      ['Nuvo Q2,', 'noo vo cue two'],
      ['by', 'by'],
      ['us.', 'us'],
      ['Nuvo!', 'nuvo'],
    ]);
  });
});

describe('normalising other languages', () => {
  it('says money in the order people do', () => {
    expect(say('19,99 €', 'es')).toBe('19 euros con 99');
    expect(say('$1.500,50', 'es')).toBe('1500 dólares con 50');
    expect(say('5 €', 'de')).toBe('5 Euro');
    expect(say('R$ 20', 'pt-BR')).toBe('20 reais');
    expect(say('20 zł', 'pl')).toBe('20 złotych');
  });

  it('cuts Chinese into words although it has no spaces', () => {
    const tokens = normalizeScript('今天天气很好，只要￥99。', 'zh-CN').flatMap((phrase) => phrase.tokens);
    expect(tokens.length).toBeGreaterThanOrEqual(4);
    expect(tokens.map(({ text }) => text).join('')).toBe('今天天气很好，只要￥99。');
    expect(tokens.at(-1)?.spoken).toBe('99 元');
  });

  it('keeps Hindi joiners and Arabic letters as they are', () => {
    expect(say('क्‍या हाल है?', 'hi')).toBe('क्‍या हाल है');
    expect(say('مرحبا بالعالم', 'ar')).toBe('مرحبا بالعالم');
  });
});

describe('emoji, pauses and spelling', () => {
  it('drops emoji of every kind', () => {
    expect(say('Great 🎉 news 👩‍👩‍👧‍👦 for 🇩🇪 you 👍🏽!')).toBe('great news for you');
    expect(normalizeScript('🎉🎉🎉', 'en-US')).toEqual([]);
  });

  it.each([
    ['Drop a ⚡ in the comments', ['Drop', 'a ⚡', 'in', 'the', 'comments']],
    ['🎉 Big news! 😍 Try it', ['🎉 Big', 'news! 😍', 'Try', 'it']],
    ['Great 👩‍👩‍👧‍👦 news 👍🏽!', ['Great 👩‍👩‍👧‍👦', 'news 👍🏽!']],
    ['One\n🔥🔥\nTwo', ['One\n🔥🔥', 'Two']],
    ['One\n🔥 Two', ['One', '🔥 Two']],
    ['# 🔥 Chapter 🔥\nWords', ['Words']],
    ['fire🔥hot', ['fire', '🔥hot']],
    ['Now 🎉🎉—yes', ['Now 🎉🎉—', 'yes']],
    ['1️⃣ First 🇩🇪', ['1️⃣ First 🇩🇪']],
    ['Herald™ ©2026', ['Herald™', '©2026']],
    ['We *laughs* 😂 on (pause) !', ['We', '*laughs* 😂', 'on', '(pause) !']],
  ])('keeps the emoji of "%s" in the spelling of its words', (script, words) => {
    const tokens = normalizeScript(script, 'en-US').flatMap((phrase) => phrase.tokens);
    expect(tokens.map(({ text }) => text)).toEqual(words);
    for (const { text, startChar, endChar } of tokens) expect(script.slice(startChar, endChar)).toBe(text);
  });

  it('ends a sentence whose mark follows an emoji', () => {
    expect(normalizeScript('Great news 🎉! Buy now.', 'en-US')).toHaveLength(2);
  });

  it.each([
    ['It is yours this week [sticker fire]. Come in.', 'en-US', 'week.'],
    ['It is yours this week [smile][nod]! Come in.', 'en-US', 'week!'],
    ['Das ist neu [smile], und es hält.', 'de-DE', 'neu,'],
    ['Tout est prêt [smile] ! Venez.', 'fr-FR', 'prêt !'],
    ['今天很好[smile]。来吧。', 'zh-CN', '很好。'],
  ])('a mark before the sign that ends a word leaves it its sign: "%s"', (script, locale, word) => {
    const tokens = normalizeScript(script, locale).flatMap((phrase) => phrase.tokens);
    const token = tokens.find(({ text }) => text === word);
    expect(token?.mark).toBeTruthy();
    expect(tokens.map(({ text }) => text).join(' ')).not.toContain('[');
  });

  it('reads a long row of emoji in no time', () => {
    const row = '\ufe0f\u200d🔥'.repeat(4000);
    expect(normalizeScript(`One ${row} two ${row}x`, 'en-US').flatMap(({ tokens }) => tokens)).toHaveLength(3);
  });

  it('turns [pause 0.5s] into half a second more', () => {
    const pauses = (script: string) => normalizeScript(script, 'en-US').map(({ pauseAfterSec }) => pauseAfterSec);
    expect(pauses('One [pause 0.5s] two')).toEqual([0.5, 0]);
    expect(pauses('One [pause 500ms] two')).toEqual([0.5, 0]);
    expect(pauses('One [pause] two')).toEqual([0.5, 0]);
    expect(pauses('One [PAUSE 99s] two')).toEqual([10, 0]);
    expect(pauses('One. [pause 1s] two')[0]).toBeCloseTo(1.26);
  });

  it.each([
    ['Wow. It works on all skin.', 0.26],
    ['It works on all skin. Try it.', 0.36],
    ['It works on all skin! Try it.', 0.4],
    ['Does it work on skin? Try it.', 0.46],
    ['It works on all skin.\n\nTry it.', 0.6],
    ['It works\nTry it.', 0.6],
  ])('pauses by what was said: %j for %d s', (script, pauseSec) => {
    expect(normalizeScript(script, 'en-US')[0].pauseAfterSec).toBeCloseTo(pauseSec);
  });

  it.each([
    ['(sighs) It works on all skin.', 1],
    ['(laughs) (sighs) It works.', 2],
    ['(pause) It works on all skin.', undefined],
    ['It works on all skin. (sighs)', undefined],
  ])('begins with the pause in which something is seen, and with no other: %j', (script, pauseSec) => {
    expect(normalizeScript(script, 'en-US')[0]?.pauseBeforeSec).toBe(pauseSec);
  });

  it.each([
    ['It works on all skin. (sighs)', 1],
    ['It works on all skin. (laughs) (sighs)', 2],
    ['It works on all skin. [pause 2s] (sighs) [pause 3s]', 3],
    ['It works on all skin. [pause 2s]', undefined],
    ['It works. (sighs) On all skin.', undefined],
  ])('ends with the pause in which something is seen, and with no other: %j', (script, pauseSec) => {
    expect(normalizeScript(script, 'en-US').at(-1)?.pauseAtEndSec).toBe(pauseSec);
  });

  it('keeps the author’s own spelling and place for every word', () => {
    const script = '  Hi — “Bob”, it’s $5 million (wow)!\n\nNext line… n’est-ce pas ?';
    for (const { tokens } of normalizeScript(script, 'en-US')) {
      for (const { text, startChar, endChar } of tokens) expect(script.slice(startChar, endChar)).toBe(text);
    }
    const words = normalizeScript(script, 'en-US').flatMap(({ tokens }) => tokens.map(({ text }) => text));
    expect(words.join(' ')).toBe('Hi — “Bob”, it’s $5 million (wow)! Next line… n’est-ce pas ?');
  });

  it('ends sentences at full stops, but not at those of abbreviations', () => {
    const phrases = (script: string, locale = 'en-US'): string[] =>
      normalizeScript(script, locale).map(({ tokens }) => tokens.map(({ text }) => text).join(' '));
    expect(phrases('Dr. Smith left. He met J. Jones vs. Mr. X.')).toEqual([
      'Dr. Smith left.',
      'He met J. Jones vs. Mr. X.',
    ]);
    expect(phrases('Bags, shoes etc. The rest is free.')).toEqual(['Bags, shoes etc.', 'The rest is free.']);
    expect(phrases('Bags etc. are free at 5 p.m. today.')).toEqual(['Bags etc. are free at 5 p.m. today.']);
    expect(phrases('Ahora no. Mañana sí, Sra. López.', 'es')).toEqual(['Ahora no.', 'Mañana sí, Sra. López.']);
    expect(phrases('Obst, z.B. Äpfel. Gut!', 'de')).toEqual(['Obst, z.B. Äpfel.', 'Gut!']);
  });

  it('never makes a phrase too long for an engine', () => {
    const long = `${'word '.repeat(200)}, ${'and more '.repeat(200)}`;
    for (const { tokens } of normalizeScript(long, 'en-US')) {
      expect(tokens.map(({ spoken }) => spoken).join(' ').length).toBeLessThanOrEqual(262);
    }
  });

  it('takes garbage without a word or an exception', () => {
    for (const garbage of ['', ' ', '\n\n', '...', '[[[', '\u0000\u0007', '—', '$', '%%%', '((()))', '\ud800']) {
      expect(
        normalizeScript(garbage, 'en-US')
          .flatMap(({ tokens }) => tokens)
          .every(({ spoken }) => spoken),
      ).toBe(true);
    }
    expect(normalizeScript('x'.repeat(5000), 'en-US').length).toBeGreaterThan(0);
  });
});

describe('estimating the length', () => {
  it('grows with the text, shrinks with the rate, is 0 for nothing', () => {
    const text = 'Most small teams know that video works. Try it today!';
    expect(estimateDurationSec('', 'en-US')).toBe(0);
    expect(estimateDurationSec(text + text, 'en-US')).toBeGreaterThan(estimateDurationSec(text, 'en-US') * 1.7);
    expect(estimateDurationSec(text, 'en-US', 2)).toBeLessThan(estimateDurationSec(text, 'en-US') * 0.75);
  });
});

describe('what is written but not said', () => {
  it('is the heading of a chapter', () => {
    const phrases = normalizeScript('# The problem\nDry skin hurts.\n\n## The answer\nTry this. #glow', 'en-US');
    expect(phrases.flatMap(({ tokens }) => tokens.map(({ text }) => text)).join(' ')).toBe(
      'Dry skin hurts. Try this. #glow',
    );
  });

  it('is markup', () => {
    expect(say('<b>Bold</b> and <br/> <a href="x">linked</a>, 3 < 5')).toBe('bold and linked three is less than five');
  });
});
