/**
 * Words that say little about what a page is about, in the languages of the interface: the search looks for them, with a low weight.
 * Folded as the words of the index are.
 */
export const functionWords: ReadonlySet<string> = new Set(
  [
    'a about after all am an and any are as at be been before but by can cannot cant could did do does doesnt dont for',
    'from get got had has have how i if in into is isnt it its ive me my no not of off on or our out over should so some',
    'than that the their them then there these they this those to up us was we were what whats when where which who why',
    'will with without would you your',
    'al algo como con cual cuando de del desde donde el ella en entre es esta este esto hay la las le lo los mas me mi mis',
    'muy ni nos o para pero por porque puede puedo que se ser si sin sobre son su sus te tiene tu un una unas unos y ya yo',
  ]
    .join(' ')
    .split(' '),
);
