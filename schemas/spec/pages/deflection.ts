/**
 * With a case in the address, from the page's load.
 * Unit: ms. Source: docs/requirements.md, Numbers, "Widget opens at 20000 ms".
 */
export const widgetOpensAfterLoadMs = 20_000;

/** With a case in the address. Unit: ms. Source: docs/requirements.md, Numbers, "or 5000 ms after first scroll". */
export const widgetOpensAfterScrollMs = 5000;

/**
 * Holds the ids of the cases that were kept or closed.
 * Unit: key of local storage. Source: docs/requirements.md, Numbers, "Deflected cases kept in local storage key
 * help-widget-deflected-cases".
 */
export const deflectedCasesKey = 'help-widget-deflected-cases';

/** Unit: query parameter. Source: docs/requirements.md, "Reads query parameter caseId from the page address". */
export const caseIdParameter = 'caseId';
