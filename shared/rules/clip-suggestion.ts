/** What a person can do when no product could be read from an address; the browser has words for each. */
export const clipSuggestions = [
  /** The page is there, but it is no product's own: a front page, a search, a list. */
  'try_product_page',
  /** The page shows its product only to a browser: a photograph or a screenshot can be uploaded. */
  'upload_instead',
  /** The page is only shown to people who are signed in there. */
  'login_wall',
  /** There is no such page, or no longer. */
  'check_link',
] as const;
export type ClipSuggestion = (typeof clipSuggestions)[number];
