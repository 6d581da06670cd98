import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exportSpace, type ExportOptions } from '../../../../cli/source/export/export-space.ts';
import { SourceError } from '../../../../cli/source/source-error.ts';
import type { Fault } from '../../../../cli/stand-in/fault.ts';
import { testFolder } from '../../folder.ts';
import { shortLimits, smallSpace, standInFor } from './connect.ts';
import { silenceExporter } from './silence-exporter.ts';

vi.mock(import('../../../../cli/source/export/run-child.ts'), () => import('./run-here.ts'));

beforeEach(silenceExporter);

const tokens = {
  management: 'CFPAT-secret-management',
  delivery: 'secret-delivery',
  preview: 'secret-preview',
};
const place = 'space "space1", environment "master"';

interface Case {
  readonly fault: Fault;
  readonly says: string;
  readonly options?: Partial<ExportOptions>;
}

/** Everything that the stand-in can do wrong. `HOST` stands for its address. */
const cases: Readonly<Record<string, Case>> = {
  'a refused token': {
    fault: { kind: 'unauthorized' },
    says: 'the management API at HOST refuses the token in CONTENTFUL_MANAGEMENT_TOKEN (401); it is mistyped, expired or revoked: make a new one in the web app, under Settings.',
  },
  'a refused delivery token': {
    fault: { kind: 'unauthorized', on: /\/entries/u },
    options: { text: 'published' },
    says: 'the delivery API at HOST refuses the token in CONTENTFUL_DELIVERY_TOKEN (401); it is mistyped, expired or revoked: make a new one in the web app, under Settings.',
  },
  'a space that may not be read': {
    fault: { kind: 'forbidden' },
    says: `the token in CONTENTFUL_MANAGEMENT_TOKEN may not read space "space1" (403); whoever made it needs that right in ${place}.`,
  },
  'tags that may not be read': {
    fault: { kind: 'forbidden', on: /\/tags/u },
    says: `the token in CONTENTFUL_MANAGEMENT_TOKEN may not read the tags (403); whoever made it needs that right in ${place}.`,
  },
  'one editor interface that may not be read': {
    fault: { kind: 'forbidden', on: /kbTopic\/editor_interface/u },
    says: `the token in CONTENTFUL_MANAGEMENT_TOKEN may not read the editor interfaces (403); whoever made it needs that right in ${place}.`,
  },
  'no editor interface at all': {
    fault: { kind: 'not-found', on: /editor_interface/u },
    says: 'the management API gave 0 of 2 editor interfaces; try again later.',
  },
  'a space that is not there': {
    fault: { kind: 'not-found', on: /\/spaces\/space1$/u },
    says: 'there is no space "space1" at HOST that the token in CONTENTFUL_MANAGEMENT_TOKEN may see (404); check CONTENTFUL_SPACE_ID and CONTENTFUL_HOST.',
  },
  'an environment that is not there': {
    fault: { kind: 'not-found', on: /\/environments\/master$/u },
    says: 'space "space1" has no environment "master" that the token in CONTENTFUL_MANAGEMENT_TOKEN may see (404); check CONTENTFUL_ENVIRONMENT.',
  },
  'another place': {
    fault: { kind: 'redirect', to: 'https://login.example/in?token=secret' },
    says: 'the management API at HOST redirects to https://login.example/in (302), asked for space "space1"; check CONTENTFUL_HOST, and look for a proxy or a login page in between.',
  },
  'another place for published entries': {
    fault: { kind: 'redirect', on: /\/entries/u, to: 'https://login.example/' },
    options: { text: 'published' },
    says: 'the delivery API at HOST redirects to https://login.example/ (302), asked for the entries; check CONTENTFUL_DELIVERY_HOST, and look for a proxy or a login page in between.',
  },
  'a rate limit without end': {
    fault: { kind: 'rate-limit', on: /\/assets/u, resetSeconds: 0 },
    options: { limits: { ...shortLimits, retries: 1 } },
    says: 'the management API still answers that there are too many requests (429), asked for the assets; try again in some minutes.',
  },
  'a rate limit of an hour': {
    fault: { kind: 'rate-limit', on: /\/entries/u, resetSeconds: 3600 },
    options: { limits: { ...shortLimits, retries: 5 } },
    says: 'the management API asks to wait 3,600 s before it is asked for the entries again (rate limit), longer than the 60 s that an export waits; try again after that time.',
  },
  'a server error without end': {
    fault: { kind: 'server-error', on: /\/locales/u, status: 503 },
    says: 'the management API at HOST answers 503 again and again, asked for the locales; look at www.contentfulstatus.com and try again later.',
  },
  'an editor interface that fails': {
    fault: { kind: 'server-error', on: /kbTopic\/editor_interface/u },
    says: 'the management API at HOST answers 500 again and again, asked for the editor interfaces; look at www.contentfulstatus.com and try again later.',
  },
  'an item that is too big for an answer': {
    fault: { kind: 'too-big', on: /\/entries/u },
    says: 'the management API finds one item of the entries alone too big for an answer; make it smaller in the web app.',
  },
  'a connection that ends at once': {
    fault: { kind: 'refused', on: /\/entries/u },
    says: 'the management API at HOST cuts its answer off, asked for the entries; check the network and CONTENTFUL_HOST, then try again.',
  },
  'a body that is cut off': {
    fault: { kind: 'cut-off', on: /\/entries/u },
    says: 'the management API at HOST cuts its answer off, asked for the entries; check the network and CONTENTFUL_HOST, then try again.',
  },
  'chunks that are cut off': {
    fault: { kind: 'cut-off', chunked: true, on: /\/locales/u },
    says: 'the management API at HOST cuts its answer off, asked for the locales; check the network and CONTENTFUL_HOST, then try again.',
  },
  'half of the JSON': {
    fault: { kind: 'malformed', on: /\/entries/u },
    says: 'the management API at HOST cuts its answer off, asked for the entries; check the network and CONTENTFUL_HOST, then try again.',
  },
  'JSON of another shape': {
    fault: { kind: 'wrong-shape', on: /\/entries/u },
    says: 'the management API at HOST gives an answer that cannot be read, asked for the entries (it has no items and no total); try again, and look at CONTENTFUL_HOST if it stays so.',
  },
  'an empty body': {
    fault: { kind: 'empty', on: /\/tags/u },
    says: 'the management API at HOST cuts its answer off, asked for the tags; check the network and CONTENTFUL_HOST, then try again.',
  },
  'a page to sign in on': {
    fault: { kind: 'html' },
    says: 'the management API at HOST answers with an HTML page instead of JSON, asked for space "space1"; look for a proxy or a login page in between, and at CONTENTFUL_HOST.',
  },
  'no answer': {
    fault: { kind: 'hang', on: /\/entries/u },
    options: { limits: { ...shortLimits, requestTimeoutMs: 300 } },
    says: 'the management API at HOST does not answer in time, asked for the entries; check the network and CONTENTFUL_HOST, then try again.',
  },
  'an empty page': {
    fault: { kind: 'empty-page', on: /\/entries\?.*skip=2/u },
    options: { limits: { ...shortLimits, pageSize: 2 } },
    says: 'the management API gives an empty page of the entries when 2 of 5 are read; try again later.',
  },
  'a total that grows': {
    fault: { kind: 'changing-total', on: /\/entries/u },
    options: { limits: { ...shortLimits, pageSize: 2 } },
    says: `the entries changed while they were read, 3 times in a row; try again when fewer people work in ${place}.`,
  },
};

