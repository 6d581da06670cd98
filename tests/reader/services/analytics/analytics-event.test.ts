import { describe, expect, test } from 'vitest';
import { caseCloseEvent } from '../../../../reader/services/analytics/case-close-event.ts';
import { feedbackEvent } from '../../../../reader/services/analytics/feedback-event.ts';
import { mediaEvent } from '../../../../reader/services/analytics/media-event.ts';
import { noClickEvent, noResultEvent } from '../../../../reader/services/analytics/search-events.ts';
import { pageViewEvent, searchEvent } from '../../../../reader/services/analytics/page-events.ts';

const no = { helpful: false, couldntFind: false, didntWork: false, unclear: false, comment: '' } as const;

describe('the event of an answered poll', () => {
  test('says Yes, and nothing else of an anonymous reader [AP-2]', () => {
    expect(feedbackEvent({ helpful: true }, {})).toEqual({
      content_group: 'knowledge-base',
      event_name: 'feedback',
      st_event_value: 'Yes',
      st_event_comment: '-',
      st_tenant: '-',
      st_user: '-',
      st_feedback_couldnt_find: '-',
      st_feedback_unclear: '-',
      st_feedback_didnt_work: '-',
    });
  });

  test('has No, the reasons and the sender [AP-2]', () => {
    const feedback = { ...no, couldntFind: true, unclear: true, comment: '  Add a picture.\n' };
    expect(feedbackEvent(feedback, { tenant: 'byron-heating', user: 'ada' })).toEqual({
      content_group: 'knowledge-base',
      event_name: 'feedback',
      st_event_value: 'No',
      st_event_comment: 'Add a picture.',
      st_tenant: 'byron-heating',
      st_user: 'ada',
      st_feedback_couldnt_find: 'x',
      st_feedback_unclear: 'x',
      st_feedback_didnt_work: '-',
    });
  });

  test('ticks each reason by itself [AP-2]', () => {
    expect(feedbackEvent({ ...no, didntWork: true }, {})).toMatchObject({
      st_feedback_couldnt_find: '-',
      st_feedback_unclear: '-',
      st_feedback_didnt_work: 'x',
    });
  });

  test('takes blanks for nothing', () => {
    const event = feedbackEvent({ ...no, comment: ' \n' }, { tenant: '', user: ' ' });
    expect(event).toMatchObject({ st_event_comment: '-', st_tenant: '-', st_user: '-' });
  });
});

test('a search has its words and the page where it began [HM-1]', () => {
  expect(searchEvent({ words: 'invoice', from: '/faq/payroll-faq' })).toEqual({
    content_group: 'knowledge-base',
    event_name: 'search',
    search_term: 'invoice',
    search_from: '/faq/payroll-faq',
  });
  expect(searchEvent({ words: 'invoice' }).search_from).toBe('-');
});

test('a page view has the path and the title of the page', () => {
  expect(pageViewEvent({ path: '/', title: 'Northfield' })).toEqual({
    content_group: 'knowledge-base',
    event_name: 'page_view',
    page_path: '/',
    page_title: 'Northfield',
  });
});

test('the event of a file that plays has whole seconds, and says where it knows none [AR-19]', () => {
  const report = { event: 'progress', title: '', url: '/assets/a.mp3', positionSeconds: 1.6 } as const;
  expect(mediaEvent({ ...report, durationSeconds: undefined })).toEqual({
    content_group: 'knowledge-base',
    event_name: 'media',
    media_action: 'progress',
    media_title: '-',
    media_url: '/assets/a.mp3',
    media_position_seconds: 2,
    media_duration_seconds: '-',
  });
});

test('a search without results, and results without a click, are events', () => {
  expect(noResultEvent('fax machine')).toEqual({
    content_group: 'knowledge-base',
    event_name: 'no_result',
    search_term: 'fax machine',
  });
  expect(noClickEvent('unpaid invoice', 34)).toEqual({
    content_group: 'knowledge-base',
    event_name: 'no_click',
    search_term: 'unpaid invoice',
    search_results: 34,
  });
});

test('an answer about a support case has the page and the sender, but not the case [DF-4]', () => {
  const address = 'https://help.example/how-to/x';
  const sender = { tenant: 'byron-heating', user: 'ada' };
  expect(caseCloseEvent({ isClosed: true, address }, sender)).toEqual({
    content_group: 'knowledge-base',
    event_name: 'case_close',
    st_event_value: 'Yes',
    st_event_comment: address,
    st_tenant: 'byron-heating',
    st_user: 'ada',
  });
  expect(caseCloseEvent({ isClosed: false, address }, {})).toMatchObject({
    st_event_value: 'No',
    st_tenant: '-',
    st_user: '-',
  });
});
