/** An answer whose text names characters, as Markdown can: by name, and by number. */
export const withEntities = 'Parts &amp; labor: 3 &lt; 4, caf&eacute; &copy; &hellip; &#8364; &nopqrst;';

/** What readers see of it. */
export const decoded = 'Parts & labor: 3 < 4, café © … € &nopqrst;';
