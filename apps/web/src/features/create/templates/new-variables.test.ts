import { draftContent } from '@herald/contract/draft';
import { fillTemplate, templateProblems } from '@herald/contract/template';
import { describe, expect, it } from 'vitest';
import { renamedVariable, templateOf, withoutVariable, withVariable } from './new-variables.ts';

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

  it('sees that a price is a number', () => {
    expect(withVariable(templateOf(draft), '$38').variables.at(-1)).toMatchObject({ name: 'value 38', kind: 'number' });
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
