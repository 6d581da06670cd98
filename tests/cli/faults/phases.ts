/**
 * What a build does to the disk: threads render pages, this one takes and tidies the folder of the evicted version,
 * writes the rest, names the version and switches to it, and cleans up.
 */
export const phases = ['render', 'reuse', 'write', 'switch', 'after'] as const;

export type Phase = (typeof phases)[number];
