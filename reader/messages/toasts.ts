/** The interface texts of toasts, and of what they tell. Source: spec.md section 4, 'Toasts'. */
export const toastMessages = {
  'toast.region': 'Messages',
  'toast.regionWithKey': 'Messages (press {key} to get here)',
  'toast.dismiss': 'Dismiss “{title}”',
  'toast.more.one': '1 more message',
  'toast.more.other': '{count} more messages',
  'toast.collapse': 'Collapse Messages',
  'toast.status.info': 'Information',
  'toast.status.success': 'Done',
  'toast.status.warning': 'Warning',
  'toast.status.danger': 'Problem',

  'heading.link': 'Link to “{title}”',
  'heading.linkCopied': 'Link copied',
  'heading.linkNotCopied': 'The link could not be copied',
  'heading.linkByHand': 'Select and copy it here: {address}',
} as const;
