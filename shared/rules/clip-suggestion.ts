/** What a person can do when no product could be read from an address; the browser has words for each. */
export const clipSuggestions = [
  /** The page exists, but is not a product page: a front page, a search, a list. */
  'try_product_page',
  /** The page shows its product only to a browser: a photo or a screenshot can be uploaded. */
  'upload_instead',
  /** The page is only shown to people who are signed in there. */
  'login_wall',
  /** The page does not exist (any more). */
  'check_link',
] as const;
export type ClipSuggestion = (typeof clipSuggestions)[number];
