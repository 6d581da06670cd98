/** A text as the build compiles it: words, and among them values and what depends on a count. `#` is the count itself. */
type Text = string | readonly (string | readonly [value: string, kind?: string, forms?: Forms])[];

/** By the number itself or by its plural category. */
interface Forms {
  readonly [form: string]: Text;
}

export type Values = Readonly<Record<string, string | number>>;

/** The texts of an interface, in one language at a time. */
export class Texts {
  locale = 'en';
  /** Writes numbers and dates, and chooses plurals. */
  locales = 'en-US';
  #plurals = new Intl.PluralRules(this.locales);
  readonly #byLanguage: Record<string, Record<string, Text>> = {};

  load(language: string, texts: Readonly<Record<string, Text>>): void {
    this.#byLanguage[language] = { ...this.#byLanguage[language], ...texts };
  }

  activate(language: string, locale: string): void {
    if (language === this.locale && locale === this.locales) return;
    this.locale = language;
    this.locales = locale;
    this.#plurals = new Intl.PluralRules(locale);
  }

  /** With the values filled in; the key where there is no text. */
  text(key: string, values: Values = {}): string {
    return this.#filled(this.#byLanguage[this.locale]?.[key] ?? key, values);
  }

  #filled(text: Text, values: Values, count = '#'): string {
    if (typeof text === 'string') return text;
    return text
      .map((part) => (typeof part === 'string' ? (part === '#' ? count : part) : this.#valueOf(part, values)))
      .join('');
  }

  #valueOf([name, , forms]: readonly [value: string, kind?: string, forms?: Forms], values: Values): string {
    const value = values[name] ?? '';
    if (forms === undefined) return String(value);
    const number = Number(value);
    const form = forms[value] ?? forms[this.#plurals.select(number)] ?? forms['other'] ?? '';
    return this.#filled(form, values, number.toLocaleString(this.locales));
  }
}
