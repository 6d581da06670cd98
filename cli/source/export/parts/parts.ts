/** The lists of an export, in the order of the file. Webhooks and roles are left out, because they contain secret URLs. */
export const parts = ['contentTypes', 'tags', 'editorInterfaces', 'entries', 'assets', 'locales'] as const;
export type Part = (typeof parts)[number];

/** The steps of reading. Each is repeated as a whole. */
export const steps = ['model', 'entries', 'assets'] as const;
export type Step = (typeof steps)[number];

export const partsOf = {
  model: ['contentTypes', 'tags', 'editorInterfaces', 'locales'],
  entries: ['entries'],
  assets: ['assets'],
} as const satisfies Record<Step, readonly Part[]>;

export const stepOf = (part: Part): Step => (part === 'entries' || part === 'assets' ? part : 'model');

/** The names of the parts in sentences. */
export const partNames: Readonly<Record<Part, string>> = {
  contentTypes: 'content types',
  tags: 'tags',
  editorInterfaces: 'editor interfaces',
  entries: 'entries',
  assets: 'assets',
  locales: 'locales',
};

/** The number of items by part. */
export type Counts = Readonly<Partial<Record<Part, number>>>;
