// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Conversation, type ConversationProps } from '../../../../reader/features/chat/conversation.tsx';
import { keepChat } from '../../../../reader/features/chat/state/kept-chat.ts';
import { noFilters } from '../../../../reader/features/chat/state/chat-state.ts';
import type { ChatMessage } from '../../../../reader/features/chat/state/message.ts';
import type { FeedbackGiven } from '../../../../schemas/services/feedback.ts';
import { chatStandIn, reply } from './chat-stand-in.ts';

const rendered = vi.hoisted(() => ({ texts: [] as string[] }));
vi.mock('../../../../reader/bundle/answer/answer-text.tsx', () => ({
  AnswerText: ({ markdown }: { markdown: string }) => {
    rendered.texts.push(markdown);
    return <p>{markdown}</p>;
  },
}));

vi.mock('../../../../reader/bundle/answer/use-citations.ts', () => ({
  useCitations: () => resolveNothing,
  checkedSources: () => ({ sources: [], isVerified: false }),
}));
const resolveNothing = () => ({ state: 'gone' });

function closeDialog(this: HTMLDialogElement): void {
  this.removeAttribute('open');
}

beforeEach(() => {
  rendered.texts = [];
  sessionStorage.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // a wide screen
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.close = closeDialog;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const at = '2026-11-02T10:00:00.000Z';
const pairs = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index): ChatMessage[] => [
    { by: 'reader', key: `q${index}`, at, text: `Question ${index}` },
    {
      by: 'bot',
      key: `a${index}`,
      at,
      kind: 'answer',
      id: `b${index}`,
      sessionId: 's1',
      question: `Question ${index}`,
      text: `Answer ${index} with **Markdown**`,
      scoredUrls: [],
    },
  ]).flat();

const never = () => new Promise<never>(() => {});

async function show(
  messages: readonly ChatMessage[],
  answers: Parameters<typeof chatStandIn>[0] = {},
  own: Partial<ConversationProps> = {},
) {
  keepChat('', { sessionId: 's1', category: undefined, messages, filters: noFilters, step: 'idle' });
  const { service, named } = chatStandIn(answers);
  const given: FeedbackGiven[] = [];
  const props: ConversationProps = {
    service,
    bundle: { manifest: never, contents: never, autocomplete: never, redirects: never, site: never },
    page: { address: 'https://help.example/faq', path: '/faq', locale: 'en-US', starters: [] },
    reader: '',
    isOpen: true,
    isAskedFor: true,
    question: undefined,
    withholdsUnverified: false,
    onQuestionTaken() {},
    onClose() {},
    onLeave() {},
    onUnread() {},
    onFeedback: (feedback) => given.push(feedback),
    ...own,
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Conversation {...props} />
      </MemoryRouter>,
    ),
  );
  const field = place.querySelector('textarea');
  if (field === null) throw new Error('there is no field');
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (init: KeyboardEventInit) =>
    act(async () => void field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init })));
  return { place, type, press, named, given, unmount: () => act(async () => root.unmount()) };
}

test('no key renders a message of a long conversation again, a new answer only itself', async () => {
  const { place, type, press, unmount } = await show(pairs(50));
  expect(place.querySelectorAll('article')).toHaveLength(100);
  rendered.texts = [];
  for (const text of ['H', 'Ho', 'How', 'How?']) await type(text);
  expect(rendered.texts).toEqual([]);
  await press({ key: 'Enter' });
  await act(async () => {});
  expect(new Set(rendered.texts)).toEqual(new Set(['Press Void.']));
  await unmount();
});

test('an input method’s Enter and a held Enter send nothing', async () => {
  const { type, press, named, unmount } = await show([]);
  await type('すし');
  await press({ key: 'Enter', isComposing: true });
  await press({ key: 'Enter', repeat: true });
  await press({ key: 'Enter', shiftKey: true });
  expect(named('sendMessage')).toEqual([]);
  await press({ key: 'Enter' });
  expect(named('sendMessage')).toHaveLength(1);
  await unmount();
});

test('a vote goes to the service and to the site, each once [CH-3]', async () => {
  const { place, named, given, unmount } = await show(pairs(1));
  const up = place.querySelector<HTMLButtonElement>('[aria-label="Yes, this answer helped"]');
  await act(async () => up?.click());
  await act(async () => up?.click());
  expect(named('rateMessage')).toHaveLength(1);
  expect(given).toEqual([{ kind: 'chat', value: 'yes', reasons: [], query: 'Question 0' }]);
  await unmount();
});

test('an answer that no page confirms is not shown where the site says so', async () => {
  const { place, type, press, unmount } = await show(
    [],
    { sendMessage: [reply({ text: 'A guess.' })] },
    { withholdsUnverified: true },
  );
  await type('How?');
  await press({ key: 'Enter' });
  await act(async () => {});
  expect(rendered.texts).toEqual([]);
  expect(place.textContent).toContain('no page of this help center confirms it');
  await unmount();
});
