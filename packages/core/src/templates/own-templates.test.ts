import { exampleValues, fillTemplate, templateProblems } from '@herald/contract/template';
import { describe, expect, it } from 'vitest';
import { librarySeeds } from '../avatars/library-seeds.ts';
import { contentOf, ownTemplates, variablesOf } from './seed-templates.ts';

const bodyOf = (template: (typeof ownTemplates)[number]) => {
  const avatar = librarySeeds.find(({ presetId }) => presetId === template.presenter);
  if (!avatar) throw new Error(`The library has no ${template.presenter}.`);
  return { content: contentOf(template, { id: template.presenter, ...avatar }), variables: variablesOf(template) };
};

describe('the templates of Herald', () => {
  it('are at least 24, each with a name of its own', () => {
    expect(new Set(ownTemplates.map(({ name }) => name)).size).toBe(ownTemplates.length);
    expect(ownTemplates.length).toBeGreaterThanOrEqual(24);
  });

  it('have presenters that every plan has', () => {
    const usual = librarySeeds.filter(({ type }) => type === 'default').map(({ presetId }) => presetId);
    expect(ownTemplates.filter(({ presenter }) => !usual.includes(presenter))).toEqual([]);
  });

  it.each(ownTemplates.map((template) => [template.id, template] as const))(
    '%s can be used as it is',
    (_, template) => {
      const body = bodyOf(template);
      expect(templateProblems(body)).toEqual({});
      const { content, problems } = fillTemplate(body, {});
      expect(problems).toEqual({});
      expect(JSON.stringify(content)).not.toContain('{{');
      // From 10 to 30 seconds at 150 words a minute.
      const words = content.voice.ttsText.split(/\s+/).length;
      expect([words > 25, words < 75]).toEqual([true, true]);
      expect(fillTemplate(body, exampleValues(body.variables)).problems).toEqual({});
    },
  );
});
