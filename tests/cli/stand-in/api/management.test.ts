import { describe, expect, test } from 'vitest';
import { exportOf } from '../../../pipeline/documents.ts';
import { get, idsOf, standInOf } from '../clients.ts';
import { exportSpace } from '../export-space.ts';
import { everyState, manyLocales, page } from '../spaces.ts';

const idsIn = ({ body }: Awaited<ReturnType<typeof get>>) =>
  idsOf(body['items'] as { sys: { id: string } }[]);

const editorOf = (contentType: string) => `content_types/${contentType}/editor_interface`;

describe('the management API', { timeout: 60_000 }, () => {
  test('has every entry as it is now, and apart from it what is published', async () => {
    const standIn = await standInOf(everyState());
    standIn.space.put(page('published', { title: 'Edited' }));
    const all = ['archived', 'changed', 'draft', 'published', 'start'];
    expect(idsIn(await get(standIn, 'management', 'entries?order=sys.id'))).toEqual(all);
    expect((await get(standIn, 'management', 'entries/published')).body).toMatchObject({
      sys: { version: 3, publishedVersion: 1 },
      fields: { title: { 'en-US': 'Edited' } },
    });
    const published = await get(standIn, 'management', 'public/entries?order=sys.id');
    expect(idsIn(published)).toEqual(['changed', 'published', 'start']);
    expect(published.body['items']).toContainEqual(
      expect.objectContaining({ fields: { title: { 'en-US': 'Title of published' } } }),
    );
  });

  test('gives an editor interface by its content type, and none where there is none', async () => {
    const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: 'page' } };
    const editor = { sys: { id: 'default', contentType }, controls: [{ fieldId: 'title' }] };
    const standIn = await standInOf(exportOf([page('home')], { editorInterfaces: [editor] }));
    expect((await get(standIn, 'management', editorOf('page'))).body['controls']).toEqual(editor.controls);
    expect((await get(standIn, 'management', editorOf('post'))).status).toBe(404);
  });

  test.each<[string, number, string]>([
    ['entries?limit=1001', 400, 'BadRequest'],
    ['entries?limit=many', 400, 'BadRequest'],
    ['entries?skip=-1', 400, 'BadRequest'],
    ['entries?colour=red', 400, 'InvalidQuery'],
    ['entries?order=colour', 400, 'InvalidQuery'],
    ['entries/gone', 404, 'NotFound'],
    ['sync?initial=true', 404, 'NotFound'],
    ['__proto__', 404, 'NotFound'],
  ])('answers %s with %i and %s', async (path, status, id) => {
    const standIn = await standInOf(everyState());
    const answer = await get(standIn, 'management', path);
    expect([answer.status, answer.body['sys']]).toEqual([status, { type: 'Error', id }]);
  });

  test('lets webhooks and roles be asked for, so that a test can tell whether they were', async () => {
    const webhook = { sys: { id: 'hook', type: 'WebhookDefinition' }, url: 'https://hooks.example/secret' };
    const standIn = await standInOf(exportOf([page('home')], { webhooks: [webhook] }));
    const asked = () =>
      standIn.requests.map(({ path }) => path).filter((path) => /webhook|roles/u.test(path));
    await exportSpace(standIn, { skipWebhooks: true, skipRoles: true });
    expect(asked()).toEqual([]);
    expect((await exportSpace(standIn))['webhooks']).toMatchObject([webhook]);
    expect(asked()).toEqual(['/spaces/space1/webhook_definitions', '/spaces/space1/roles']);
  });

  test('pages as small as asked bring the same export', async () => {
    const standIn = await standInOf(manyLocales());
    const whole = await exportSpace(standIn);
    expect(await exportSpace(standIn, { maxAllowedLimit: 1 })).toEqual(whole);
  });
});
