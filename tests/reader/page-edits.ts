// oxlint-disable unicorn/consistent-function-scoping -- the function is sent to a browser as text, with all that it needs

/** What browser extensions, translators and proxies do to a page, each by its name. */
export interface PageEdits {
  /** React finds the page that was prerendered nevertheless. */
  readonly harmless: Readonly<Record<string, () => void>>;
  /** React finds another page than the prerendered one. */
  readonly structural: Readonly<Record<string, () => void>>;
}

/** To be run in a page before its scripts. Complete in itself, because it is sent to a browser as text. */
export function pageEdits(): PageEdits {
  const root = () => all('#root')[0] as HTMLElement;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const made = (name: string, text = '') =>
    Object.assign(document.createElement(name), { textContent: text, className: 'planted' });
  const nodesOf = <Kind extends CharacterData>(within: HTMLElement[], kind: number) => {
    const found: Kind[] = [];
    for (const element of within) {
      const walker = document.createTreeWalker(element, kind);
      while (walker.nextNode() !== null) found.push(walker.currentNode as Kind);
    }
    return found;
  };
  const textsOf = (selector: string) =>
    nodesOf<Text>(all(selector), NodeFilter.SHOW_TEXT).filter(
      ({ data, parentElement }) => data.trim() !== '' && parentElement?.closest('script, font') === null,
    );
  /** As Google's translator does: the texts are taken out of the page. */
  const translate = (selector: string) => {
    for (const text of textsOf(selector)) {
      const outer = made('font');
      outer.append(made('font', text.data));
      text.replaceWith(outer);
    }
  };
  const wrap = (element: Element) => {
    const wrapper = made('div');
    element.replaceWith(wrapper);
    wrapper.append(element);
  };
  const set = (selector: string, name: string, value: string) => {
    for (const element of all(selector)) element.setAttribute(name, value);
  };

  return {
    harmless: {
      'an attribute of the body': () => set('body', 'cz-shortcut-listen', 'true'),
      'a class and another language of the page': () => {
        set('html', 'class', 'translated-ltr');
        set('html', 'lang', 'de');
      },
      'attributes of fields': () => set('input, textarea', 'data-gramm', 'false'),
      'attributes of every element': () => set('#root *', 'data-darkreader-inline-bgcolor', ''),
      'colours of every element': () => {
        for (const { style } of all('#root *')) style.setProperty('background-color', 'black');
      },
      'classes of links': () => {
        for (const link of all('a')) link.classList.add('planted');
      },
      'titles of links': () => set('a', 'title', 'A safe site'),
      'links that open new windows': () => set('main a', 'rel', 'noreferrer'),
      'pictures that load late': () => set('img', 'loading', 'eager'),
      'a name of the page': () => (document.title = 'Another title'),
      'tags in the head': () => document.head.append(made('meta'), made('link')),
      'nothing machines read in the head': () => {
        for (const tag of all('head meta[name=description], head link[rel=canonical]')) tag.remove();
      },
      'elements at the start and the end of the body': () => {
        document.body.prepend(made('link'), made('div', 'Toolbar'));
        document.body.append(made('grammarly-desktop-integration'), made('link'), made('iframe'));
      },
      'elements behind the page': () => root().append(made('div', 'Toolbar')),
      'a wrapper around the page': () => wrap(root()),
      'icons at the ends of forms': () => {
        for (const form of all('form')) form.append(made('div'));
      },
      'words in the field of the header': () => {
        for (const field of all('header input')) (field as HTMLInputElement).value = 'inv';
      },
      'opened details': () => {
        for (const part of all('#root details')) (part as HTMLDetailsElement).open = true;
      },
      'other elements in place of links': () => {
        for (const link of all('a')) link.replaceWith(link.cloneNode(true));
      },
      'comments in the head and the body': () => {
        document.head.append(document.createComment('planted'));
        document.body.prepend(document.createComment('planted'));
      },
    },
    structural: {
      'a translated page': () => translate('#root'),
      'a translated header': () => translate('header'),
      'translated words in the main part': () => translate('main'),
      'other words': () => {
        for (const text of textsOf('main, footer')) text.data = text.data.toUpperCase();
      },
      'marked words': () => {
        for (const text of textsOf('main')) text.replaceWith(made('mark', text.data));
      },
      'no navigation': () => {
        for (const nav of all('nav')) nav.remove();
      },
      'no footer': () => {
        for (const footer of all('footer')) footer.remove();
      },
      'no pictures': () => {
        for (const picture of all('img, svg')) picture.remove();
      },
      'no comments and joined texts': () => {
        for (const comment of nodesOf<Comment>([root()], NodeFilter.SHOW_COMMENT)) comment.remove();
        root().normalize();
      },
      'blanks between elements': () => {
        for (const element of all('#root *')) element.after('\n ');
      },
      'an element before the page': () => root().prepend(made('div', 'Toolbar')),
      'an element at the start of the main part': () => {
        for (const main of all('main')) main.prepend(made('div', 'Banner'));
      },
      'icons beside fields': () => {
        for (const field of all('#root input')) field.after(made('div'));
      },
      'wrapped tables, links and headings': () => {
        for (const element of all('main table, main a, main h1, main h2')) wrap(element);
      },
      'style sheets between the parts': () => {
        for (const part of all('header, main, footer')) part.before(made('link'));
      },
    },
  };
}
