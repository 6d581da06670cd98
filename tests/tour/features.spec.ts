import { phone } from '../browser/frame.ts';
import { articleOfType } from '../browser/sample.ts';
import type { Target } from './in-page.ts';
import { expect, test } from './tour.ts';

const guide = '/how-to/use-the-dispatch-board';
const { kbFaq, kbHowTo } = articleOfType;

/** Finds an element of a role by its name. */
const role =
  (css: string) =>
  (name: string, inside?: Target): Target => ({ css, name, ...(inside && { inside }) });
const alertDialog = role('[role=alertdialog]');
const button = role('button');
const checkbox = role('input[type=checkbox]');
const dialog = role('dialog, [role=dialog]');
const link = role('a[href]');
const navigation = role('nav');
const region = role('section, [role=region]');
const told = (text: string, inside?: Target): Target => ({
  css: '[role=status]',
  text,
  ...(inside && { inside }),
});
const pageTitle = (text: string): Target => ({ css: 'h1', text });
const main: Target = { css: 'main' };
const banner: Target = { css: 'header' };
const searchField: Target = { css: '[role=combobox]', inside: main };

test('a link opens the next page without a document, and its title gets the focus [RT-3]', async ({
  reader,
}) => {
  await reader.open('/');
  await reader.until(
    'the page is marked',
    () => Object.assign(window, { isSameDocument: true }).isSameDocument,
    undefined,
  );
  await reader.press(link('Announcements', banner));
  await reader.focusIn(pageTitle('Announcements'));
  await reader.until('the document is the same', () => 'isSameDocument' in window, undefined);
  await reader.until('the reader goes back', () => (history.back(), true), undefined);
  await reader.see(pageTitle('How can we help you?'));
});

test('a search is filtered and paged [SR-3] [SR-5]', async ({ reader }) => {
  await reader.open('/search');
  await reader.press(searchField);
  await reader.type('dispatch');
  await reader.key('Enter');
  await reader.see(told('Results 1-10 of'));
  await reader.press(link('Page 2', main));
  await reader.see(told('Results 11-20 of'));
  await reader.press(checkbox('FAQ…', main));
  await reader.press(button('Apply', main));
  await reader.seeAddress('type=kbFaq');
  await reader.see(told('Results 1-'));
  await reader.see(button('Clear all filters', main));
});

test('suggestions are chosen with the keyboard [AC-4]', async ({ reader }) => {
  await reader.open('/');
  await reader.press(searchField);
  await reader.type('dispatch b');
  await reader.see({ css: '[role=option]', text: 'Use the dispatch board' });
  await reader.key('ArrowDown');
  await reader.see({ css: '[role=option][aria-selected=true]', text: 'Use the dispatch board' });
  await reader.key('Enter');
  await reader.see(pageTitle('Use the dispatch board'));
});

test('the chat opens, answers, and gives the focus back [CH-2] [LY-8]', async ({ reader }) => {
  const chat = dialog('Ask the assistant');
  await reader.open('/how-to/take-a-payment');
  await reader.press(button('Ask a question…'));
  await reader.focusIn(chat);
  await reader.press({ css: 'textarea', inside: chat });
  await reader.type('How do I take a payment?');
  await reader.key('Enter');
  await reader.see({ css: 'article', text: 'How do I take a payment?', inside: chat });
  await reader.see({ css: 'article', name: 'AI assistant…', text: 'take a payment', inside: chat });
  await reader.press(button('Close the chat', chat));
  await reader.seeNo(chat);
  await reader.focusIn(button('Ask a question…'));
});

test('a reader signs in, gets a quick answer, and signs out [AU-1] [AU-2] [QA-1]', async ({ reader }) => {
  await reader.open('/search?q=how do I take a payment');
  await reader.press(link('Log in', banner));
  await reader.press(link('Customer…', main));
  await reader.press(button('Sign in'));
  await reader.see(button('Maria Delgado', banner));
  await reader.see({ ...region('Quick answer'), text: 'This article shows how' });
  await reader.press(link('Log out', banner));
  await reader.see(link('Log in', banner));
});

test('the poll takes an answer and its reasons [AP-1]', async ({ reader }) => {
  const poll = region('Was this article helpful?');
  await reader.open(kbHowTo.url);
  await reader.press(button('No', poll));
  await reader.press(checkbox('It was unclear', poll));
  await reader.press({ css: 'textarea', inside: poll });
  await reader.type('Say where the report is.');
  await reader.press(button('Submit', poll));
  await reader.see(told('Thanks for your feedback!', poll));
});

test('a support case is asked about, and closed once that is confirmed [DF-1] [DF-2]', async ({ reader }) => {
  const card = region('Did this article answer your question?');
  const sure = alertDialog('Are you sure?');
  await reader.open(`${kbHowTo.url}?caseId=500-7`);
  await reader.until(
    'the question comes while the reader scrolls',
    (it) => (scrollBy(0, 1), window.tour.find(it).length > 0),
    card,
  );
  await reader.press(button('Yes, Close My Case', card));
  await reader.focusIn(button('Cancel', sure));
  await reader.key('Escape');
  await reader.focusIn(button('Yes, Close My Case', card));
  await reader.press(button('Yes, Close My Case', card));
  await reader.press(button('Clos…', sure));
  await reader.see({ css: 'body', text: 'Support case closed' });
});

