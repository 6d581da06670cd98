import { expect, test, vi } from 'vitest';
import { searchEvent } from '../../../../reader/services/analytics/page-events.ts';
import { track } from '../../../../reader/services/analytics/analytics.ts';

const event = searchEvent({ words: 'invoice' });

test.each([undefined, 'not a list', {}])(
  'an event waits in a list that is made for it in place of %j',
  (dataLayer) => {
    const page = { dataLayer };
    vi.stubGlobal('window', page);
    track(event);
    expect(page).toEqual({ dataLayer: [event] });
  },
);

test('an event goes to the tag manager that has the list', () => {
  const push = vi.fn<(event: object) => number>();
  vi.stubGlobal('window', { dataLayer: Object.assign([], { push }) });
  track(event);
  expect(push.mock.calls).toEqual([[event]]);
});

test('the last 300 events are kept until analytics is ready', () => {
  const dataLayer: object[] = [];
  vi.stubGlobal('window', { dataLayer });
  const events = Array.from({ length: 305 }, (_, index) => searchEvent({ words: String(index) }));
  for (const one of events) track(one);
  expect(dataLayer).toEqual(events.slice(5));
});

test('a failing tag manager is logged as a warning and breaks nothing [OP-3]', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const fault = new Error('blocked');
  const push = () => {
    throw fault;
  };
  vi.stubGlobal('window', { dataLayer: { push } });
  expect(() => track(event)).not.toThrow();
  const message = 'An event did not reach analytics';
  expect(warn.mock.calls).toEqual([
    [message, { type: 'warning', category: 'analytics', code: 'search', message, exception: fault }],
  ]);
});
