/** The reasons for a report: the stored key and the text that is shown. */
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
