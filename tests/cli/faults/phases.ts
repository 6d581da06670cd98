/**
 * What a build does to the disk: threads render pages, this one takes and tidies the folder of the version that was driven out,
 * writes the rest, names the version and switches to it, and settles what is left.
 */
export const phases = ['render', 'recycle', 'write', 'switch', 'after'] as const;

export type Phase = (typeof phases)[number];
