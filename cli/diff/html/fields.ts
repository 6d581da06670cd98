import type { FieldChange, Named } from '../../../schemas/report/difference.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import { nameOf } from '../sentences.ts';
import { rows } from './rows.ts';
import { runMarkup } from './runs.ts';

type TextChange = Extract<FieldChange, { readonly kind: 'text' }>;
type PlainChange = Exclude<FieldChange, { readonly kind: 'text' }>;

/** The changes of an entry: short ones as a line each, then the texts. */
export function changedFields(fields: readonly FieldChange[]): Markup {
  const texts = fields.filter((field) => field.kind === 'text');
  const others = fields.filter((field) => field.kind !== 'text');
  return html`${others.length > 0 && html`<dl class="fields">${others.map(plainField)}</dl>`}
  ${texts.map(textField)}`;
}

const textField = ({ field, aspects, blocks }: TextChange): Markup =>
  html`<section>
    <h4><code>${field.join('.')}</code> <span class="quiet">${aspects.join(', ')}</span></h4>
    <div class="rows">
      <div class="heads" aria-hidden="true"><span>Before</span><span>After</span></div>
      ${rows(blocks)}
    </div>
  </section> `;

const plainField = (field: PlainChange): Markup =>
  html`<div class="field">
    <dt><code>${field.field.join('.')}</code></dt>
    <dd dir="auto">${valueOf(field)}</dd>
  </div> `;

function valueOf(field: PlainChange): Markup | readonly Markup[] {
  if (field.kind === 'value' && field.runs !== undefined) return runMarkup(field.runs);
  if (field.kind === 'value')
    return html`${field.before !== undefined && html`<del>${String(field.before)}</del>`}
    ${field.after !== undefined && html`<ins>${String(field.after)}</ins>`}`;
  const { added, removed, isReordered } = field;
  return html`${removed.map((each) => html`<del>${textOf(each)}</del> `)}
  ${added.map((each) => html`<ins>${textOf(each)}</ins> `)} ${isReordered && 'in another order'}`;
}

const textOf = (each: string | Named): string => (typeof each === 'string' ? each : nameOf(each));
