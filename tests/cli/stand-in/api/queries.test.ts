import { createClient } from 'contentful-management';
import { describe, expect, test } from 'vitest';
import { entryLink, exportOf, rawAsset } from '../../../pipeline/documents.ts';
import { clientOf, get, idsOf, standInOf } from '../clients.ts';
import { page } from '../spaces.ts';
import type { StandIn } from '../../../../cli/stand-in/stand-in.ts';

const resource = (id: string, sys: object = {}) => ({ sys: { id, ...sys } });

const space = () =>
  exportOf(
    [
      page('one', { next: entryLink('two') }),
      page('two', { picture: { sys: { type: 'Link', linkType: 'Asset', id: 'picture' } } }),
      page('three', { body: inline('one') }),
    ],
    {
      assets: [rawAsset('picture')],
      releases: [{ ...resource('spring'), title: 'Spring', entities: { items: [entryLink('one')] } }],
      scheduledActions: [
        { ...resource('soon', { status: 'scheduled' }), action: 'publish', entity: entryLink('one') },
        { ...resource('done', { status: 'succeeded' }), action: 'publish', entity: entryLink('two') },
      ],
      concepts: [{ ...resource('safety'), prefLabel: { 'en-US': 'Safety' } }, resource('tools')],
      conceptSchemes: [{ ...resource('subjects'), prefLabel: { 'en-US': 'Subjects' } }],
    },
  );

const inline = (id: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'embedded-entry-block', data: { target: entryLink(id) }, content: [] }],
});

/** Contentful's own management client, as it is called today. */
const managementOf = ({ env, address }: StandIn) =>
  createClient(
    { accessToken: env['CONTENTFUL_MANAGEMENT_TOKEN'] ?? '', host: address, insecure: true },
    {
      type: 'plain',
      defaults: {
        spaceId: env['CONTENTFUL_SPACE_ID'] ?? '',
        environmentId: env['CONTENTFUL_ENVIRONMENT'] ?? '',
        organizationId: 'standin',
      },
    },
  );

describe("for Contentful's delivery client, the stand-in", () => {
  test('gives the space', async () => {
    const standIn = await standInOf(space());
    const { sys, locales } = await clientOf(standIn).getSpace();
    expect([sys.id, locales.map(({ code }) => code)]).toEqual(['space1', ['en-US']]);
  });

  test('searches texts, and finds what links to an entry or an asset, in rich texts too', async () => {
    const client = clientOf(await standInOf(space()));
    const found = async (query: object) =>
      idsOf((await client.getEntries({ ...query, order: ['sys.id'] })).items);
    expect(await found({ query: 'TITLE thr' })).toEqual(['three']);
    expect(await found({ query: 'nowhere' })).toEqual([]);
    expect(await found({ links_to_entry: 'one' })).toEqual(['three']);
    expect(await found({ links_to_entry: 'two' })).toEqual(['one']);
    expect(await found({ links_to_asset: 'picture' })).toEqual(['two']);
    expect(await found({ links_to_asset: 'two' })).toEqual([]);
  });

  test('gives the taxonomy', async () => {
    const client = clientOf(await standInOf(space()));
    expect((await client.getConcept('safety')).prefLabel).toEqual({ 'en-US': 'Safety' });
    expect(idsOf((await client.getConcepts()).items)).toEqual(['safety', 'tools']);
    expect(idsOf((await client.getConceptSchemes()).items)).toEqual(['subjects']);
    await expect(client.getConceptScheme('gone')).rejects.toMatchObject({ name: 'NotFound' });
  });
});

describe("for Contentful's management client, the stand-in", () => {
  test('gives releases and scheduled actions', async () => {
    const client = managementOf(await standInOf(space()));
    expect((await client.release.get({ releaseId: 'spring' })).title).toBe('Spring');
    expect(idsOf((await client.release.query({})).items)).toEqual(['spring']);
    const query = { 'environment.sys.id': 'master', 'sys.status': 'scheduled' } as const;
    expect(idsOf((await client.scheduledActions.getMany({ query })).items)).toEqual(['soon']);
    const one = { scheduledActionId: 'done', environmentId: 'master' };
    expect((await client.scheduledActions.get(one)).sys.status).toBe('succeeded');
  });

  test('gives the taxonomy of the organization', async () => {
    const client = managementOf(await standInOf(space()));
    expect((await client.concept.get({ conceptId: 'safety' })).prefLabel).toEqual({ 'en-US': 'Safety' });
    expect(idsOf((await client.concept.getMany({})).items)).toEqual(['safety', 'tools']);
    expect(idsOf((await client.conceptScheme.getMany({})).items)).toEqual(['subjects']);
  });

  test('refuses to show another organization, and actions of no environment', async () => {
    const standIn = await standInOf(space());
    const { url, env } = standIn;
    const headers = { authorization: `Bearer ${env['CONTENTFUL_MANAGEMENT_TOKEN']}` };
    const statusOf = async (path: string) => (await fetch(`${url}/${path}`, { headers })).status;
    expect(await statusOf('organizations/other/taxonomy/concepts')).toBe(404);
    expect(await statusOf('spaces/space1/scheduled_actions')).toBe(400);
    expect((await get(standIn, 'delivery', 'taxonomy/other')).status).toBe(404);
  });
});
