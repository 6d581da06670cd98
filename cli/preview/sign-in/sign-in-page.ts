import { html } from 'hono/html';
import { type Audience, audiencePaths, type Person } from './audience.ts';
import { profileFaults } from './profile-faults.ts';
import { maxFieldCharacters } from './sign-in-form.ts';
import { stylesPath } from './styles.ts';

type Html = ReturnType<typeof html>;

interface SignInPage {
  readonly audience: Audience;
  readonly basePath: string;
  readonly returnUrl: string;
  readonly person: Person;
}

/** Stands in for the company's own sign-in page, and says so. It needs no script. */
export const signInPage = ({ audience, basePath, returnUrl, person }: SignInPage): Html =>
  page(
    basePath,
    { title: titles[audience] },
    html`
      <p>
        Here your company’s own sign-in will stand. This page belongs to the preview, asks for no password,
        and takes whoever you say you are.
      </p>
      <form method="post" action="${under(basePath, audiencePaths[audience])}">
        ${field({ name: 'name', label: 'Name', value: person.name, type: 'text', required: true })}
        ${field({ name: 'email', label: 'Email', value: person.email, type: 'email' })}
        ${field({ name: 'company', label: 'Company', value: person.company, type: 'text' })}
        <input type="hidden" name="returnUrl" value="${returnUrl}" />
        <button>Sign in</button>
        <p class="after">Then you come back to <code>${returnUrl}</code></p>
      </form>
      <details>
        <summary>Names that make something go wrong</summary>
        <p>Sign in with one of these to see what readers see then.</p>
        <dl>
          ${Object.entries(profileFaults).map(
            ([name, told]) =>
              html`<div>
                <dt><code>${name}</code></dt>
                <dd>${told}</dd>
              </div>`,
          )}
        </dl>
      </details>
    `,
  );

/** In place of a sign-in whose address or form asks for something that it may not. */
export const refusalPage = (basePath: string): Html =>
  page(
    basePath,
    { title: 'This sign-in cannot be used' },
    html`
      <p>
        The address to come back to is no page of this site, or a field is empty or longer than
        ${maxFieldCharacters} characters. Nobody was signed in.
      </p>
      <p><a href="${basePath}">Go to the home page</a></p>
    `,
  );

const titles: Readonly<Record<Audience, string>> = {
  customer: 'Sign in as a customer',
  employee: 'Sign in as an employee',
};

const page = (basePath: string, { title }: { readonly title: string }, content: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | Preview</title>
        <meta name="robots" content="noindex,nofollow" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="${under(basePath, '/favicon.svg')}" type="image/svg+xml" />
        <link rel="stylesheet" href="${under(basePath, stylesPath)}" />
      </head>
      <body>
        <main>
          <p class="badge">Preview</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type: 'text' | 'email';
  readonly required?: boolean;
}

const field = ({ name, label, value, type, required = false }: Field): Html =>
  html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      maxlength="${maxFieldCharacters}"
      autocomplete="off"
      ${required ? 'required' : ''}
    />`;

const under = (basePath: string, path: string): string => basePath.slice(0, -1) + path;
