import {
  embedded,
  embeddedAsset,
  FaultySpace,
  heading,
  inlineEntry,
  link,
  linkTo,
  other,
  p,
  table,
  toEntry,
  words,
} from './plant.ts';

/** The sample with sixty faults of many kinds, on a few of its pages. */
export function faultySpace(): FaultySpace {
  const space = new FaultySpace();
  plantLinks(space);
  plantReferences(space);
  plantTexts(space);
  plantMedia(space);
  plantQuestions(space);
  plantFields(space);
  plantCards(space);
  return space;
}

/** Links in the first section of a how-to, each in a paragraph of its own. */
function plantLinks(space: FaultySpace): void {
  const [owner, field] = ['hwAddTechnician_s1', 'content'];
  const at = '/content/1';
  const links: readonly (readonly [rule: string, uri: string, text: string])[] = [
    ['links/broken-page', '/how-to/no-such-page', 'the page that is gone'],
    ['links/broken-anchor', '/how-to/add-a-technician#no-such-place', 'the place that is gone'],
    ['links/absolute', 'https://help.vanbase.example/faq/dispatch-faq', 'the whole address'],
    ['links/redirected', '/how-to/payroll-pro-setup', 'the page that has moved'],
    ['links/insecure', 'http://partner.example/terms', 'the partner’s terms'],
    ['links/malformed', 'https://', 'the address that is none'],
    ['links/unsafe-scheme', 'javascript:alert(1)', 'the script'],
    ['links/odd-target', 'http://localhost:3000/', 'somebody’s own machine'],
    ['links/vague-text', 'https://partner.example/manual', 'click here'],
  ];
  for (const [index, [rule, uri, text]] of links.entries()) {
    const seen = `Link ${index + 1} leads to`;
    space.inText(rule, owner, field, p(`${seen} `, link(uri, text)), { at, block: seen });
  }
  const empty = p('A link of no words ', link('https://partner.example', ' '), ' here.');
  space.inText('links/empty-text', owner, field, empty, { at, block: 'A link of no words' });
}

function plantReferences(space: FaultySpace): void {
  const [owner, field] = ['hwAddTechnician_s2', 'content'];
  const at = '/content/1';
  space.inText('refs/missing-entry', owner, field, embedded('noSuchEntry'), { block: 'noSuchEntry' });
  const line = p('In this line ', inlineEntry('noSuchLine'), ' is missing.');
  space.inText('refs/missing-entry', owner, field, line, { at, block: 'In this line' });
  const dangling = p('A link to ', toEntry('noSuchTarget', 'nothing'), '.');
  space.inText('refs/missing-entry', owner, field, dangling, { at, block: 'A link to' });
  space.inText('refs/missing-asset', owner, field, embeddedAsset('noSuchFile'), { block: 'noSuchFile' });
  space.snippet('draftSnippet', 'Only a draft', p('Draft.'));
  space.unpublish('draftSnippet', 'draft');
  space.inText('refs/draft-target', owner, field, embedded('draftSnippet'), { block: 'Only a draft' });
  space.snippet('archivedSnippet', 'An old text', p('Old.'));
  space.unpublish('archivedSnippet', 'archived');
  space.inText('refs/archived-target', owner, field, embedded('archivedSnippet'), { block: 'An old text' });
  const urn = 'crn:contentful:::content:spaces/other/entries/abc';
  const elsewhere = { target: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn } } };
  space.inText('refs/other-space', owner, field, other('embedded-resource-block', [], elsewhere), {
    block: 'content of another space',
  });
  space.snippet('mirror', 'A mirror', p('Words of the mirror.'));
  space.inText('refs/cycle', 'mirror', 'content', embedded('mirror'), { block: '"A mirror"' });
  space.append(owner, field, embedded('mirror'));

  const article = 'hwAddTechnician';
  const wrong = space.list(article, 'spotlightBoxes', 'glAccounting_t1');
  space.fault('refs/wrong-type', article, { field: wrong, block: 'Accounts receivable', slackPx: 80 });
  const twice = space.list(article, 'spotlightBoxes', 'hwAddTechnician_b2');
  space.fault('refs/duplicate', article, { field: twice, block: 'Good to know', slackPx: 80 });
  const gone = space.list(article, 'howToSections', 'noSuchSection');
  space.fault('refs/missing-entry', article, { field: gone, block: 'noSuchSection' });
  const related = space.list(article, 'relatedContent', 'noSuchArticle');
  // below the list
  space.fault('refs/missing-entry', article, { field: related, block: 'Related Articles', slackPx: 240 });
}

