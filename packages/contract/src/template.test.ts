import { describe, expect, it } from 'vitest';
import { draftContent } from './draft.ts';
import {
  exampleValues,
  fillTemplate,
  partsOf,
  type TemplateVariable,
  templateLimits,
  templateProblems,
  templateValues,
  templateVariable,
  variablesIn,
} from './template.ts';

const variable = (wish: Partial<TemplateVariable> & { name: string }) => templateVariable.parse(wish);

const body = {
  content: draftContent.parse({
    title: '{{product}} for {{price}}',
    voice: { ttsText: '{{ Product }} is {{price}}, {{note}}. Tap the link.' },
    avatar: { productImageUrl: '{{picture}}' },
    output: { hook: '{{price}}', end_card: 'Now', link_url: '{{link}}' },
  }),
  variables: [
    variable({ name: 'product', max_length: 20 }),
    variable({ name: 'price', kind: 'number', default: '$19' }),
    variable({ name: 'note', required: false }),
    variable({ name: 'picture', kind: 'picture', required: false }),
    variable({ name: 'link', kind: 'address', required: false }),
  ],
};
const problemsWith = (values: Record<string, string>) => fillTemplate(body, { product: 'Serum', ...values }).problems;

describe('a text with variables', () => {
  it('names each variable once, whatever its capitals and spaces', () => {
    expect(variablesIn('{{a}} {{ A }} {{b c}} {no} {{}}')).toEqual(['a', 'b c', '']);
  });

  it('falls into words and variables', () => {
    expect(partsOf('Hi {{name}}!')).toEqual([{ text: 'Hi ' }, { text: '{{name}}', variable: 'name' }, { text: '!' }]);
  });
});

describe('a filled template', () => {
  it('says the values in every place, and the usual ones where nothing is said', () => {
    const { content, problems } = fillTemplate(body, { product: 'Serum', note: 'vegan', link: 'north.co' });
    expect(problems).toEqual({});
    expect(content.title).toBe('Serum for $19');
    expect(content.voice.ttsText).toBe('Serum is $19, vegan. Tap the link.');
    expect([content.output.hook, content.output.link_url]).toEqual(['$19', 'https://north.co']);
  });

  it('leaves an optional word out without a trace', () => {
    const { content } = fillTemplate(body, { product: 'Serum' });
    expect(content.voice.ttsText).toBe('Serum is $19. Tap the link.');
    expect(content.avatar.productImageUrl).toBe('');
  });

  it.each([
    ['.NET, :) and "a  b"', '.NET, :) and "a  b" is $19.'],
    ['Is it new?', 'Is it new? is $19.'],
  ])('says %s to the letter', (product, words) => {
    expect(fillTemplate(body, { product }).content.voice.ttsText).toBe(`${words} Tap the link.`);
  });

  it('ends a sentence once, where a value brings its own end', () => {
    const script = 'Why? {{product}}. {{note}} Wait...';
    const asked = { ...body, content: { ...body.content, voice: { ...body.content.voice, ttsText: script } } };
    const said = (values: Record<string, string>) => fillTemplate(asked, values).content.voice.ttsText;
    expect(said({ product: 'It works!' })).toBe('Why? It works! Wait...');
    expect(said({ product: 'It works', note: 'Try it.' })).toBe('Why? It works. Try it. Wait...');
  });

  it('ends a value that is a sentence of its own, and leaves one inside a sentence as it was typed', () => {
    const script = 'Half off. {{note}} Call Ann about {{product}} Monday.';
    const asked = { ...body, content: { ...body.content, voice: { ...body.content.voice, ttsText: script } } };
    const said = (values: Record<string, string>) => fillTemplate(asked, values).content.voice.ttsText;
    expect(said({ product: 'serum', note: 'We moved house' })).toBe(
      'Half off. We moved house. Call Ann about serum Monday.',
    );
    expect(said({ product: 'serum', note: 'We moved house!' })).toBe(
      'Half off. We moved house! Call Ann about serum Monday.',
    );
  });

  it.each([
    [{ product: '' }, { product: 'Please fill this in.' }],
    [{ price: '  ' }, { price: 'Please fill this in.' }],
    [{ product: 'a'.repeat(21) }, { product: 'Please use at most 20 characters.' }],
    [{ price: 'cheap' }, { price: 'Please enter a number.' }],
    [{ link: 'javascript:alert(1)' }, { link: 'Please enter a web address, for example https://example.com/offer.' }],
    [{ picture: 'http://10.0.0.1/x.png' }, { picture: 'This picture was not fetched. Please choose it as a file.' }],
    [{ product: 'two\nlines' }, { product: 'Please use one line.' }],
    [{ product: '{{price}}' }, { product: 'Please leave out {{ and }}.' }],
    [{ Brand: 'North' }, { brand: 'This template has no such variable.' }],
  ])('refuses %j under the name of the variable', (values, problems) => {
    expect(problemsWith(values)).toEqual(problems);
  });

  it('keeps formulas, markup, emoji and other directions as plain words', () => {
    const words = '=1+1 <b>😀</b> שלום';
    expect(fillTemplate(body, { product: words }).content.title).toBe(`${words} for $19`);
  });

  it('blames the longest value where a place gets too long', () => {
    const long = { ...body, variables: body.variables.map((one) => ({ ...one, max_length: 1000 })) };
    const { problems } = fillTemplate(long, { product: 'Serum', price: '1'.repeat(130) });
    expect(problems).toEqual({ price: 'The hook gets longer than 120 characters. Please shorten this.' });
  });

  it('never shows a variable raw, whatever was typed so far', () => {
    const { content, problems } = fillTemplate(body, exampleValues(body.variables, { product: '{{', price: 'none' }));
    expect(problems).toEqual({});
    expect(JSON.stringify(content)).not.toContain('{{');
  });
});

describe('a template that is kept', () => {
  it('is whole when every variable is listed and used', () => {
    expect(templateProblems(body)).toEqual({});
  });

  it.each([
    ['script', { variables: body.variables.slice(1) }, 'The script uses “product”, which is not listed.'],
    [
      'variables.5',
      { variables: [...body.variables, variable({ name: 'color' })] },
      'Nothing in the template uses “color”.',
    ],
    [
      'variables.5',
      { variables: [...body.variables, variable({ name: 'Price' })] },
      'Two variables are called “Price”.',
    ],
    ['script', { content: draftContent.parse({}), variables: [] }, 'A template needs words to say.'],
    [
      'product',
      { variables: body.variables.map((one) => ({ ...one, kind: 'text' as const })) },
      '“picture” does not fit the product picture.',
    ],
  ])('says what is wrong with %s', (field, change, text) => {
    expect(templateProblems({ ...body, ...change })[field]).toBe(text);
  });
});

describe('what fills a template', () => {
  const valuesOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${at}`, 'x']));

  it('has at most as many values as a template has variables', () => {
    expect(templateValues.safeParse(valuesOf(templateLimits.variables)).success).toBe(true);
    const refused = templateValues.safeParse(valuesOf(templateLimits.variables + 1));
    expect(refused.error?.issues.map(({ message }) => message)).toEqual(['A template has at most 20 variables.']);
  });
});
