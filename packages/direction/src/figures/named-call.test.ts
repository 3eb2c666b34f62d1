import { describe, expect, it } from 'vitest';
import { planned } from '../testing/planned-figures.ts';

const signsOf = (script: string, locale = 'en-US') =>
  planned(script, {}, locale).figures.flatMap(({ kind, parts }) =>
    kind === 'chips' && parts.length === 1 ? [parts[0]?.text] : [],
  );

describe('a call for somebody', () => {
  it.each([
    [
      'en-US',
      'My sister went with Hannah Brandt and had hers in three weeks. Follow her, she answers everything.',
      'Follow Hannah Brandt',
    ],
    [
      'de-DE',
      'Meine Schwester war bei Hannah Brandt und ist froh. Folgt ihr, sie antwortet jedem.',
      'Folgt Hannah Brandt',
    ],
    ['es-ES', 'Mi hermana fue con Ana Ruiz y está contenta. Síguela, contesta a todo.', 'Sigue a Ana Ruiz'],
    ['fr-FR', 'Ma sœur est allée chez Anne Morel en mai. Suivez-la, elle répond toujours.', 'Suivez Anne Morel'],
    ['it-IT', 'Mia sorella è andata da Anna Bruni ed è felice. Seguila, risponde sempre.', 'Segui Anna Bruni'],
    ['pt-BR', 'Minha irmã foi com Ana Prado e adorou. Fale com ela, responde tudo.', 'Fale com Ana Prado'],
  ])('names them in %s: %s', (locale, script, sign) => {
    expect(signsOf(script, locale)).toContain(sign);
  });

  it('names nobody where two people could be meant', () => {
    const two = 'My sister went with Hannah Brandt, and I went with Olga Stein. Follow her, she answers everything.';
    expect(signsOf(two)).not.toContain('Follow Hannah Brandt');
    expect(signsOf(two)).not.toContain('Follow Olga Stein');
  });
});
