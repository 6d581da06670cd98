/** Unit: cards a page. Source: docs/requirements.md, Numbers, "Capabilities page size 12". */
export const capabilitiesPerPage = 12;

/** Empty cells fill the last row. Unit: cells. Source: docs/requirements.md, Numbers, "grid padded to multiples of 3". */
export const capabilitiesGridMultiple = 3;

/**
 * Fewer sub-areas show no chips.
 * Unit: sub-areas. Source: docs/requirements.md, "Sub-area toggle chips appear only with at least 2".
 */
export const subAreaChipsMinItems = 2;

/**
 * The area that gathers what is Pro. No entry stands behind it.
 * Unit: segment of an address. Source: docs/requirements.md, "a pseudo-area 'pro' appears when any area is Pro".
 */
export const proAreaId = 'pro';
