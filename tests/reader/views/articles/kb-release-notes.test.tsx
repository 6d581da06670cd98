// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { node, richText } from '../../builders.ts';
import { outlineOf, renderNode, wordsOf } from '../render-node.tsx';

const note = (id: string, fields: Parameters<typeof node<'kbReleaseNotesNote'>>[1]) =>
  node('kbReleaseNotesNote', fields, { id, anchor: id, level: 4 });

const releaseNotes = node('kbReleaseNotes', {
  title: 'Summer',
  about: richText('A faster board.'),
  interactiveContent: node('interactiveContent', {
    title: 'Try the board',
    url: 'https://academy.vanbase.example/tour',
    description: richText('Drag three jobs.'),
  }),
  videoHighlights: [node('externalVideo', { title: 'Six minutes', videoUrl: 'https://vimeo.com/847203915' })],
  spotlightBoxes: [
    node(
      'spotlightBox',
      { name: 'PDF Available (summer)', description: richText('Take it with you.') },
      { id: 'pdf' },
    ),
    node('spotlightBox', { name: 'App', description: richText('Update the app.') }, { id: 'app' }),
  ],
  sections: [
    node(
      'kbReleaseNotesSection',
      {
        sectionName: node('sectionName', { name: 'New' }),
        noteGroup: [
          node(
            'kbReleaseNotesNoteGroup',
            {
              category: node('sectionName', { name: 'Dispatch' }),
              notes: [
                note('days', { title: 'Two days', description: richText('Side by side.') }),
                note('plans', { description: richText('In every plan.'), hideBullet: true }),
              ],
            },
            { id: 'g1', anchor: 'dispatch', level: 3 },
          ),
          node(
            'kbReleaseNotesNoteGroup',
            { category: node('sectionName', { name: 'Other' }), ignoreCategory: true },
            { id: 'g2' },
          ),
        ],
      },
      { id: 's1', anchor: 'new', level: 2 },
    ),
    node(
      'contentSnippet',
      { name: 'Internal', content: richText('Sync first.') },
      { anchor: 'more-information', level: 2 },
    ),
  ],
});

test('sections, groups and notes are nested, and an ignored category has no heading [AR-6]', () => {
  expect(outlineOf(renderNode(releaseNotes))).toEqual([
    'h2#new New',
    'h3#dispatch Dispatch',
    'h4#days Two days',
    'h2#more-information More information',
  ]);
});

test('only entries that are no sections open and close [AR-6]', () => {
  expect(wordsOf(renderNode(releaseNotes), 'details')).toEqual(['More informationSync first.']);
});

test('a box that announces a PDF is a banner of its own at the top [AR-6]', () => {
  const banners = [...renderNode(releaseNotes).querySelectorAll<HTMLElement>('[role=note]')];
  expect(banners.map((one) => [one.dataset['type'], one.textContent])).toEqual([
    ['attachment', 'PDF AvailableTake it with you.'],
    ['info', 'Good to knowUpdate the app.'],
  ]);
  expect(renderNode(releaseNotes).firstElementChild?.textContent).toBe('PDF AvailableTake it with you.');
});

test('what can be tried is a link that names its host, in a window of its own until a reader opens it here [AR-6] [BR-4]', () => {
  const page = renderNode(releaseNotes);
  const link = page.querySelector('a[data-action=open-frame]');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.textContent).toBe('Try the board academy.vanbase.example Open it here');
  expect(page.querySelector('iframe')).toBeNull();
  expect(wordsOf(page, '[data-action=open-frame] + figcaption > div')).toEqual(['Drag three jobs.']);
});
