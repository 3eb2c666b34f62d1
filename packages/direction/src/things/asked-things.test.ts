import { describe, expect, it } from 'vitest';
import type { Material } from '../direction.ts';
import { planDirection } from '../plan/plan-direction.ts';
import { CAMERA } from '../testing/planned-figures.ts';
import { said } from '../testing/said.ts';

const drawnIn = (script: string, locale = 'en-US', product: Material['product'] = null) => {
  const camera = { ...CAMERA, sizes: ['wide', 'medium', 'close'] as const };
  const taste = { mood: 'joyous', gestures: [] } as const;
  const { figures } = planDirection(said(script, locale), { product, camera }, taste, 1);
  return figures.flatMap(({ kind, parts }) => (kind === 'sticker' ? parts.map(({ text }) => text) : []));
};

describe('a thing in a question', () => {
  it.each([
    ['en-US', 'Fancy a guitar of your very own this summer? Here it is, and it is for everybody here.', '🎸'],
    ['en-US', 'Craving a pizza after a long day at work? Here it is, and it is for everybody here.', '🍕'],
    ['de-DE', 'Hunger auf eine Pizza nach der Arbeit? Hier ist sie, und sie ist für alle da.', '🍕'],
    ['es-ES', '¿Buscas una guitarra para este verano? Aquí está, y es para todo el barrio.', '🎸'],
    ['fr-FR', "Besoin d'une guitare pour cet été ? La voici, et elle est pour tout le quartier.", '🎸'],
    ['it-IT', "Vuoi una chitarra per quest'estate? Eccola qui, ed è per tutto il quartiere.", '🎸'],
    ['pt-BR', 'Quer uma pizza depois do trabalho? Aqui está, e é para todo o bairro.', '🍕'],
    ['hi-IN', 'क्या शाम को पिज़्ज़ा चाहिए? यह यहाँ है, और सबके लिए है।', '🍕'],
  ])('to the viewer is drawn in %s, also where it does not say "you": %s', (locale, script, emoji) => {
    expect(drawnIn(script, locale)).toContain(emoji);
  });

  it.each([
    ['en-US', 'Why do people leave a pizza in the car? Nobody here has ever found that out.', '🍕'],
    ['de-DE', 'Warum lassen Leute eine Pizza im Auto? Das hat hier noch niemand herausgefunden.', '🍕'],
    ['es-ES', '¿Por qué la gente deja una pizza en casa? Nadie aquí lo ha sabido nunca.', '🍕'],
    ['fr-FR', 'Pourquoi les gens laissent une pizza ici ? Personne ne le sait dans le quartier.', '🍕'],
    ['it-IT', 'Perché la gente lascia una pizza qui? Nessuno lo sa in tutto il quartiere.', '🍕'],
    ['pt-BR', 'Por que as pessoas deixam uma pizza aqui? Ninguém sabe em todo o bairro.', '🍕'],
    ['hi-IN', 'लोग यहाँ पिज़्ज़ा क्यों छोड़ते हैं? यह यहाँ किसी को पता नहीं है।', '🍕'],
  ])('about other people is not, in %s: %s', (locale, script, emoji) => {
    expect(drawnIn(script, locale)).not.toContain(emoji);
  });
});

describe('what the script points at', () => {
  const product = (names: readonly string[]) =>
    ({ moments: [{ fromSec: 60, untilSec: 62 }], heldBy: null, x: 0.3, y: 0.2, names }) as const;
  const SCRIPT = 'We are here at home every day. This old guitar is what my brother plays all evening long.';

  it('is drawn where the product is called otherwise', () => {
    expect(drawnIn(SCRIPT, 'en-US', product(['Vanilla coffee']))).toContain('🎸');
    expect(drawnIn(SCRIPT, 'en-US', product(['Fenwick guitar']))).not.toContain('🎸');
    expect(drawnIn(SCRIPT, 'en-US', product(['Fenwick']))).not.toContain('🎸');
  });
});
