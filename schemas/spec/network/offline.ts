/** How long the host may take before a kept page stands in. Unit: ms. Source: ours; a reader waits no longer for a page that is there. */
export const pageNetworkTimeoutMs = 3000;

/** Pages and articles that were visited and can be read without a connection. Unit: items of each. Source: ours. */
export const keptPagesMaxItems = 100;

/** Of those. Unit: days. Source: ours. */
export const keptPagesMaxDays = 60;

/** Scripts, style sheets and other files of the bundle. Unit: files of each kind. Source: ours; several releases of the reader fit. */
export const keptFilesMaxItems = 150;

/** Pictures of visited pages. Unit: pictures. Source: ours. */
export const keptPicturesMaxItems = 100;

/** Pages, and as much of articles: what was kept longest ago goes first. Unit: bytes, not compressed. Source: ours. */
export const keptPagesMaxBytes = 20_000_000;

/** Scripts and style sheets, and as much of other files of the bundle. Unit: bytes, not compressed. Source: ours. */
export const keptFilesMaxBytes = 30_000_000;

/** Pictures of visited pages. Unit: bytes. Source: ours. */
export const keptPicturesMaxBytes = 50_000_000;

/** A larger file is not kept. Unit: bytes, not compressed. Source: ours; the search index of 20,000 articles fits. */
export const keptFileMaxBytes = 10_000_000;

/** What an install may cost before anything was asked for, compressed. Unit: bytes. Source: docs/requirements.md, OP-2; the budget of 200 kB. */
export const workerInstallMaxBytes = 200_000;

/** A page does not load itself anew twice within this time. Unit: ms. Source: ours; an update that does not help must not loop. */
export const reloadAgainAfterMs = 600_000;

/** Between two looks for a release by a tab that stays open. Unit: ms. Source: ours. */
export const updateCheckIntervalMs = 3_600_000;

/** How long a worker that is being installed waits for a page that will offer it. Unit: ms. Source: ours; a page on a slow phone is there by then. */
export const offerTimeoutMs = 20_000;

/** How long a page that is to be loaded with a new version waits for its worker. Unit: ms. Source: ours; a reader who pressed a button waits no longer. */
export const takeUpdateMaxMs = 3000;
