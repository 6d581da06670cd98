import { expect, test } from 'vitest';
import { clientOf, sampleSites } from './mcp-client.ts';

type Call = readonly [tool: string, args: Readonly<Record<string, unknown>>];

const search = (query: string, filters: Readonly<Record<string, unknown>> = {}): Call => [
  'search',
  { query, limit: 3, ...filters },
];
const read = (address: string): Call => ['read_article', { address }];

/** What a person asks, what a client calls for it, and the address that each answer must have. */
const questions: readonly (readonly [question: string, calls: readonly Call[], address: string])[] = [
  [
    'How do I add a technician?',
    [search('add technician'), read('/how-to/add-a-technician')],
    '/how-to/add-a-technician',
  ],
  [
    'Can technicians work without a signal?',
    [search('technician work without a signal')],
    '/how-to/work-offline-in-vanbase-mobile',
  ],
  [
    'Why is a job missing from my board?',
    [search('job missing from the board'), read('psJobMissing')],
    '/problem-solution/job-missing-from-board',
  ],
  [
    'What does accounts receivable mean?',
    [search('accounts receivable', { contentType: 'Glossary' })],
    '/glossary/accounting-glossary',
  ],
  [
    'How do I give a customer money back?',
    [search('how to refund a customer')],
    '/how-to/issue-a-credit-memo',
  ],
  ['How do we connect QuickBooks?', [search('set up QuickBooks')], '/how-to/connect-quickbooks'],
  [
    'How do payroll hours get exported?',
    [search('export payroll hours', { productArea: 'Payroll' })],
    '/how-to/payroll-pro',
  ],
  [
    'How does a technician get the app?',
    [search('invite a technician to the mobile app')],
    '/how-to/sign-in-to-vanbase-mobile',
  ],
  ['How do I make an API key?', [search('create an API key')], '/how-to/create-an-api-key'],
  ['Can customers pay by card at the door?', [search('pay by card at the door')], '/how-to/take-a-payment'],
  ['Why is the overtime wrong?', [search('overtime is wrong')], '/problem-solution/overtime-is-wrong'],
  [
    'How do I send a campaign?',
    [search('send an email campaign', { contentType: 'kbHowTo' })],
    '/how-to/send-an-email-campaign',
  ],
  ['What is new in the fall release?', [search('what changed in the fall release')], '/release-notes/'],
  ['How are service zones drawn?', [search('draw zones')], '/how-to/draw-service-zones'],
  ['How do I renew a membership?', [search('renew a membership')], '/how-to/renew-a-membership'],
  [
    'A technician is booked twice. What now?',
    [search('technician booked twice', { productArea: 'dispatch' })],
    '/problem-solution/technician-is-double-booked',
  ],
  [
    'Does this old link still lead somewhere? (an address from before)',
    [read('https://help.vanbase.example/faq/mobile-faq?from=mail#battery')],
    '/faq/vanbase-mobile-faq',
  ],
  [
    'Read me the Markdown copy that llms.txt names.',
    [read('https://help.vanbase.example/how-to/book-a-job.md')],
    '/how-to/book-a-job',
  ],
  ['What is the help center about?', [['list_areas', {}]], '/landing-page/dispatch'],
  ['What was announced lately?', [['list_announcements', { limit: 2 }]], '/announcements#anFall26'],
];

test.each(questions)('%s [SV-5]', async (_, calls, address) => {
  const { call } = await clientOf(sampleSites);
  for (const [tool, args] of calls) {
    const { text, isError } = await call(tool, args);
    expect(isError, text).toBeUndefined();
    expect(text).toContain(`https://help.vanbase.example${address}`);
  }
});
