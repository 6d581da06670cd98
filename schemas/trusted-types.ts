/** The one Trusted Types policy of the reader: addresses of scripts go through it, and no HTML does. */
export const scriptPolicyName = 'fieldbook-scripts';
