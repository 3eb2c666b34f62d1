import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { planDirection } from '../plan/plan-direction.ts';
import { isGlad } from '../plan/plan-expressions.ts';
import { said } from '../testing/said.ts';

const facesOf = (script: string, locale = 'en-US') =>
  planDirection(said(script, locale), { product: null }, { mood: 'joyous', gestures: GESTURES }, 7).beats.map(
    ({ expression }) => expression,
  );
const lastFaceOf = (script: string, locale?: string) => facesOf(script, locale).at(-1);

describe('a thought that is asked', () => {
  it.each([
    ['en-US', 'What if I told you that it is free?'],
    ['en-US', 'What if I told you there is an easier way?'],
    ['en-US', 'What if we could help?'],
    ['en-US', 'What if my team did it for you?'],
    ['en-US', 'What if I never have to cook again?'],
    ['en-US', 'My skin was dry. What if I told you there is an easier way?'],
    ['de-DE', 'Was wäre, wenn wir dir helfen?'],
    ['es-ES', '¿Y si yo te ayudo?'],
    ['es-ES', 'Mi piel estaba seca. ¿Y si te dijera que es gratis?'],
    ['fr-FR', "Et si je vous disais que c'est gratuit ?"],
    ['it-IT', 'E se io ti dicessi che è gratis?'],
    ['pt-BR', 'E se eu te dissesse que é grátis?'],
    ['hi-IN', 'क्या हो अगर मैं कहूँ कि यह मुफ़्त है?'],
  ])('is friendly where it offers something in %s: %s', (locale, script) => {
    expect(lastFaceOf(script, locale)).toBe('friendly');
  });

  it.each([
    ['en-US', "What if I'm rubbish? What if she laughs?"],
    ['en-US', 'I was afraid. What if she laughs?'],
    ['en-US', 'What if I get sick?'],
    ['de-DE', 'Was, wenn ich meinen Text vergesse?'],
    ['es-ES', '¿Y si me equivoco?'],
    ['fr-FR', 'Et si je me trompe ?'],
    ['it-IT', 'E se io non ce la faccio?'],
    ['pt-BR', 'E se eu esquecer tudo?'],
  ])('is worried where nobody is offered anything in %s: %s', (locale, script) => {
    expect(lastFaceOf(script, locale)).toBe('concerned');
  });
});

describe('an outcry', () => {
  const REST = 'The bag has two straps. It is blue. It stands here. It is red.';

  it.each([
    ['en-US', `Yes! It fits. ${REST}`],
    ['en-US', `Oh my god! It is so good. ${REST}`],
    ['de-DE', 'Oh mein Gott! Es ist so gut. Die Tasche ist blau. Sie steht hier. Sie ist rot.'],
    ['es-ES', '¡Dios mío! Es tan bueno. La bolsa es azul. Está aquí. Es roja.'],
    ['fr-FR', "Oh mon dieu ! C'est si bon. Le sac est bleu. Il est là. Il est rouge."],
    ['it-IT', 'Oddio! È così buono. La borsa è blu. È qui. È rossa.'],
    ['pt-BR', 'Meu Deus! É tão bom. A bolsa é azul. Está aqui. É vermelha.'],
    ['hi-IN', 'हाँ! यह बहुत अच्छा है। थैला नीला है। यह यहाँ है। यह लाल है।'],
  ])('is glad right before good news in %s: %s', (locale, script) => {
    expect(isGlad(facesOf(script, locale)[0] ?? 'neutral')).toBe(true);
  });

  it.each([
    'Yes! It broke.',
    `Yes! It broke. ${REST}`,
    `Oh my god! It is broken. ${REST}`,
    `Three-forty! Great. ${REST}`,
    `Four hours! Is it good? ${REST}`,
  ])('is not where what follows may be none: %s', (script) => {
    expect(isGlad(facesOf(script)[0] ?? 'joyous')).toBe(false);
  });
});
