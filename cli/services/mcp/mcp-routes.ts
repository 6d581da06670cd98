import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';
import { isLoopback } from '../../is-loopback.ts';
import { callableFrom } from '../wire/guards.ts';
import type { CurrentSites } from './current-sites.ts';
import { openMcpServer } from './mcp-server.ts';

/** No call is nearly as large. */
const maxRequestBodySize = 100_000;
const usualTimeLimitMs = 20_000;

interface McpOptions {
  /** Origins of other pages that may call it: `https://chat.example.com`. */
  readonly allowedOrigins?: readonly string[];
  readonly timeLimitMs?: number;
  readonly report?: (sentence: string) => void;
}

/** `POST /mcp`: a server and a transport for each request, so any number of processes can serve it. */
export function mcpRoutes(
  sites: CurrentSites,
  { allowedOrigins = [], timeLimitMs = usualTimeLimitMs, report }: McpOptions = {},
): Hono {
  const app = new Hono();
  const isAllowed = (origin: string) =>
    allowedOrigins.includes(origin) || isLoopback(parseUrl(origin)?.host ?? '');
  app.use('/mcp', callableFrom(isAllowed), cors({ origin: (known) => known, allowMethods: ['POST'] }));
  app.post('/mcp', async (context) => {
    const server = await openMcpServer(sites, report);
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize,
    });
    await server.connect(transport);
    const late = AbortSignal.timeout(timeLimitMs);
    const tooLate = new Promise<Response>((resolve) => {
      late.addEventListener('abort', () => resolve(refuse(context, 504, 'The call took too long.')));
    });
    try {
      return await Promise.race([transport.handleRequest(context.req.raw), tooLate]);
    } finally {
      await server.close();
    }
  });
  app.all('/mcp', (context) => {
    context.header('allow', 'POST');
    return refuse(context, 405, 'This server has no sessions and no streams; send a POST.');
  });
  return app;
}

/** Source: JSON-RPC 2.0, "Error object"; the code is the SDK's. */
const refuse = (context: Context, status: ContentfulStatusCode, message: string): Response =>
  context.json({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }, status);
