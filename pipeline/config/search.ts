import * as z from 'zod';
import { textPerLanguage } from './per-language.ts';
import { searchEnvironments, searchPaths } from '../../schemas/services/search/search-settings.ts';

const addressFault =
  'must be an https address such as https://search.example.com, or a path of the site such as /search-service';
const pathFault = 'must be a path such as /v1/federated-search/batch';
const hostFault = 'must be a host such as search.example.com or *.example.com, without scheme and path';
const sourceFault = "must be a name such as 'Academy', or a name for each language";
const wordFault = 'must have a letter or a digit';
const groupFault = 'must have two words or more that mean the same, such as ["po", "purchase order"]';
const synonymsFault = 'must be a list of groups, or the path of a JSON file with one';

/** Groups of words that mean the same to readers, such as ["po", "purchase order"]. */
export const synonymGroups = z.array(
  z.array(z.string().regex(/[\p{L}\p{N}]/u, wordFault)).min(2, groupFault),
  {
    error: 'must be a list of groups',
  },
);

const path = z.string().regex(/^\/[^\s?#\\]+$/u, pathFault);

/** Tokens go there: another machine is asked over https alone. */
const address = z
  .string()
  .regex(
    /^(?:https:\/\/[^\s?#\\@]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[^\s?#\\@]*|\/(?![/\\])[^\s?#\\]+)$/iu,
    addressFault,
  );

const service = z.strictObject({
  /** The service that gives tokens, at `POST {auth}/v1/auth`. */
  auth: address,
  /** Sent as `x-inbenta-key`; made for browsers, not a secret. */
  key: z.string().min(1),
  domainKey: z.string().min(1),
  environment: z.enum(searchEnvironments).default('production'),
  /** Beside the site's own host and that of `auth`, the hosts that a token may be sent to. */
  hosts: z.array(z.string().regex(/^(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/u, hostFault)).default([]),
  paths: z
    .strictObject({
      batch: path.default(searchPaths.batch),
      autocompleter: path.default(searchPaths.autocompleter),
      tracking: path.default(searchPaths.tracking),
    })
    .prefault({}),
});

const alias = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,99}$/u, 'must be a name of lower-case letters, digits, ".", "_" and "-"');

const engineAddress = z.url({
  protocol: /^https?$/u,
  error: 'must be an address such as https://search.example.com:9200',
});

/** OpenSearch or Elasticsearch. The environment has the credentials for writing, see docs/search-engine.md. */
const engine = z.strictObject({
  /** Of a cluster: one address, or those of several nodes, any of which is asked. */
  address: z.union([engineAddress, z.array(engineAddress).min(1, 'must have an address at least')], {
    error: 'must be an address such as https://search.example.com:9200, or a list of such addresses',
  }),
  /** The name under which the index is searched; absent: made of the knowledge base and the locale. */
  alias: alias.optional(),
});

/** The settings of the search. */
export const searchConfig = z
  .strictObject({
    /** The live search. Absent: readers search the bundle's own index, in the browser; `false`: in every preview too. */
    service: z
      .union([service, z.literal(false)], {
        error: 'must say where the search service is, or be false where there is none',
      })
      .optional(),
    /** What readers call the sources of results, in the order in which they choose: `{ courses: 'Academy' }`. */
    sources: z.record(z.string(), textPerLanguage(z.string().min(1), sourceFault)).default({}),
    /** A JSON file of documents of other systems, which a search finds beside the articles; relative to the configuration. */
    documents: z.string().optional(),
    /** Groups of words that mean the same, or a JSON file with them, relative to the configuration. */
    synonyms: z.union([z.string().min(1), synonymGroups], { error: synonymsFault }).default([]),
    /** The queries of `fieldbook search check`, a JSON file, relative to the configuration. */
    goldenQueries: z.string().optional(),
    /** A search engine that holds the documents, for `fieldbook index push` and the preview's search. */
    engine: engine.optional(),
  })
  .prefault({});
