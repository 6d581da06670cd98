import { expect, test } from 'vitest';
import { entry, findingsOf } from '../../builders.ts';

const found = (type: string, values: object) =>
  findingsOf([entry(type, 'tour', { ...values })]).filter(({ rule }) => rule === 'media/frame-title');
const vimeo = 'https://vimeo.com/847203915';

test('a video of a media entry without a name and without altText is a warning [AR-19]', () => {
  expect(found('media', { videoUrl: vimeo, name: ' ' })).toEqual([
    {
      rule: 'media/frame-title',
      entry: 'tour',
      field: 'name',
      message: 'The video has no title: a screen reader cannot say what is in it.',
    },
  ]);
  expect(found('media', { videoUrl: vimeo, altText: 'The board in six minutes' })).toEqual([]);
  expect(found('media', { altText: '' })).toEqual([]);
});

test.each(['iframe', 'Video', 'https://demo.example.com/board', 'www.example.com'])(
  'the title %j says nothing of what is in the frame [AR-6]',
  (title) => {
    expect(found('interactiveContent', { title, url: 'https://demo.example.com/board' })).toEqual([
      {
        rule: 'media/frame-title',
        entry: 'tour',
        field: 'title',
        message: `The frame has the title "${title}", which does not say what is in it.`,
      },
    ]);
  },
);

test('a title that is required and missing is a finding of its own', () => {
  expect(found('interactiveContent', { url: 'https://demo.example.com/board' })).toEqual([]);
  expect(found('externalVideo', { videoUrl: vimeo, title: ' ' })).toEqual([]);
});

test('a title that says what is in the frame is no finding', () => {
  expect(found('externalVideo', { videoUrl: vimeo, title: 'The dispatch board in six minutes' })).toEqual([]);
});