test('an article: its picture opens, its contents lead to places, and the link of a heading is copied [AR-1] [AR-17] [TC-2] [TC-3]', async ({
  reader,
}) => {
  await reader.open(guide);
  await test.step('a picture opens over the page, grows, and gives the focus back', async () => {
    const picture: Target = { css: 'img', inside: dialog('Enlarged picture') };
    await reader.press(link('Enlarge picture…'));
    await reader.focusIn(button('Zoom in'));
    const before = await reader.until('the picture is shown', widthOf, picture);
    await reader.key('Enter');
    await reader.see(button('Zoom out'));
    expect(await reader.until('the picture is shown', widthOf, picture)).toBeGreaterThan(before ?? 0);
    await reader.key('Escape');
    await reader.focusIn(link('Enlarge picture…'));
  });
  await test.step('contents lead to their places, and say which is being read', async () => {
    const contents = navigation('Topics Covered');
    await reader.press(link('Keyboard shortcuts', contents));
    await reader.focusIn({ css: '#keyboard-shortcuts' });
    await reader.see({ css: '[aria-current=location]', text: 'Keyboard shortcuts', inside: contents });
    await reader.seeAddress('#keyboard-shortcuts');
  });
  await test.step('the link of a heading is copied', async () => {
    await reader.press(link('Link to “Keyboard shortcuts”'));
    await reader.see(told('Link copied'));
  });
});

test('an article on a phone: all contents, and the menu, have a screen of their own, and give the focus back [TC-4] [AR-3] [LY-3] [LY-8]', async ({
  reader,
}) => {
  await reader.resize(phone);
  await reader.open(guide);
  await test.step('the menu opens, keeps the focus, and gives it back', async () => {
    await reader.press(button('Open menu'));
    await reader.focusIn(dialog('Menu'));
    for (let times = 0; times < 3; times += 1) await reader.key('Tab');
    await reader.until(
      'nothing behind the menu has the focus',
      () => document.activeElement?.closest('main') === null,
      undefined,
    );
    await reader.key('Escape');
    await reader.focusIn(button('Open menu'));
  });
  await test.step('all contents have a screen of their own', async () => {
    const bar = button('Topics Covered…');
    await reader.press(button('See all…', main));
    await reader.press(link('Keyboard shortcuts', dialog('Topics Covered')));
    await reader.focusIn({ css: '#keyboard-shortcuts' });
    await reader.press(bar);
    await reader.focusIn(dialog('Topics Covered'));
    await reader.key('Escape');
    await reader.focusIn(bar);
  });
});

test('a question opens where it is pressed, and where an address names it [AR-8]', async ({ reader }) => {
  const open: Target = { css: 'article details[open] > summary' };
  await reader.open(kbFaq.url);
  await reader.seeNo(open);
  await reader.press({ css: 'article details > summary' });
  await reader.see(open);
  const hash = await reader.until('the question is in the address', () => location.hash, undefined);
  await reader.open('/');
  await reader.open(kbFaq.url + hash);
  await reader.see(open);
});

test('announcements are found by words and by type [AN-1]', async ({ reader }) => {
  await reader.open('/announcements');
  await reader.press({ css: 'input', name: 'Search announcements' });
  await reader.type('security audit');
  await reader.see(told('1 of 16 announcements'));
  await reader.press(button('Clear search'));
  await reader.press(button('Type…', main));
  await reader.press(checkbox('Blog', dialog('Type')));
  await reader.press(button('Apply', dialog('Type')));
  await reader.seeAddress('?type=Blog');
  await reader.see(told('2 of 16 announcements'));
  await reader.focusIn(button('Type…', main));
});

test.describe('with messages of a connection', () => {
  test.use({ allowed: /youtube|503|Failed to (?:load|fetch)|load failed|NetworkError|ERR_/iu });

  test('a video plays in place, once it is asked for [AR-19]', async ({ reader }) => {
    await reader.open(guide);
    await reader.press(link('Play video…'));
    await reader.focusIn({ css: 'iframe[sandbox]' });
  });

  test('a part that did not come is had with the next press', async ({ reader }) => {
    await reader.open(kbHowTo.url);
    reader.host.failsOnce = /\/assets\/loaded-chat-.*\.js$/u;
    await reader.press(button('Ask a question…'));
    await expect.poll(() => reader.host.failsOnce).toBeUndefined();
    await reader.see({ css: 'button[aria-haspopup=dialog][aria-busy=false]', name: 'Ask a question' });
    await reader.press(button('Ask a question…'));
    await reader.see(dialog('Ask the assistant'));
  });

  test('visited pages can be read offline [OP-2]', async ({ reader }) => {
    reader.host.hasWorker = true;
    await reader.open(kbHowTo.url);
    await reader.until(
      'the worker serves the page',
      () => navigator.serviceWorker.controller !== null,
      undefined,
    );
    await reader.until('the page is kept', isKept, kbHowTo.url);
    reader.host.isDown = true;
    await reader.open(kbHowTo.url);
    await reader.see(pageTitle(kbHowTo.title));
    await reader.press(link('Announcements', banner));
    await reader.see(pageTitle('You are offline'));
    await reader.see(link(kbHowTo.title, main));
    reader.host.isDown = false;
    await reader.press(button('Try again', main));
    await reader.see(pageTitle('Announcements'));
  });
});

/** Runs in the page. */
const widthOf = (target: Target) => window.tour.find(target)[0]?.getBoundingClientRect().width;

/** Runs in the page. */
async function isKept(path: string): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith('fieldbook-'));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const has = (part: string) => kept.flat().some(({ url }) => url.includes(part));
  return has(path) && has('/assets/');
}
