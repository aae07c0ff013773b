/** A mail that would have been sent; `body` is HTML, `at` an ISO 8601 instant. */
export type Mail = {
  to: string;
  subject: string;
  body: string;
  /** The confirmation code that the mail carries. */
  code: string | null;
  /** The first link of the body. */
  link: string | null;
  at: string;
};
