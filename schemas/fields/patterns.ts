import type { Pattern } from './limits.ts';

/** The patterns of fields whose values programs use. */
export const patterns = {
  anchor: {
    source: '^[^\\s"#%\'<>\\\\^`{|}]+$',
    flags: '',
    message: 'Lower-case letters, digits and hyphens, such as assign-a-job',
  },
  slug: {
    source: '^[^\\sA-Z/\\\\?#%]+$',
    flags: '',
    message: 'Lower-case letters, digits and hyphens, such as add-a-technician',
  },
  colour: {
    source: '^(#[0-9a-fA-F]{3,8}|[a-zA-Z]+|(rgb|hsl)a?\\([0-9.,%+/ -]*\\))$',
    flags: '',
    message: 'A colour such as #0b5fff',
  },
  /** Browsers refuse unencrypted content within an encrypted page. */
  media: { source: '^https://', flags: '', message: 'Begins with https://' },
} as const satisfies Record<string, Pattern>;
