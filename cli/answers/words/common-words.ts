/**
 * Everyday words. If no article has one, that matters less than a missing name or technical term, which says that the
 * question is about something else.
 */
export const commonWords: ReadonlySet<string> = new Set(
  [
    'able accidentally actual almost alone along although around ask asked asking away bad bit bottom bring brings case',
    'certain chance choose come comes common completely correct correctly couple current currently daily day days deal decide',
    'different difficult directly documentation done during each early easily easy easier either else end enough entire every',
    'everyone extra face fact far fast few fill fully general good great group half hand hard hear hold hour hours idea important',
    'include including info information inside instead keep kind large last late later latest least leave left less level little',
    'long longer lose low main manage manually matter maybe mean meaning means meant minute minutes mistake month months more most',
    'multiple myself near necessary never next nobody none normal nothing number often old only onto open option options order other',
    'others own page part particular past people per person place play point popular press previous proper properly question',
    'quick quickly rather ready real reason recent regular related rest result same save saw say says second seem seems seen several',
    'short side simple simply since single site size small soon special specific start started starting state step steps stuff',
    'suddenly table taking talk team tell third three time times together told tomorrow tonight took top total toward turn two type',
    'types unable under understand until upon usual usually various via wait week weekend weekends weeks weird while whole wish wonder wondering',
    'word words world worry wrong year years yesterday young',
    'put puts made hear heard kept held given gave left leaves hand hands handed begin begins behind across through between among',
    'whom enter entered read write written learn care promised love hate waste supposed big huge ten four five six seven eight nine',
    'eighty twenty thirty hundred thousand monday tuesday wednesday thursday friday saturday sunday morning afternoon evening night',
    'spring summer fall winter january february march april may june july august september october november december',
    'screen button click clicked computer laptop tool tools system software program feature features function functions website',
    'app application company business office boss guy guys somebody colleague colleagues coworker',
  ]
    .join(' ')
    .split(' '),
);
