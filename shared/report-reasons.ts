/** Why somebody reports a thing, as stored and as shown. */
export const reportReasons = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or bullying',
  hate: 'Hate',
  nudity: 'Nudity or sexual content',
  violence: 'Violence or threats',
  stolen: 'Somebody else’s pictures or name',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof reportReasons;
