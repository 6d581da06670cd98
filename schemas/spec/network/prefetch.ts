/** Unit: addresses. Source: docs/requirements.md, Numbers, "Prefetch batches of 4 every 3 s". */
export const prefetchBatchMaxItems = 4;

/** Between two batches. Unit: ms. Source: docs/requirements.md, Numbers, "Prefetch batches of 4 every 3 s". */
export const prefetchIntervalMs = 3000;

/** Of one address. Unit: tries after the first. Source: docs/requirements.md, Numbers, "up to 3 retries". */
export const prefetchMaxRetries = 3;
