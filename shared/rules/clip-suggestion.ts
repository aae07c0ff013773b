/** What a person can do when no product could be read from an address. The browser app has a text for each. */
export const clipSuggestions = [
  /** The page exists, but is not a product page: a front page, a search, a list. */
  'try_product_page',
  /** The page shows its product only to a real browser. The person can upload a photo or a screenshot instead. */
  'upload_instead',
  /** The page is only shown to people who are signed in there. */
  'login_wall',
  /** The page does not exist, or no longer exists. */
  'check_link',
] as const;
export type ClipSuggestion = (typeof clipSuggestions)[number];