function plantTexts(space: FaultySpace): void {
  const [owner, field] = ['hwAddTechnician_s3', 'content'];
  const carousel = other('carousel', [p('A carousel of words.')]);
  space.inText('rich-text/unknown-node', owner, field, carousel, { block: 'A carousel of words' });
  const blinking = p(words('Blinking words.', 'blink'));
  space.inText('rich-text/unknown-mark', owner, field, blinking, {
    at: '/content/0',
    block: 'Blinking words',
  });
  const item = other('list-item', [p('An item of no list.')]);
  space.inText('rich-text/misplaced', owner, field, item, { block: 'An item of no list' });
  space.inText(
    'rich-text/malformed',
    owner,
    field,
    { nodeType: 'paragraph', data: {} },
    { block: 'An item of no list' },
  );
  space.append(owner, field, heading(2, 'A heading of its own'));
  space.inText('headings/skipped', owner, field, heading(6, 'Much too deep'), { block: 'Much too deep' });
  space.inText('headings/empty', owner, field, heading(3, ' '), { block: 'Much too deep' });
  space.inText('tables/no-header', owner, field, table(['Van', 'Driver'], ['12', 'Ana']), {
    block: 'Driver',
  });
  const ragged = table(['Tool', 'Shelf'], ['Drill', 'B'], ['Saw']);
  space.inText('tables/ragged', owner, field, ragged, { at: '/content/2', block: 'Saw' });
  space.fault('tables/no-header', owner, {
    field,
    path: space.last(owner, field),
    block: 'Shelf',
    slackPx: 80,
  });
  const title = heading(2, 'Add a technician');
  space.inText('headings/title-in-body', 'hwAddTechnician', 'introduction', title, {
    block: 'Add a technician',
  });
}

const asset = (id: string) => linkTo('Asset', id);

/** Media, each embedded in a section of another how-to. */
function plantMedia(space: FaultySpace): void {
  const [owner, field] = ['hwBookJob_s1', 'content'];
  const medium = (id: string, values: Readonly<Record<string, unknown>>): void => {
    space.append(owner, field, p(`Before ${id}`));
    space.append(owner, field, embedded(space.add('media', id, values)));
    space.append(owner, field, p(`After ${id}`));
  };
  space.copyAsset('aImgTechnicianProfile', 'bareAsset', (fields) => void (fields['description'] = undefined));
  medium('bareMedia', { name: 'Bare', media: asset('bareAsset'), altText: 'IMG_2041.png' });
  space.fault('media/alt-is-file-name', 'bareMedia', { field: 'altText', between: 'bareMedia' });
  space.copyAsset('aImgTechnicianProfile', 'emptyAsset', (fields) => void (fields['file'] = undefined));
  medium('emptyMedia', { name: 'Empty', media: asset('emptyAsset'), altText: 'A van' });
  space.fault('media/no-file', 'emptyMedia', { field: 'media', between: 'emptyMedia' });
  space.copyAsset('aImgTechnicianProfile', 'mutePicture', (fields) => {
    fields['title'] = undefined;
    fields['description'] = undefined;
  });
  medium('muteMedia', { name: 'Mute', media: asset('mutePicture') });
  space.fault('media/no-alt', 'muteMedia', { field: 'altText', between: 'muteMedia' });
  medium('unsafeMedia', { name: 'Unsafe', videoUrl: 'ftp://films.example/a.mp4' });
  space.fault('media/unsafe-url', 'unsafeMedia', { field: 'videoUrl', between: 'unsafeMedia' });
  medium('insecureMedia', { name: 'A film over http', videoUrl: 'http://films.example/a.mp4' });
  space.fault('media/insecure', 'insecureMedia', { field: 'videoUrl', between: 'insecureMedia' });
  medium('unknownMedia', { name: 'A page in place of a film', videoUrl: 'https://films.example/watch' });
  space.fault('media/unknown-service', 'unknownMedia', { field: 'videoUrl', between: 'unknownMedia' });
  medium('missingMedia', { name: 'Missing', media: asset('noSuchPicture'), altText: 'A van' });
  space.fault('refs/missing-asset', 'missingMedia', { field: 'media', between: 'missingMedia' });
  space.copyAsset('aImgTechnicianProfile', 'hugeAsset', (_fields, file) => {
    file['details'] = { ...(file['details'] as object), size: 90_000_000 };
  });
  medium('hugeMedia', { name: 'Huge', media: asset('hugeAsset'), altText: 'A van in the yard' });
  space.fault('media/oversized', 'hugeAsset', { between: 'hugeMedia' });
}

