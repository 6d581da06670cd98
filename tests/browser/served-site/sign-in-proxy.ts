import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { returnPath } from '../../../schemas/services/return-path.ts';
import { forward } from '../services/forward.ts';
import { startServer, type StandInServer } from '../services/stand-in-server.ts';

/** What the configuration of the server says of it. */
export const behindProxy = {
  proxies: 1,
  signIn: {
    visitorId: 'X-Forwarded-User',
    name: 'X-Forwarded-Preferred-Username',
    email: 'X-Forwarded-Email',
  },
};

interface Reader {
  readonly visitorId: string;
  readonly name: string;
  readonly email: string;
}

/** A proxy in front of a server, which signs readers in as oauth2-proxy does. Source: docs/production.md, "Who is signed in". */
export function startSignInProxy(site: string): Promise<StandInServer> {
  const readers = new Map<string, Reader>();
  return startServer(async (message, response) => {
    const { pathname, searchParams } = new URL(message.url ?? '/', site);
    const session = /\bsession=([\w-]+)/u.exec(message.headers.cookie ?? '')?.[1] ?? '';
    const [, basePath, page] = /^(.*\/)Auth\/(Customer|Employee|Logout)$/u.exec(pathname) ?? [];
    if (basePath === undefined)
      return forward(message, response, site, headersFor(message, readers.get(session)));
    if (page === 'Logout') {
      readers.delete(session);
      return leave(response, basePath);
    }
    if (message.method !== 'POST') return showForm(response, page);
    const form = new URLSearchParams(await text(message));
    const [id, visitorId] = [randomUUID(), randomUUID()];
    readers.set(id, { visitorId, name: form.get('name') ?? '', email: form.get('email') ?? '' });
    response.setHeader('set-cookie', `session=${id}; Path=/; HttpOnly; SameSite=Lax`);
    return leave(response, returnPath(searchParams.get('returnUrl'), basePath) ?? basePath);
  });
}

/** The headers that the server trusts come from here alone. */
function headersFor({ headers, socket }: IncomingMessage, reader: Reader | undefined): IncomingHttpHeaders {
  const { visitorId, name, email } = behindProxy.signIn;
  const trusted = {
    'x-forwarded-for': [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? ''].flat().join(', '),
    [visitorId.toLowerCase()]: reader?.visitorId,
    [name.toLowerCase()]: reader && Buffer.from(reader.name).toString('latin1'),
    [email.toLowerCase()]: reader?.email,
  };
  return Object.fromEntries(
    Object.entries({ ...headers, ...trusted }).filter(([, value]) => value !== undefined && value !== ''),
  );
}

function leave(response: ServerResponse, location: string): void {
  response.writeHead(303, { location }).end();
}

function showForm(response: ServerResponse, page: string | undefined): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
    <html lang="en">
      <title>Sign in</title>
      <main>
        <h1>Sign in as ${page === 'Customer' ? 'a customer' : 'an employee'}</h1>
        <form method="post">
          <p><label>Name <input name="name" value="Maria Delgado" required></label></p>
          <p><label>Email <input name="email" value="maria@delgado-heating.example"></label></p>
          <button>Sign in</button>
        </form>
      </main>
    </html>`);
}
