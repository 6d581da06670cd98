import { wordsIn } from '../index/words.ts';

/** Many readers of English sites write Spanish. */
const spanish = `al algo como con cual cuando de del desde donde el ella en entre es esta este esto hay la las le lo los mas me
    mi mis muy ni no nos o para pero por porque puede puedo que se ser si sin sobre son su sus te tiene tu un una unas unos y
    ya yo`;

/** Words that say little about what a page is about, by the code of their language. */
const lists: Readonly<Record<string, string>> = {
  en: `${spanish} a about after all also am an and another any anything are as at be been before but by can cannot cant could did
    different do does doesnt dont else for from get got had has have how i if in into is isnt it its ive just like many
    me much my need no not now of off on only or other our out over please same should so some something still than
    that the their them then there these they this those to too up us very want wants was we were what whats when where
    which who why will with without would you your`,
  es: `a ${spanish}`,
  de: `aber alle als am an auch auf aus bei bin bis da das dass dem den der des die dies diese diesem diesen dieser doch du
    ein eine einem einen einer er es für habe haben hat ich ihr im in ist ja kann können man mein meine meinen mich mir mit
    muss nach nicht noch nur ob oder ohne sein sich sie sind so soll um und uns unser vom von vor wann warum was welche wenn
    wer werden wie wir wird wo zu zum zur über`,
  fr: `à ai au aux avec ce ces cette comment dans de des du elle en est et être fait faut il ils j je la le les leur lui ma
    mais me mes mon ne ni nos notre nous on ont ou où par pas peut peux pour pourquoi puis quand que quel quelle qui quoi sa
    sans se ses si son sont sur ta te tes ton tu un une vos votre vous y`,
  pt: `a ao aos as até com como da das de do dos e é ela ele em entre essa esse esta está este eu foi há isso já la lhe mais
    mas me meu meus minha minhas na não nas no nos o onde os ou para pela pelo por porque posso pode qual quando que quem se
    sem ser seu seus são só sua suas tem te um uma você`,
  it: `a ad ai al alla alle anche c che chi ci come con cosa da dal dalla dei del della delle di dove e è ed gli ha ho i il in
    io la le li lo ma mi mia mie mio miei ne nei nel nella no noi non o per perché più posso può quale quando quello questa
    questo se si sono su sua sul sulla suo ti tra tu un una uno vi`,
  nl: `aan al als bij dan dat de der deze die dit door een en er geen had heb hebben heeft het hij hoe ik in is je kan kunnen
    maar me met mij mijn moet naar niet nog of om omdat onder ons ook op over te tot u uit van voor waar waarom wanneer was
    wat welke wie wij wil word worden wordt ze zich zij zijn zo`,
};

/** Hiragana are endings and particles: what a text is about is written in kanji and katakana. */
const hiragana = /^[\u3041-\u3096ー]+$/u;

/** The function words of a language, folded as the words of its index are. A language without a list has none. */
export const functionWords = (language: string): string[] =>
  wordsIn(lists[language] ?? '', language).map(({ word }) => word);

/** Tells the function words of a language. The search looks for them, with a low weight. */
export function functionWordTest(language = 'en'): (word: string) => boolean {
  const words = new Set(functionWords(language));
  return (word) => words.has(word) || hiragana.test(word);
}
