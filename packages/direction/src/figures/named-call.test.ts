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

  it.each([
    ['en-US', 'I went with Nora Keller. Never call her on a Sunday.', 'Nora Keller'],
    ['en-US', 'I went with Nora Keller and I am glad. I text her every week.', 'Nora Keller'],
    ['en-US', 'I went with Nora Keller and I am glad. Call her a magician.', 'Nora Keller'],
    ['en-US', 'My aunt moved to Santa Fe in the fall. Follow her, she knows it all.', 'Santa Fe'],
    ['en-US', 'Ruth Klein cut my hair. I met Nora Keller at the gym. Call her today.', 'Keller'],
    ['de-DE', 'Ich war bei Nora Keller. Folgt ihr uns schon?', 'Nora Keller'],
    ['de-DE', 'Ich war bei Nora Keller. Schreibt ihr nicht am Sonntag.', 'Nora Keller'],
    ['es-ES', 'Mi tía se fue a Santa Cruz en mayo. Síguela, lo sabe todo.', 'Santa Cruz'],
    ['fr-FR', 'Ma tante est partie à Los Angeles en mai. Suivez-la, elle sait tout.', 'Los Angeles'],
    ['it-IT', 'Mia zia si è trasferita a La Spezia a maggio. Seguila, sa tutto.', 'La Spezia'],
    ['pt-BR', 'Minha tia mudou para Porto Alegre em maio. Fale com ela, sabe tudo.', 'Porto Alegre'],
    ['hi-IN', 'मैं Nora Keller के पास गई थी। उसे फ़ॉलो करें, वह सब जानती है।', 'Nora Keller'],
  ])('is no sign of a city, of a denial, or where nothing is asked, in %s: %s', (locale, script, name) => {
    expect(signsOf(script, locale).filter((sign) => sign?.includes(name))).toEqual([]);
  });
});
