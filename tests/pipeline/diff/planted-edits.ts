import { entry, howTo } from '../builders.ts';
import {
  assetLink,
  doc,
  embedded,
  entryLink,
  h,
  hyperlink,
  li,
  p,
  rawAsset,
  type RawEntry,
  row,
  states,
  table,
  td,
  toEntry,
  ul,
  words,
} from '../documents.ts';
import { adding, inState, setting, without } from './compare.ts';

interface PlantedEdit {
  readonly what: string;
  readonly edit: (items: readonly RawEntry[]) => readonly RawEntry[];
  /** All that is said of it. */
  readonly told: readonly string[];
}

const crew = p(
  'Choose a ',
  words('crew', 'bold'),
  ' and read ',
  hyperlink('/how-to/crews', 'about crews'),
  '.',
);
const items = ul(li(p('One job a line')), li(p('One crew a row')));
const [morning, filters, evening] = [
  p('Open the board in the morning.'),
  h(2, 'Filters'),
  p('Close the board in the evening.'),
];
const note = embedded('note');

/** The board's introduction with other blocks. */
const introduction = (...blocks: readonly unknown[]) => setting('board', { introduction: doc(...blocks) });

export const plantedEdits: readonly PlantedEdit[] = [
  {
    what: 'a word is another',
    edit: introduction(p('Open the board in the evening.'), filters, crew, items, evening, note),
    told: [
      'entry board edited on /how-to/board',
      '  introduction words +1 -1',
      '    edited paragraph /content/0 > /content/0 Open the board in the [-morning-]{+evening+}.',
    ],
  },
  {
    what: 'words are added to a block',
    edit: introduction(p('Open the new board early in the morning.'), filters, crew, items, evening, note),
    told: [
      'entry board edited on /how-to/board',
      '  introduction words +2 -0',
      '    edited paragraph /content/0 > /content/0 Open the {+new +}board{+ early+} in the morning.',
    ],
  },
  {
    what: 'a paragraph is added',
    edit: introduction(morning, p('Look at it twice.'), filters, crew, items, evening, note),
    told: [
      'entry board edited on /how-to/board',
      '  introduction words +4 -0',
      '    added paragraph > /content/1 {+Look at it twice.+}',
    ],
  },
  {
    what: 'a paragraph is taken away',
    edit: introduction(morning, filters, crew, items, note),
    told: [
      'entry board edited on /how-to/board',
      '  introduction words +0 -6',
      '    removed paragraph /content/4 > [-Close the board in the evening.-]',
    ],
  },
  {
    what: 'a paragraph moves within its text',
    edit: introduction(evening, morning, filters, crew, items, note),
    told: [
      'entry board edited on /how-to/board',
      '  introduction structure +0 -0',
      '    moved paragraph /content/4 > /content/0 Close the board in the evening.',
    ],
  },
  {
    what: 'a paragraph becomes a heading',
    edit: introduction(morning, filters, crew, items, h(3, 'Close the board in the evening.'), note),
    told: [
      'entry board edited on /how-to/board',
      '  introduction structure +0 -0',
      '    edited paragraph > heading-3 /content/4 > /content/4 Close the board in the evening.',
      'anchor new > /how-to/board#close-the-board-in-the-evening',
    ],
  },
  {
    what: 'a heading within a text is reworded',
    edit: introduction(morning, h(2, 'Filters and views'), crew, items, evening, note),
    told: [
      'entry board edited on /how-to/board',
      '  introduction words +2 -0',
      '    edited heading-2 /content/1 > /content/1 Filters{+ and views+}',
      'anchor moved /how-to/board#filters > /how-to/board#filters-and-views',
    ],
  },
  {
    what: 'a heading within a text is taken away',
    edit: introduction(morning, crew, items, evening, note),
    told: [
      'entry board edited on /how-to/board',
      '  introduction words +0 -1',
      '    removed heading-2 /content/1 > [-Filters-]',
      'anchor gone /how-to/board#filters',
    ],
  },
  {
    what: 'a heading is added to a text',
    edit: introduction(morning, filters, crew, items, h(2, 'At night'), evening, note),
    told: [
      'entry board edited on /how-to/board',
      '  introduction words +2 -0',
      '    added heading-2 > /content/4 {+At night+}',
      'anchor new > /how-to/board#at-night',
    ],
  },
  {
    what: 'an item is added to a list',
    edit: introduction(
      morning,
      filters,
      crew,
      ul(li(p('One job a line')), li(p('One crew a row')), li(p('One day a page'))),
      evening,
      note,
    ),
    told: [
      'entry board edited on /how-to/board',
      '  introduction words +4 -0',
      '    added list-item > /content/3/content/2 {+One day a page+}',
    ],
  },
  {
    what: 'a mark is taken off',
    edit: introduction(
      morning,
      filters,
      p('Choose a crew and read ', hyperlink('/how-to/crews', 'about crews'), '.'),
      items,
      evening,
      note,
    ),
    told: [
      'entry board edited on /how-to/board',
      '  introduction format +0 -0',
      '    edited paragraph /content/2 > /content/2 Choose a <crew: strong > none> and read about crews.',
    ],
  },
  {
    what: 'a link leads elsewhere',
    edit: introduction(
      morning,
      filters,
      p('Choose a ', words('crew', 'bold'), ' and read ', hyperlink('/how-to/invoices', 'about crews'), '.'),
      items,
      evening,
      note,
    ),
    told: [
      'entry board edited on /how-to/board',
      '  introduction links +0 -0',
      '    edited paragraph /content/2 > /content/2 Choose a crew and read <about crews: /how-to/crews > /how-to/invoices>.',
    ],
  },
  {
    what: 'an embedded entry is another',
    edit: introduction(morning, filters, crew, items, evening, embedded('tip')),
    told: [
      'entry board edited on /how-to/board',
      '  introduction embeds +0 -0',
      '    removed embed /content/5 > [-Note-]',
      '    added embed > /content/5 {+Tip+}',
      'came refs/unreachable note',
      'went refs/unreachable tip',
    ],
  },
  {
    what: 'a table is added to a text',
    edit: introduction(morning, filters, crew, items, evening, note, table(row(td('a'), td('b')))),
    told: [
      'entry board edited on /how-to/board',
      '  introduction words +2 -0',
      '    added cell > /content/6/content/0/content/0 {+a+}',
      '    added cell > /content/6/content/0/content/1 {+b+}',
    ],
  },
  {
    what: 'a link to an entry leads to another',
    edit: setting('crews', { introduction: doc(p('See ', toEntry('invoices', 'the board'), '.')) }),
    told: [
      'entry crews edited on /how-to/crews',
      '  introduction links +0 -0',
      '    edited paragraph /content/0 > /content/0 See <the board: entry board > entry invoices>.',
    ],
  },
  {
    what: 'a cell of a table says something else',
    edit: setting('sizes', {
      data: [
        ['Crew', 'People'],
        ['North', 'Five'],
      ],
    }),
    told: ['entry sizes edited on ', '  data words +1 -1', '    edited cell > [-Four-]{+Five+}'],
  },
  {
    what: 'a line of a program is another',
    edit: setting('call', { code: 'const job = get();\nkeep(job);' }),
    told: ['entry call edited on ', '  code words +1 -1', '    edited code > [-send-]{+keep+}(job);'],
  },
  {
    what: 'a title is another',
    edit: setting('invoices', { title: 'Send many invoices' }),
    told: [
      'entry invoices edited on /how-to/invoices',
      '  title Send {+many +}invoices',
      'contents invoices renamed was Send invoices none > Money:1',
      'home HPCategories edited + - ~cardMoney',
    ],
  },
  {
    what: 'a number is another',
    edit: setting('sizes', { rows: 3 }),
    told: ['entry sizes edited on ', '  rows 2 > 3', 'came tables/size-mismatch sizes'],
  },
  {
    what: 'a switch is turned',
    edit: setting('board', { displayToc: false }),
    told: ['entry board edited on /how-to/board', '  displayToc true > false'],
  },
  {
    what: 'a text field is emptied',
    edit: setting('board', { metaDescription: undefined }),
    told: ['entry board edited on /how-to/board', '  metaDescription How the board works. > none'],
  },
  {
    what: 'a channel is added',
    edit: setting('board', { deliveryChannels: ['print', 'app', 'main'] }),
    told: [
      'entry board edited on /how-to/board',
      '  deliveryChannels +print -',
      'came refs/unknown-channel board',
    ],
  },
  {
    what: 'a labelled link is another',
    edit: setting('news', { learnMoreLinks: [{ label: 'Read', url: '/how-to/crews' }] }),
    told: [
      'entry news edited on ',
      '  learnMoreLinks +Read (/how-to/crews) -Read (/how-to/board)',
      'announcement news edited',
    ],
  },
  {
    what: 'a reference is added',
    edit: setting('crews', { relatedContent: [entryLink('invoices')] }),
    told: ['entry crews edited on /how-to/crews', '  relatedContent +invoices -'],
  },
  {
    what: 'a reference is taken away',
    edit: setting('board', { relatedContent: [entryLink('crews')] }),
    told: ['entry board edited on /how-to/board', '  relatedContent + -invoices'],
  },
  {
    what: 'references are put in another order',
    edit: setting('board', { relatedContent: [entryLink('invoices'), entryLink('crews')] }),
    told: [
      'entry board edited on /how-to/board',
      '  relatedContent + - reordered',
      'move crews position board.relatedContent.1 > board.relatedContent.2',
    ],
  },
  {
    what: 'sections are put in another order',
    edit: setting('board', { howToSections: [entryLink('print'), entryLink('assign')] }),
    told: [
      'entry board edited on /how-to/board',
      '  howToSections + - reordered',
      'move assign position board.howToSections.1 > board.howToSections.2',
    ],
  },
  {
    what: 'a section moves to another article',
    edit: (all) =>
      setting('crews', { howToSections: [entryLink('shifts'), entryLink('print')] })(
        setting('board', { howToSections: [entryLink('assign')] })(all),
      ),
    told: [
      'entry board edited on /how-to/board',
      '  howToSections + -print',
      'entry crews edited on /how-to/crews',
      '  howToSections +print -',
      'move print parent board.howToSections.2 > crews.howToSections.2',
      'anchor moved /how-to/board#print > /how-to/crews#print',
    ],
  },
  {
    what: 'an entry has another picture',
    edit: setting('photo', { media: assetLink('other') }),
    told: ['entry photo edited on ', '  media +other -picture', 'came refs/missing-asset photo'],
  },
  {
    what: 'an anchor is another',
    edit: setting('assign', { anchor: 'assign-work' }),
    told: [
      'entry assign edited on /how-to/board',
      '  anchor assign{+-work+}',
      'anchor moved /how-to/board#assign > /how-to/board#assign-work',
    ],
  },
  {
    what: 'a section is added',
    edit: (all) =>
      adding(
        entry('kbHowToSection', 'share', { heading: 'Share', anchor: 'share', content: doc(p('Send it.')) }),
      )(
        setting('board', { howToSections: [entryLink('assign'), entryLink('print'), entryLink('share')] })(
          all,
        ),
      ),
    told: [
      'entry board edited on /how-to/board',
      '  howToSections +share -',
      'entry share added none (left out) > published on /how-to/board',
      '  heading none > Share',
      '  anchor none > share',
      '  content words +2 -0',
      '    added paragraph > /content/0 {+Send it.+}',
      'anchor new > /how-to/board#share',
    ],
  },
  {
    what: 'an article is added',
    edit: adding(howTo('maps', 'Maps', { url: 'maps', introduction: doc(p('Open a map.')) })),
    told: [
      'entry maps added none (left out) > published on /how-to/maps',
      '  title none > Maps',
      '  introduction words +3 -0',
      '    added paragraph > /content/0 {+Open a map.+}',
      '  url none > maps',
      'page new > /how-to/maps',
      'contents maps added none > How-to',
    ],
  },
  {
    what: 'an article is removed',
    edit: without('later'),
    told: [
      'entry later removed draft (left out) > none (left out) on ',
      '  title Coming later > none',
      '  url later > none',
    ],
  },
  {
    what: 'an article with a page is removed',
    edit: (all) =>
      without(
        'crews',
        'shifts',
      )(
        setting('board', { relatedContent: [entryLink('invoices')], introduction: doc(morning) })(
          setting('cardWork', { subContent: [entryLink('board')] })(all),
        ),
      ),
    told: [
      'entry board edited on /how-to/board',
      '  introduction embeds,links,words +0 -22',
      '    removed heading-2 /content/1 > [-Filters-]',
      '    removed paragraph /content/2 > [-Choose a crew and read about crews.-]',
      '    removed list-item /content/3/content/0 > [-One job a line-]',
      '    removed list-item /content/3/content/1 > [-One crew a row-]',
      '    removed paragraph /content/4 > [-Close the board in the evening.-]',
      '    removed embed /content/5 > [-Note-]',
      '  relatedContent + -crews',
      'entry cardWork edited on ',
      '  subContent + -crews',
      'entry crews removed published > none (left out) on /how-to/crews',
      '  title Plan crews > none',
      '  introduction links,words +0 -3',
      '    removed paragraph /content/0 > [-See the board.-]',
      '  howToSections + -shifts',
      '  url crews > none',
      'entry shifts removed published > none (left out) on /how-to/crews',
      '  heading Shifts > none',
      '  anchor shifts > none',
      '  content words +0 -3',
      '    removed paragraph /content/0 > [-Name a shift.-]',
      'anchor gone /how-to/board#filters',
      'page gone /how-to/crews paste /how-to/crews,<choose-a-page>,true,true,true',
      'contents crews removed Work:2 > none',
      'home HPCategories edited + - ~cardWork',
      'came refs/unreachable note',
    ],
  },
  {
    what: 'an article has another address',
    edit: setting('invoices', { url: 'send-invoices' }),
    told: [
      'entry invoices edited on /how-to/send-invoices',
      '  url {+send-+}invoices',
      'page moved /how-to/invoices > /how-to/send-invoices paste /how-to/invoices,/how-to/send-invoices,true,true,true',
      'home HPCategories edited + - ~cardMoney',
    ],
  },
  {
    what: 'an article has another address, and a redirect',
    edit: (all) =>
      adding(entry('redirectRule', 'led', { fromPath: '/how-to/invoices', toPath: '/how-to/send-invoices' }))(
        setting('invoices', { url: 'send-invoices' })(all),
      ),
    told: [
      'entry invoices edited on /how-to/send-invoices',
      '  url {+send-+}invoices',
      'entry led added none (left out) > published on ',
      '  fromPath none > /how-to/invoices',
      '  toPath none > /how-to/send-invoices',
      'page moved /how-to/invoices > /how-to/send-invoices leads to /how-to/send-invoices',
      'redirect added /how-to/invoices {"to":"/how-to/send-invoices","isPermanent":false,"ignoreCase":true,"inBrowser":true}',
      'home HPCategories edited + - ~cardMoney',
    ],
  },
  {
    what: 'a draft is published',
    edit: inState('later', states.published),
    told: [
      'entry later state draft (left out) > published on /how-to/later',
      'page new > /how-to/later',
      'contents later added none > How-to',
    ],
  },
  {
    what: 'a snippet is taken back',
    edit: inState('tip', states.draft),
    told: ['entry tip state published > draft (left out) on ', 'went refs/unreachable tip'],
  },
  {
    what: 'an entry is archived',
    edit: inState('later', states.archived),
    told: ['entry later state draft (left out) > archived (left out) on '],
  },
  {
    what: 'a published entry is being edited',
    edit: inState('tip', states.changed),
    told: ['entry tip state published > changed on ', 'came refs/unpublished-changes tip'],
  },
  {
    what: 'a redirect leads elsewhere',
    edit: setting('old', { toPath: '/how-to/crews' }),
    told: [
      'entry old edited on ',
      '  toPath /how-to/[-board-]{+crews+}',
      'redirect edited /old-board {"to":"/how-to/board","isPermanent":true,"ignoreCase":true,"inBrowser":true} {"to":"/how-to/crews","isPermanent":true,"ignoreCase":true,"inBrowser":true}',
    ],
  },
  {
    what: 'a redirect is removed',
    edit: without('old'),
    told: [
      'entry old removed published > none (left out) on ',
      '  fromPath /old-board > none',
      '  toPath /how-to/board > none',
      '  isPermanent true > none',
      'redirect gone /old-board paste /old-board,/how-to/board,true,true,true',
      'redirect removed /old-board {"to":"/how-to/board","isPermanent":true,"ignoreCase":true,"inBrowser":true}',
    ],
  },
  {
    what: 'a redirect is added',
    edit: adding(entry('redirectRule', 'older', { fromPath: '/older', toPath: '/how-to/board' })),
    told: [
      'entry older added none (left out) > published on ',
      '  fromPath none > /older',
      '  toPath none > /how-to/board',
      'redirect added /older {"to":"/how-to/board","isPermanent":false,"ignoreCase":true,"inBrowser":true}',
    ],
  },
  {
    what: 'a capability moves to another area',
    edit: setting('routing', { productArea: entryLink('field') }),
    told: [
      'entry routing edited on /product-capability/routing',
      '  productArea +field -office',
      'contents routing moved Office > Field',
    ],
  },
  {
    what: 'an article moves to another category',
    edit: (all) =>
      setting('cardMoney', { subContent: [entryLink('invoices'), entryLink('crews')] })(
        setting('cardWork', { subContent: [entryLink('board')] })(all),
      ),
    told: [
      'entry cardMoney edited on ',
      '  subContent +crews -',
      'entry cardWork edited on ',
      '  subContent + -crews',
      'move crews parent cardWork.subContent.2 > cardMoney.subContent.2',
      'contents crews moved Work:2 > Money:2',
      'home HPCategories edited + - ~cardWork,cardMoney',
    ],
  },
  {
    what: 'categories are put in another order',
    edit: setting('categories', { subContent: [entryLink('cardMoney'), entryLink('cardWork')] }),
    told: [
      'entry categories edited on ',
      '  subContent + - reordered',
      'move cardWork position categories.subContent.1 > categories.subContent.2',
      'contents cardWork moved top:1 > top:2',
      'home HPCategories edited + - ~ reordered',
    ],
  },
  {
    what: 'a card is taken off the home page',
    edit: setting('categories', { subContent: [entryLink('cardWork')] }),
    told: [
      'entry categories edited on ',
      '  subContent + -cardMoney',
      'contents cardMoney removed top:2 > none',
      'contents invoices moved Money:1 > How-to',
      'home HPCategories edited + -cardMoney ~',
      'came home/unknown-section cardMoney',
    ],
  },
  {
    what: 'a section of the home page has another title',
    edit: setting('categories', { title: 'Topics' }),
    told: [
      'entry categories edited on ',
      '  title [-Categories-]{+Topics+}',
      'home HPCategories edited was Categories + - ~',
    ],
  },
  {
    what: 'an announcement is pinned',
    edit: setting('news', { pin: true }),
    told: ['entry news edited on ', '  pin false > true', 'announcement news edited pinned'],
  },
  {
    what: 'an announcement is added',
    edit: adding(
      entry('announcement', 'more', {
        title: 'More news',
        learnMoreLinks: [{ label: 'Read', url: '/how-to/board' }],
      }),
    ),
    told: [
      'entry more added none (left out) > published on ',
      '  title none > More news',
      '  learnMoreLinks +Read (/how-to/board) -',
      'announcement more added',
    ],
  },
  {
    what: 'an asset is added',
    edit: adding(rawAsset('spare')),
    told: ['asset spare added none > published'],
  },
  {
    what: 'an asset is removed',
    edit: without('picture'),
    told: [
      'asset picture removed published > none',
      'came refs/missing-asset routing',
      'came refs/missing-asset photo',
    ],
  },
  {
    what: 'an asset has another file',
    edit: setting('picture', {
      file: {
        url: '//images.ctfassets.net/space1/picture/token2/new.png',
        fileName: 'new.png',
        contentType: 'image/png',
        details: { size: 900, image: { width: 640, height: 480 } },
      },
    }),
    told: [
      'asset picture edited',
      '  file //images.ctfassets.net/space1/picture/token/picture.png > //images.ctfassets.net/space1/picture/token2/new.png',
      '  size 1200 > 900',
    ],
  },
  {
    what: 'an asset has other words',
    edit: setting('picture', { title: 'The board', description: 'Jobs in rows' }),
    told: [
      'asset picture edited',
      '  title Picture picture > The board',
      '  description What picture shows > Jobs in rows',
    ],
  },
  {
    what: 'a link breaks',
    edit: setting('invoices', {
      introduction: doc(p('Send an ', hyperlink('/how-to/nowhere', 'invoice'), '.')),
    }),
    told: [
      'entry invoices edited on /how-to/invoices',
      '  introduction links +0 -0',
      '    edited paragraph /content/0 > /content/0 Send an <invoice: none > /how-to/nowhere>.',
      'came links/broken-page invoices',
    ],
  },
];