describe('an export that meets', () => {
  test.for(Object.entries(cases))(
    '%s ends by a sentence, and leaves the old export and no token',
    async ([, { fault, says, options }], { onTestFinished }) => {
      const { connection, standIn } = await standInFor(onTestFinished, smallSpace(), { tokens });
      const folder = await testFolder(onTestFinished, { 'export.json': 'the old one' });
      standIn.fault(fault);
      const error: unknown = await exportSpace(connection, {
        out: join(folder, 'export.json'),
        text: 'current',
        limits: shortLimits,
        ...options,
      }).catch((thrown: unknown) => thrown);
      expect(error).toEqual(new SourceError(says.replace('HOST', standIn.address)));
      expect(await readFile(join(folder, 'export.json'), 'utf8')).toBe('the old one');
      expect(await textIn(folder)).not.toMatch(/secret/u);
    },
  );

  // the waits are the client's own, so that these go side by side
  test.concurrent.for<Fault>([
    { kind: 'cut-off', times: 1 },
    { kind: 'cut-off', chunked: true, on: /editor_interface/u, times: 1 },
    { kind: 'malformed', on: /\/entries/u, times: 1 },
    { kind: 'empty', on: /\/tags/u, times: 1 },
  ])('an answer that breaks off once asks for it again: %o [PL-1]', async (fault, { onTestFinished }) => {
    const { connection, standIn } = await standInFor(onTestFinished);
    standIn.fault(fault);
    const out = join(await testFolder(onTestFinished), 'export.json');
    const limits = { ...shortLimits, retries: 1 };
    expect((await exportSpace(connection, { out, text: 'current', limits })).counts.entries).toBe(5);
  });
});

async function textIn(folder: string): Promise<string> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.join('\n');
}
