/**
 * Kept in the browser; the oldest go first.
 * Unit: items. Source: docs/requirements.md, Numbers, "Log: max 1000 items".
 */
export const logMaxItems = 1000;

/**
 * Items of another version are dropped.
 * Unit: version number. Source: docs/requirements.md, Numbers, "storage version 1".
 */
export const logStorageVersion = 1;

/** Sent in one call. Unit: items. Source: docs/requirements.md, Numbers, "batch 128". */
export const logBatchMaxItems = 128;

/**
 * That many waiting are sent at once.
 * Unit: items. Source: docs/requirements.md, Numbers, "upload at 128 items or every 60 s".
 */
export const logUploadAtItems = 128;

/** Unit: ms. Source: docs/requirements.md, Numbers, "upload at 128 items or every 60 s". */
export const logUploadIntervalMs = 60_000;

/**
 * The wait after the first failure.
 * Unit: ms. Source: docs/requirements.md, Numbers, "retry after failure 1 s doubling to 512 s".
 */
export const logRetryMinMs = 1000;

/** The longest wait. Unit: ms. Source: docs/requirements.md, Numbers, "retry after failure 1 s doubling to 512 s". */
export const logRetryMaxMs = 512_000;

/**
 * Each wait by the one before it.
 * Unit: ratio. Source: docs/requirements.md, Numbers, "retry after failure 1 s doubling to 512 s".
 */
export const logRetryFactor = 2;

/**
 * Identical errors within it become one item.
 * Unit: ms. Source: docs/requirements.md, Numbers, "identical errors merged, flushed after 2 s throttle".
 */
export const logMergeMs = 2000;

/**
 * How often the errors seen are forgotten.
 * Unit: ms. Source: docs/requirements.md, Numbers, "repeat cache cleared every 30 s".
 */
export const logRepeatCacheMs = 30_000;
