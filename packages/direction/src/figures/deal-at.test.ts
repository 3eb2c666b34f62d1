import { describe, expect, it } from 'vitest';
import { countedIn } from '../testing/planned-figures.ts';

describe('several things for one sum', () => {
  it.each([
    ['en-US', "They're 12 for $12 all week.", '$12 for 12'],
    ['en-US', 'Lemons, six for $2.', '$2 for 6'],
    ['en-US', 'One soap is nine dollars, and you get three for twenty-four.', '$24 for 3'],
    ['de-DE', 'Eine Kerze kostet sechs Euro, oder ihr holt drei für fünfzehn.', '15\u00a0€ für 3'],
    ['es-ES', 'Un jabón cuesta seis euros, o llévate tres por quince.', '15\u00a0€ por 3'],
    ['fr-FR', 'Un savon coûte six euros, ou prenez trois pour quinze.', '15\u00a0€ pour 3'],
    ['it-IT', 'Una candela costa sei euro, oppure tre per quindici.', '15\u00a0€ per 3'],
    ['pt-BR', 'Um sabão custa seis euros, ou leve três por quinze.', '15\u00a0€ por 3'],
  ])('is a deal in %s: %s', (locale, script, deal) => {
    const shown = countedIn(script, locale).filter((mark) => / (?:for|für|por|pour|per) \d/u.test(mark));
    expect(shown).toEqual([`figure ${deal}`]);
  });

  it.each([
    ['en-US', 'Supper at seven for forty dollars.'],
    ['en-US', 'This pot serves six for $15.'],
    ['en-US', 'She bought the Pixel 9 for $500.'],
    ['en-US', 'A table for four for $60.'],
    ['en-US', 'Ages six to twelve for $25.'],
    ['en-US', 'Room 5 for $80 a night.'],
    ['en-US', 'He shot three for four. The jersey is $40.'],
    ['en-US', 'Three for four, what a night. The jersey is $40.'],
    ['de-DE', 'Um sieben für dreißig Euro essen.'],
    ['de-DE', 'Ein Zelt für vier für achtzig Euro.'],
    ['de-DE', 'Der Teppich misst 2 für 3, er kostet achtzig Euro.'],
    ['es-ES', 'La mesa mide 4 por 5, y vale ochenta euros.'],
    ['es-ES', 'Cenamos a las nueve por treinta euros.'],
    ['fr-FR', 'Un dîner à six pour quarante euros.'],
    ['fr-FR', 'Le thé coûte dix euros. Profitez de huit pour cent en moins.'],
    ['it-IT', 'Il tavolo misura due per tre, e costa ottanta euro.'],
    ['it-IT', 'Il tè costa dieci euro. Lo sconto è del sei per cento.'],
    ['pt-BR', 'A mesa mede 4 por 5, e custa oitenta euros.'],
    ['pt-BR', 'O chá custa dez reais. Hoje tem oito por cento de desconto.'],
    ['hi-IN', 'चार के लिए मेज़ छह सौ रुपये।'],
  ])('is none in %s: %s', (locale, script) => {
    expect(countedIn(script, locale).filter((mark) => / (?:for|für|por|pour|per) \d/u.test(mark))).toEqual([]);
  });

  it.each([
    ['fr-FR', 'Une remise de huit pour cent sur tout, le pot coûte vingt euros.', '8\u00a0%'],
    ['fr-FR', 'Remise de 8 pour cent.', '8\u00a0%'],
    ['it-IT', 'Oggi c’è uno sconto del 6 per cento.', '6%'],
    ['es-ES', 'Hay un descuento del nueve por ciento.', '9\u00a0%'],
    ['pt-BR', 'Desconto de sete por cento.', '7%'],
    ['en-US', 'You save eight percent.', 'save 8%'],
    ['de-DE', 'Ihr spart acht Prozent.', 'spart 8\u00a0%'],
    ['hi-IN', 'आज आठ प्रतिशत की छूट है।', '8% की छूट'],
  ])('leaves a share a share in %s: %s', (locale, script, share) => {
    expect(countedIn(script, locale)).toContain(`figure ${share}`);
  });
});
