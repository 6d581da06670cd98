import { afterEach, describe, expect, test } from 'vitest';
import { closeCase } from '../../../../reader/services/case-close.ts';
import { chatService } from '../../../../reader/services/help-center/chat.ts';
import type { HelpCenterCall } from '../../../../reader/services/help-center/help-center-call.ts';
import { liveSearch } from '../../../../reader/services/search/live-search.ts';
import { quickAnswerService } from '../../../../reader/services/help-center/quick-answer.ts';
import type { UserMessageRequest } from '../../../../schemas/services/help-center/chat.ts';
import { helpCenterStandIn, json } from '../help-center/help-center-stand-in.ts';
import { query, searchStandIn } from '../search/search-stand-in.ts';

const refusals = {
  '401': json(401, {}),
  '401 of the gateway': json(401, { Message: 'Expired' }),
  '403 with Message': json(403, { Message: 'Expired' }),
} as const;

const session = { sessionId: 's1' };
const vote = { rating: 1, options: 0 } as const;
const message = {
  ...session,
  text: 'How?',
  requestParams: {},
  source: { area: 'KnowledgeBase' },
  isControlGroup: false,
  filters: { contentTypes: [], productAreas: [], sources: [] },
  includeHistory: false,
} satisfies UserMessageRequest;

/** Every call that carries the help center's token, by the end of its path. */
const ofHelpCenter: Readonly<Record<string, (call: HelpCenterCall) => Promise<unknown>>> = {
  settings: (call) => chatService(call).settings(),
  'filter-options': (call) => chatService(call).filterOptions(),
  'create-session': (call) => chatService(call).createSession({}),
  'user-message': (call) => chatService(call).sendMessage(message, { onText: () => {} }),
  'bot-message-feedback': (call) => chatService(call).rateMessage({ ...session, botMessageId: 'b1' }, vote),
  'session-feedback': (call) => chatService(call).rateSession('s1', vote),
  'update-session-category': (call) =>
    chatService(call).updateCategory('s1', { category: 'Jobs', subCategory: 'Board' }),
  'close-session': (call) => chatService(call).closeSession('s1'),
  'refresh-auth-cookies': (call) => chatService(call).refreshCookies(),
  answer: (call) => quickAnswerService(call).ask('How?', { onText: () => {} }),
  vote: (call) => quickAnswerService(call).vote({ id: 'a1', ...vote }),
};

const ofSearch: Readonly<Record<string, (search: ReturnType<typeof liveSearch>) => Promise<unknown>>> = {
  'a search': ({ search }) => search(query),
  'the list of suggestions': ({ suggestions }) => suggestions(),
  'an event': ({ track }) => track({ type: 'click', data: { code: 'c1' } }),
};

let close: () => Promise<void>;
afterEach(() => close());

describe.each(Object.entries(refusals))('where %s stays', (_what, refusal) => {
  test.each(Object.entries(ofHelpCenter))('%s goes out twice, with two tokens [CH-4]', async (name, make) => {
    const standIn = await helpCenterStandIn(refusal);
    ({ close } = standIn);
    expect(await make(standIn.call)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    const sent = standIn.asked.filter(({ path }) => path.split('?')[0]?.endsWith(`/${name}`) === true);
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(standIn.tokens()).toBe(2);
  });

  test.each(Object.entries(ofSearch))('%s goes out twice, with two tokens [SR-9]', async (_name, make) => {
    const standIn = await searchStandIn({ search: [refusal] });
    ({ close } = standIn);
    expect(await make(liveSearch(standIn.settings, standIn.world))).toMatchObject({ ok: false });
    expect(standIn.counts()).toEqual({ auth: 2, search: 2 });
  });

  test('a case that is closed without a token goes out once [DF-4]', async () => {
    const standIn = await helpCenterStandIn(refusal);
    ({ close } = standIn);
    const address = `${standIn.address}/salesforce/closecase`;
    const closing = { caseId: '500-7', articleUrl: 'https://help.example/x' };
    expect(await closeCase({ ...closing, address, fetch })).toMatchObject({ ok: false });
    expect(standIn.asked).toHaveLength(1);
  });
});
