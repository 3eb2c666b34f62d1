import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How people say that they, or others, are angry; words that mean something else, too, stand in a phrase. */
const ANGER: Readonly<Record<string, readonly string[]>> = {
  de: cuesOf(
    'wütend, stinksauer, war sauer, war * sauer, waren * sauer, bin * sauer, wurde * sauer, war * * sauer, bin * * sauer, wurde * * sauer, sauer auf mich, sauer auf ihn, sauer auf sie, sauer auf den, sauer auf die, sauer auf meine*, sauer auf unsere*, zornig, verärgert, genervt, geärgert, ärgerte mich, ärgerte sich, die nase voll, reichte es mir, wahnsinnig gemacht, machte mich wahnsinnig, macht mich wahnsinnig, verrückt gemacht, macht mich verrückt, machte mich verrückt, macht uns verrückt, auf die palme, ausgerastet, vor wut, schrie mich an, schrie ihn an, schrie sie an',
  ),
  en: cuesOf(
    "furious, angry, so mad, mad at, was mad, i got mad, we got mad, he got mad, she got mad, made me mad, makes me mad, made him mad, made her mad, hopping mad, drove * crazy, drives * crazy, driving * crazy, drove * nuts, drives * nuts, driving * nuts, drove * * crazy, drives * * crazy, drove * * nuts, drives * * nuts, drove * insane, drives * insane, drove * up the wall, drove * * up the wall, drives * up the wall, drives * * up the wall, driving * up the wall, driving * * up the wall, my blood boil, lost my temper, lost his temper, lost her temper, lost our temper, livid, outraged, fuming, was raging, pissed off, pissed me off, fed up, sick of, i had enough, i've had enough, had enough of, ripped me off, ripped us off, yelled at, screamed at me, screamed at us, screamed at him, screamed at her, screamed at them, screamed at my, screamed at our, screamed at his, screamed at their, screamed at the phone, screamed at the driver, screamed at the kids, could have screamed",
  ),
  es: cuesOf(
    'furioso, furiosa, enojado, enojada, enfadado, enfadada, indignado, indignada, estoy harto, estoy harta, estaba harto, estaba harta, estamos hartos, tan harto, tan harta, harto de, harta de, qué rabia, mucha rabia, tanta rabia, dio rabia, daba rabia, llor* de rabia, grit* de rabia, muert* de rabia, roj* de rabia, volvía loco, volvía loca, vuelve loco, vuelve loca, volvió loco, volvió loca, de quicio, me cabreé, cabreado, cabreada',
  ),
  fr: cuesOf(
    "furieux, furieuse, furieux contre, furieuse contre, en colère, en colère contre, fâché contre, fâchée contre, énervé contre, énervée contre, fâché, fâchée, énervé, énervée, marre, ras le bol, indigné, indignée, hors de moi, hors de lui, hors d'elle, rendait fou, rendait folle, rend fou, rend folle, rendu fou, rendue folle, fou de rage, folle de rage, pleur* de rage, cri* de rage, hurl* de rage, rouge de rage, m'énervait, m'énerve",
  ),
  hi: cuesOf(
    'गुस्सा आया, गुस्सा आता, गुस्सा आती, गुस्सा आ, गुस्सा हो, गुस्सा हुआ, गुस्सा हुई, गुस्सा हुए, गुस्सा था, गुस्सा थी, गुस्सा किया, ग़ुस्सा आया, ग़ुस्सा आता, ग़ुस्सा आती, ग़ुस्सा आ, ग़ुस्सा हो, ग़ुस्सा हुआ, ग़ुस्सा हुई, ग़ुस्सा हुए, ग़ुस्सा था, ग़ुस्सा थी, ग़ुस्सा किया, बहुत गुस्सा, इतना गुस्सा, बहुत ग़ुस्सा, इतना ग़ुस्सा, गुस्से में, ग़ुस्से में, गुस्से से, ग़ुस्से से, नाराज़, नाराज, पागल कर, चिढ़ गया, चिढ़ गई',
  ),
  it: cuesOf(
    'furioso, furiosa, arrabbiato, ero arrabbiata, era arrabbiata, sono arrabbiata, ero * arrabbiata, era * arrabbiata, sono * arrabbiata, molto arrabbiata, così arrabbiata, tanto arrabbiata, è arrabbiata, arrabbiata con, arrabbiato contro, arrabbiata contro, sono stufo, sono stufa, ero stufo, ero stufa, stufo di, indignato, indignata, che rabbia, tanta rabbia, fa rabbia, faceva rabbia, piang* dalla rabbia, pian* di rabbia, rosso di rabbia, rossa di rabbia, gridav* dalla rabbia, url* di rabbia, mi faceva impazzire, mi fa impazzire, in bestia, perso la pazienza, fuori di me',
  ),
  pt: cuesOf(
    'furioso, furiosa, fiquei irritado, fiquei irritada, fiquei * irritado, fiquei * irritada, eu estava * irritado, eu estava * irritada, ela estava * irritada, ele estava * irritado, ele ficou irritado, ela ficou irritada, tão irritado, eu estava irritado, eu estava irritada, ela estava irritada, ele estava irritado, mulher estava irritada, mãe estava irritada, marido estava irritado, chefe estava irritado, irritado com, irritada com, zangado, zangada, com raiva, tanta raiva, muita raiva, que raiva, chor* de raiva, grit* de raiva, mort* de raiva, vermelh* de raiva, deu raiva, dava raiva, indignado, indignada, estava farto, estava farta, estou farto, estou farta, farto de, farta de, deixava louco, deixava louca, deixa louco, deixa louca, do sério, perdi a paciência',
  ),
};

export const angerWordsOf = (locale: string): readonly string[] => ANGER[languageOf(locale)] ?? [];
