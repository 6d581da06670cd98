import { describe, expect, test } from 'vitest';
import { exportOf } from '../../../pipeline/documents.ts';
import { get, standInOf } from '../clients.ts';
import { page } from '../spaces.ts';
import type { StandIn } from '../../../../cli/stand-in/stand-in.ts';

interface Sent {
  readonly body?: string;
  readonly version?: number;
  readonly api?: 'MANAGEMENT' | 'DELIVERY';
}

/** The status of a reply, and the id of its error or the versions that it has. */
async function send(standIn: StandIn, request: string, { body, version, api = 'MANAGEMENT' }: Sent = {}) {
  const [method = '', path = ''] = request.split(' ');
  const address = `${standIn.url}/spaces/${standIn.space.id}/environments/${standIn.space.environment}/${path}`;
  const headers = {
    authorization: `Bearer ${standIn.env[`CONTENTFUL_${api}_TOKEN`]}`,
    ...(version !== undefined && { 'x-contentful-version': String(version) }),
  };
  const response = await fetch(address, { method, headers, ...(body !== undefined && { body }) });
  const { sys } = (await response.json()) as {
    sys: { id: string; version?: number; publishedVersion?: number };
  };
  return response.ok ? [sys.version, sys.publishedVersion] : [response.status, sys.id];
}

const type = JSON.stringify({ name: 'Page', displayField: 'title', fields: [{ id: 'title', name: 'Title', type: 'Symbol' }] }); // oxfmt-ignore

describe('a content type that is sent to the management API', () => {
  test('has versions as in Contentful, and an editor interface once it is published', async () => {
    const standIn = await standInOf(exportOf([]));
    const controls = JSON.stringify({ controls: [{ fieldId: 'title', widgetId: 'singleLine' }] });
    const editor = 'content_types/page/editor_interface';
    expect(await send(standIn, 'PUT content_types/page', { body: type })).toEqual([1, undefined]);
    expect(await send(standIn, `PUT ${editor}`, { body: controls })).toEqual([404, 'NotFound']);
    expect(await send(standIn, 'PUT content_types/page/published', { version: 1 })).toEqual([2, 1]);
    expect(await send(standIn, `PUT ${editor}`, { body: controls, version: 1 })).toEqual([2, undefined]);
    expect(await send(standIn, 'PUT content_types/page', { body: type, version: 2 })).toEqual([3, 1]);
    expect(standIn.requests.map(({ method, status }) => [method, status])).toContainEqual(['PUT', 200]);
  });

  test('is refused with an old version, or none', async () => {
    const standIn = await standInOf(exportOf([]));
    await send(standIn, 'PUT content_types/page', { body: type });
    const conflict = [409, 'VersionMismatch'];
    expect(await send(standIn, 'PUT content_types/page', { body: type })).toEqual(conflict);
    expect(await send(standIn, 'PUT content_types/page/published', { version: 7 })).toEqual(conflict);
  });
});

test.each<[string, Sent, (number | string)[]]>([
  ['PUT content_types/page', { body: '{"name":' }, [400, 'BadRequest']],
  ['PUT content_types/page', { body: '[]' }, [400, 'BadRequest']],
  ['PUT content_types/page', { body: ' '.repeat(2_097_153) }, [400, 'BadRequest']],
  ['PUT content_types/page', { body: '{}' }, [422, 'ValidationFailed']],
  ['PUT content_types/page', { body: type, api: 'DELIVERY' }, [400, 'BadRequest']],
  ['PUT content_types/page/published', {}, [404, 'NotFound']],
  ['PUT entries/one', { body: '{}' }, [404, 'NotFound']],
  ['PUT entries/one/published', { version: 1 }, [400, 'BadRequest']],
  ['DELETE content_types/page', {}, [400, 'BadRequest']],
])('%s with %o is answered with %o', async (request, sent, reply) => {
  expect(await send(await standInOf(exportOf([])), request, sent)).toEqual(reply);
});

test('locales and tags are taken', async () => {
  const standIn = await standInOf(exportOf([]));
  const tag = JSON.stringify({ sys: { id: 'safe', visibility: 'public' }, name: 'Safe' });
  expect(await send(standIn, 'PUT tags/safe', { body: tag })).toEqual([1, undefined]);
  expect(await send(standIn, 'POST locales', { body: '{"code":"de"}' })).toEqual([1, undefined]);
  const { body } = await get(standIn, 'delivery', 'tags');
  expect(body['items']).toMatchObject([{ name: 'Safe', sys: { id: 'safe', visibility: 'public' } }]);
  expect((await get(standIn, 'delivery', 'entries?locale=de')).status).toBe(200);
});

const fields = [
  { id: 'title', name: 'Title', type: 'Symbol' },
  { id: 'tags', name: 'Tags', type: 'Array', items: { type: 'Symbol' } },
  { id: 'next', name: 'Next', type: 'Link', linkType: 'Entry' },
  { id: 'body', name: 'Body', type: 'RichText' },
];
const contentTypes = [{ sys: { id: 'page' }, name: 'Page', fields }];
const pages = () => standInOf(exportOf([page('one'), page('old', {}, 'archived')], { contentTypes }));
const bodyOf = (values: object) => JSON.stringify({ fields: values });

interface Entry {
  readonly sys: { readonly version: number; readonly updatedAt: string };
}

describe('an entry that is sent to the management API [ED-3]', () => {
  test('becomes a draft of the next version, which later requests have; readers keep what is published', async () => {
    const standIn = await pages();
    const { sys } = (await get(standIn, 'management', 'entries/one')).body as unknown as Entry;
    const body = JSON.stringify({ fields: { title: { 'en-US': 'New' } }, metadata: { tags: [] } });
    const sent = { body, version: sys.version };
    expect(await send(standIn, 'PUT entries/one', sent)).toEqual([sys.version + 1, sys.version - 1]);
    const later = (await get(standIn, 'management', 'entries/one')).body as unknown as Entry;
    expect(later).toMatchObject({ fields: { title: { 'en-US': 'New' } }, sys: { version: sys.version + 1 } });
    expect(later.sys.updatedAt > sys.updatedAt).toBe(true);
    expect((await get(standIn, 'delivery', 'entries/one')).body).toMatchObject({
      fields: { title: 'Title of one' },
    });
    expect(await send(standIn, 'PUT entries/one', sent)).toEqual([409, 'VersionMismatch']);
    expect(await send(standIn, 'PUT entries/one', { body })).toEqual([409, 'VersionMismatch']);
    expect(await send(standIn, 'PUT entries/old', { body, version: 4 })).toEqual([400, 'BadRequest']);
  });

  test.each([
    ['a field that its type does not have', { other: { 'en-US': 'x' } }],
    ['a locale that the space does not have', { title: { de: 'x' } }],
    ['a value without locales', { title: 'x' }],
    ['a number for a text', { title: { 'en-US': 1 } }],
    ['a text that is too long', { title: { 'en-US': 'x'.repeat(257) } }],
    ['a list with another item', { tags: { 'en-US': ['x', 1] } }],
    ['a link to an asset', { next: { 'en-US': { sys: { type: 'Link', linkType: 'Asset', id: 'x' } } } }],
    ['a text for a document', { body: { 'en-US': 'x' } }],
  ])('is refused with %s', async (_what, values) => {
    const standIn = await pages();
    expect(await send(standIn, 'PUT entries/one', { body: bodyOf(values), version: 2 })).toEqual([
      422,
      'ValidationFailed',
    ]);
    expect(standIn.space.item('one')?.['fields']).toEqual({ title: { 'en-US': 'Title of one' } });
  });
});
