import { html } from 'hono/html';
import { type Html, ownPage, under } from '../own-pages/own-page.ts';
import { type Audience, audiencePaths, type Person } from './audience.ts';
import { profileFaults } from './profile-faults.ts';
import { maxFieldCharacters } from './sign-in-form.ts';

interface SignInPage {
  readonly audience: Audience;
  readonly basePath: string;
  readonly returnUrl: string;
  readonly person: Person;
}

/** Replaces the company's sign-in page, and says so. It needs no script. */
export const signInPage = ({ audience, basePath, returnUrl, person }: SignInPage): Html =>
  ownPage(
    { basePath, title: titles[audience], width: 'card' },
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
            ([name, effect]) =>
              html`<div>
                <dt><code>${name}</code></dt>
                <dd>${effect}</dd>
              </div>`,
          )}
        </dl>
      </details>
    `,
  );

/** The page for an invalid sign-in request. */
export const refusalPage = (basePath: string): Html =>
  ownPage(
    { basePath, title: 'This sign-in cannot be used', width: 'card' },
    html`
      <p>
        The address to come back to is no page of this site, or the name is blank, or a field is longer than
        ${maxFieldCharacters} characters. Nobody was signed in.
      </p>
      <p><a href="${basePath}">Go to the home page</a></p>
    `,
  );

const titles: Readonly<Record<Audience, string>> = {
  customer: 'Sign in as a customer',
  employee: 'Sign in as an employee',
};

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
