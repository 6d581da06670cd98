import { describe, expect, test } from 'vitest';
import { exportOf } from '../../../pipeline/documents.ts';
import { get, standInOf } from '../clients.ts';
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
  ['PUT content_types/page', { body: ' '.repeat(1_000_001) }, [400, 'BadRequest']],
  ['PUT content_types/page', { body: '{}' }, [422, 'ValidationFailed']],
  ['PUT content_types/page', { body: type, api: 'DELIVERY' }, [400, 'BadRequest']],
  ['PUT content_types/page/published', {}, [404, 'NotFound']],
  ['PUT entries/one', { body: '{}' }, [400, 'BadRequest']],
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