/** In parts that are closed at first. */
function plantQuestions(space: FaultySpace): void {
  space.set('faqDispatch_q2', 'question', space.value('faqDispatch_q1', 'question'));
  space.fault('faq/duplicate-question', 'faqDispatch_q2', { field: 'question', block: 'technicians?' });
  space.set('faqDispatch_q3', 'answer', other('document', []));
  // at the placeholder of the question
  space.fault('faq/empty-answer', 'faqDispatch_q3', {
    field: 'answer',
    block: `"${space.value('faqDispatch_q3', 'question') as string}" is not shown here`,
  });
  const answer = p('The answer leads to ', link('/faq/no-such-faq', 'another question'));
  space.inText('links/broken-page', 'faqDispatch_q1', 'answer', answer, {
    at: '/content/1',
    block: 'The answer leads to',
  });
  space.inText('refs/missing-entry', 'faqDispatch_q4', 'answer', embedded('noSuchPart'), {
    block: 'noSuchPart',
  });
  space.set('faqDispatch_q5', 'anchor', 'with space');
  space.fault('anchors/unusable', 'faqDispatch_q5', {
    field: 'anchor',
    block: space.value('faqDispatch_q5', 'question') as string,
  });
  const again = p(
    'One leads to ',
    link('/no-such-page', 'a page'),
    ', another to ',
    link('/no-other-page', 'a page'),
    '.',
  );
  space.inText('links/broken-page', 'faqDispatch_q6', 'answer', again, {
    at: '/content/1',
    block: 'One leads to',
  });
  space.fault('links/broken-page', 'faqDispatch_q6', {
    field: 'answer',
    path: `${space.last('faqDispatch_q6', 'answer')}/content/3`,
    block: 'another to',
  });
  space.set('faqDispatch_q6', 'anchor', space.value('faqDispatch_q7', 'anchor'));
  space.fault('anchors/duplicate', 'faqDispatch_q7', {
    field: 'anchor',
    block: space.value('faqDispatch_q7', 'question') as string,
  });

  space.set('glAccounting_t2', 'term', space.value('glAccounting_t1', 'term'));
  space.fault('glossary/duplicate-term', 'glAccounting_t2', {
    field: 'term',
    block: 'Accounts receivable',
    slackPx: 80,
  });
  const gone = space.list('glAccounting', 'terms', 'noSuchTerm');
  space.fault('refs/missing-entry', 'glAccounting', { field: gone, block: 'noSuchTerm' });
}

/** Fields that a page shows at no place of their own: at the article's title, at the part, or in the list alone. */
function plantFields(space: FaultySpace): void {
  const article = 'hwBookJob';
  const title = space.value(article, 'title') as string;
  space.set(article, 'secret', 'of no type');
  space.fault('schema/unknown-field', article, { field: 'secret', block: title });
  space.set(article, 'displayToc', 'yes');
  space.fault('schema/wrong-type', article, { field: 'displayToc', block: title });
  space.set(article, 'metaDescription', 'A sentence with an\u200b invisible character.');
  space.fault('schema/invisible-characters', article, { field: 'metaDescription', block: title });
  space.set('hwBookJob_s2', 'heading', 'x'.repeat(257));
  space.fault('schema/too-long', 'hwBookJob_s2', { field: 'heading', block: 'xxxxxxxx' });
  space.set('faqScheduling_tbl', 'rows', 9);
  space.fault('tables/size-mismatch', 'faqScheduling_tbl', {
    field: 'rows',
    block: 'Memorial Day',
    slackPx: 120,
  });
  space.set('faqScheduling_tbl', 'columns', 7);
  space.fault('tables/size-mismatch', 'faqScheduling_tbl', {
    field: 'columns',
    block: 'Memorial Day',
    slackPx: 120,
  });
}

/** On pages that are lists of cards, and in the box of an article. */
function plantCards(space: FaultySpace): void {
  space.set('hcDispatch', 'borderColor1', 'nearly green');
  space.fault('schema/invalid-colour', 'hcDispatch', {
    field: 'borderColor1',
    block: 'Dispatch',
    slackPx: 120,
  });
  space.set('anAudit25', 'ctaLink', undefined);
  space.set('anAudit25', 'learnMoreLinks', undefined);
  space.set('anAudit25', 'description', other('document', [p('Nothing leads on from here.')]));
  space.fault('announcements/no-link', 'anAudit25', {
    field: 'ctaLink',
    block: 'Security audit',
    slackPx: 120,
  });
  const box = p('The box leads to ', link('/nowhere-at-all', 'nowhere'));
  space.inText('links/broken-page', 'hwAddTechnician_b1', 'description', box, {
    at: '/content/1',
    block: 'The box leads to',
  });
  space.set('capApi', 'image', linkTo('Asset', 'noSuchCover'));
  space.fault('refs/missing-asset', 'capApi', { field: 'image', block: 'noSuchCover' });
  // a name that no page shows at a place of its own
  space.set('tplInfo', 'extra', 'of no type');
  space.fault('schema/unknown-field', 'tplInfo', { field: 'extra' });
}
