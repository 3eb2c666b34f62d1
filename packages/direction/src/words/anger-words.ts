import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How people say that they, or others, are angry; words that mean something else, too, stand in a phrase. */
const ANGER: Readonly<Record<string, readonly string[]>> = {
  de: cuesOf(
    'wütend, stinksauer, war sauer, so sauer, richtig sauer, echt sauer, ziemlich sauer, sauer auf, zornig, verärgert, genervt, geärgert, ärgerte mich, ärgerte sich, die nase voll, reichte es mir, wahnsinnig gemacht, machte mich wahnsinnig, macht mich wahnsinnig, verrückt gemacht, macht mich verrückt, machte mich verrückt, macht uns verrückt, auf die palme, ausgerastet, vor wut, schrie mich an, schrie ihn an, schrie sie an',
  ),
  en: cuesOf(
    "furious, angry, so mad, mad at, was mad, got mad, made me mad, makes me mad, made him mad, made her mad, hopping mad, drove * crazy, drives * crazy, driving * crazy, drove * nuts, drives * nuts, driving * nuts, drove * * crazy, drives * * crazy, drove * * nuts, drives * * nuts, drove * insane, drives * insane, up the wall, my blood boil, lost my temper, lost his temper, lost her temper, lost our temper, livid, outraged, fuming, was raging, pissed off, pissed me off, fed up, sick of, i had enough, i've had enough, had enough of, ripped me off, ripped us off, yelled at, screamed at, could have screamed",
  ),
  es: cuesOf(
    'furioso, furiosa, enojado, enojada, enfadado, enfadada, indignado, indignada, harto, harta, qué rabia, mucha rabia, tanta rabia, dio rabia, daba rabia, de rabia, volvía loco, volvía loca, vuelve loco, vuelve loca, volvió loco, volvió loca, de quicio, me cabreé, cabreado, cabreada',
  ),
  fr: cuesOf(
    "furieux, furieuse, furieux contre, furieuse contre, en colère, en colère contre, fâché contre, fâchée contre, énervé contre, énervée contre, fâché, fâchée, énervé, énervée, marre, ras le bol, indigné, indignée, hors de moi, hors de lui, hors d'elle, rendait fou, rendait folle, rend fou, rend folle, rendu fou, rendue folle, de rage, m'énervait, m'énerve",
  ),
  hi: cuesOf('गुस्सा, ग़ुस्सा, गुस्से, ग़ुस्से, नाराज़, नाराज, पागल कर, चिढ़ गया, चिढ़ गई'),
  it: cuesOf(
    'furioso, furiosa, arrabbiato, arrabbiata, arrabbiato contro, arrabbiata contro, sono stufo, sono stufa, ero stufo, ero stufa, stufo di, indignato, indignata, che rabbia, tanta rabbia, fa rabbia, faceva rabbia, dalla rabbia, di rabbia, mi faceva impazzire, mi fa impazzire, in bestia, perso la pazienza, fuori di me',
  ),
  pt: cuesOf(
    'furioso, furiosa, irritado, irritada, zangado, zangada, com raiva, tanta raiva, muita raiva, que raiva, de raiva, deu raiva, dava raiva, indignado, indignada, estava farto, estava farta, estou farto, estou farta, farto de, farta de, deixava louco, deixava louca, deixa louco, deixa louca, do sério, perdi a paciência',
  ),
};

export const angerWordsOf = (locale: string): readonly string[] => ANGER[languageOf(locale)] ?? [];
