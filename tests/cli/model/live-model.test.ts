import { describe, expect, onTestFinished, test } from 'vitest';
import { minimalModel } from '../../../pipeline/model/write-model.ts';
import { readModel } from '../../../pipeline/model/read-model.ts';
import { readLiveModel } from '../../../cli/model/live-model.ts';
import { readConnection } from '../../../cli/source/connection.ts';
import { SourceError } from '../../../cli/source/source-error.ts';
import type { Fault } from '../../../cli/stand-in/fault.ts';
import { startStandIn } from '../../../cli/stand-in/start.ts';
import { fieldIn, printed, type WireModel } from '../../pipeline/model/planted.ts';
import { ownModel } from '../../../pipeline/model/own-model.ts';

const typeCount = ownModel().types.size;

const token = 'CFPAT-very-secret';
const limits = { deadlineMs: 2000, pauseMs: 10 };

const locales = ['en-US', 'de'].map((code, index) => ({
  code,
  name: code,
  default: index === 0,
  fallbackCode: null,
  sys: { id: code },
}));

const note = (index: number) => ({ sys: { id: `note${index}` }, name: 'Note', fields: [] });

async function spaceWith(model: WireModel) {
  const server = await startStandIn({ ...model, locales }, { tokens: { management: token } });
  onTestFinished(() => server.close());
  return { server, connection: readConnection(server.env) };
}

/** What reading ends with; it is a fault of the source. */
async function failureOf(fault: Fault, deadlineMs = limits.deadlineMs): Promise<string> {
  const { server, connection } = await spaceWith(printed());
  server.fault(fault);
  const error: unknown = await readLiveModel(connection, { ...limits, deadlineMs }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(SourceError);
  return (error as SourceError).message;
}

test('the model of a space is that of its export, page by page [PL-1]', async () => {
  const model = printed();
  model.contentTypes.push(...Array.from({ length: 120 }, (_, index) => note(index)));
  const { server, connection } = await spaceWith(model);
  const { space, languages } = await readLiveModel(connection, limits);
  expect(minimalModel(space.model)).toEqual(minimalModel(readModel(model).model));
  expect(languages).toBe(2);
  expect(
    server.requests.map(({ path, query }) => `${path.split('/').at(-1)} ${query['skip'] ?? ''}`),
  ).toEqual(['content_types 0', 'content_types 100', 'locales 0', 'editor_interface ']);
});

test('a long text without an editor is read, as where its type was never published', async () => {
  const model = printed();
  Object.assign(fieldIn(model, 'kbTerm', 'definition'), { type: 'Text', validations: [] });
  const { server, connection } = await spaceWith(model);
  server.fault({ kind: 'not-found', on: /kbTerm\/editor_interface/u });
  const { space } = await readLiveModel(connection, limits);
  expect(space.model.types.get('kbTerm')?.fields.get('definition')).toMatchObject({
    type: 'Text',
    widget: undefined,
  });
});

describe('a source that fails is one sentence, without the token:', () => {
  test.each<[Fault, string]>([
    [{ kind: 'unauthorized' }, 'is refused (401)'],
    [{ kind: 'forbidden', on: /locales/u }, 'may not read this (403)'],
    [{ kind: 'not-found' }, '(404)'],
    [{ kind: 'rate-limit', resetSeconds: 3600 }, 'again in 3600 s.'],
    [{ kind: 'server-error' }, 'answers with 500'],
    [{ kind: 'refused' }, 'is not reached'],
    [{ kind: 'cut-off' }, 'broke off in the middle of an answer'],
    [{ kind: 'malformed' }, 'broke off in the middle of an answer'],
    [{ kind: 'html' }, 'does not answer with JSON'],
    [{ kind: 'empty' }, 'broke off in the middle of an answer'],
    [{ kind: 'wrong-shape', on: /content_types/u }, 'without a list of content types'],
    [{ kind: 'empty-page', on: /content_types/u }, `Contentful gave only 0 of ${typeCount} content types`],
    [{ kind: 'changing-total', on: /content_types/u }, `Contentful gave only ${typeCount} of `],
  ])('$kind', async (fault, sentence) => {
    const message = await failureOf(fault);
    expect(message).toContain(sentence);
    expect(message).not.toContain(token);
    expect(message).toMatch(/^[^\n]+\.$/u);
  });

  test.each<Fault>([{ kind: 'hang' }, { kind: 'drip' }])('$kind', async (fault) => {
    expect(await failureOf(fault, 200)).toMatch(/does not answer within 0\.2 s\.$/u);
  });
});
