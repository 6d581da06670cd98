/** The lists of an export, in the order of the file. Webhooks and roles are none of them: they hold addresses that are secret. */
export const parts = ['contentTypes', 'tags', 'editorInterfaces', 'entries', 'assets', 'locales'] as const;
export type Part = (typeof parts)[number];

/** What is read in one go, and read again as a whole. */
export const steps = ['model', 'entries', 'assets'] as const;
export type Step = (typeof steps)[number];

export const partsOf = {
  model: ['contentTypes', 'tags', 'editorInterfaces', 'locales'],
  entries: ['entries'],
  assets: ['assets'],
} as const satisfies Record<Step, readonly Part[]>;

export const stepOf = (part: Part): Step => (part === 'entries' || part === 'assets' ? part : 'model');

/** What sentences call the parts. */
export const partNames: Readonly<Record<Part, string>> = {
  contentTypes: 'content types',
  tags: 'tags',
  editorInterfaces: 'editor interfaces',
  entries: 'entries',
  assets: 'assets',
  locales: 'locales',
};

/** How many items a part has. */
export type Counts = Readonly<Partial<Record<Part, number>>>;
