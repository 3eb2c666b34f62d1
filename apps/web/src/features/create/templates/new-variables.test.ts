import { draftContent } from '@herald/contract/draft';
import { fillTemplate, templateProblems } from '@herald/contract/template';
import { describe, expect, it } from 'vitest';
import { isMadeOf, renamedVariable, templateOf, withoutVariable, withVariable } from './new-variables.ts';

const draft = draftContent.parse({
  title: 'Winter serum',
  script: { content: 'Winter serum was $38. Try Winter serum, not winterize.' },
  voice: { generatedAudioUrl: '/api/media/accounts/x/audio/y.wav', useCustomAudio: true },
  output: { hook: 'Winter serum!', link_url: 'https://north.co/serum' },
});

describe('a template made of a draft', () => {
  it('takes the words that are said, without their sound, and asks for the link', () => {
    const { content, variables } = templateOf(draft);
    expect(content.voice).toMatchObject({
      ttsText: draft.script.content,
      generatedAudioUrl: '',
      useCustomAudio: false,
    });
    expect(content.output.link_url).toBe('{{link}}');
    expect(variables).toMatchObject([{ name: 'link', kind: 'address', default: 'https://north.co/serum' }]);
  });

  it('turns marked words into a variable wherever they are said', () => {
    const made = withVariable(templateOf(draft), 'Winter serum');
    expect(made.content.voice.ttsText).toBe('{{winter serum}} was $38. Try {{winter serum}}, not winterize.');
    expect([made.content.title, made.content.output.hook]).toEqual(['{{winter serum}}', '{{winter serum}}!']);
    expect(templateProblems(made)).toEqual({});
    expect(fillTemplate(made, {}).content.voice.ttsText).toBe(draft.script.content);
  });

  it('sees that a price is a number, and names figures by what they are', () => {
    const said = (words: string) => {
      const { variables } = withVariable(templateOf(draftContent.parse({ script: { content: words } })), words);
      return [variables[0]?.name, variables[0]?.kind];
    };
    expect(said('$4.50')).toEqual(['price', 'number']);
    expect(said('1,200')).toEqual(['number', 'number']);
    expect(said('24 hours')).toEqual(['hours', 'text']);
    expect(said('!')).toEqual(['words', 'text']);
  });

  it('takes what is written as {{name}} for a variable, once and as it is first written', () => {
    const written = draftContent.parse({
      title: '{{ CITY }} sale',
      script: { content: 'Hello {{City}}! In {{city}}, {{ product }} is {{1}}.' },
      output: { hook: '{{city}} {{offer}}', link_url: 'https://north.co/serum' },
    });
    const made = templateOf(written);
    expect(made.variables.map(({ name }) => name)).toEqual(['City', 'product', 'number', 'offer', 'link']);
    expect(made.content.voice.ttsText).toBe('Hello {{City}}! In {{City}}, {{product}} is {{number}}.');
    expect([made.content.title, made.content.output.hook]).toEqual(['{{City}} sale', '{{City}} {{offer}}']);
    expect(templateProblems(made)).toEqual({});
  });

  it('keeps the link of the draft where {{link}} is written elsewhere', () => {
    const script = { content: 'Open {{link}}.' };
    const { content, variables } = templateOf(draftContent.parse({ script, output: draft.output }));
    expect(content.output.link_url).toBe('{{link 2}}');
    expect(variables.map(({ kind }) => kind)).toEqual(['text', 'address']);
  });

  it('knows the draft that it was made of, also with variables that were marked and renamed', () => {
    const written = draftContent.parse({ script: { content: 'Hello {{ city }}! Bread (new) is now $4.50.' } });
    const made = renamedVariable(withVariable(templateOf(written), '$4.50'), 'city', 'town');
    expect(isMadeOf(made, written)).toBe(true);
    expect(isMadeOf(made, made.content)).toBe(true);
    expect(isMadeOf(made, draft)).toBe(false);
  });

  it('leaves the name where a variable without usual words is taken back', () => {
    const made = templateOf(draftContent.parse({ script: { content: 'Hello {{city}}!' } }));
    expect(withoutVariable(made, 'city').content.voice.ttsText).toBe('Hello city!');
  });

  it('leaves a part of a word and a variable alone', () => {
    const made = withVariable(templateOf(draft), 'Winter serum');
    expect(withVariable(made, 'winter')).toEqual(made);
  });

  it('gives a variable another name, and takes it back', () => {
    const made = renamedVariable(withVariable(templateOf(draft), 'Winter serum'), 'winter serum', 'product');
    expect(made.content.output.hook).toBe('{{product}}!');
    expect(renamedVariable(made, 'product', 'link')).toBe(made);
    expect(withoutVariable(made, 'product').content.output.hook).toBe('Winter serum!');
  });
});
