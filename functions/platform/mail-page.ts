import type { Language } from '#shared/languages';

/** A mail as HTML. Its styles stand at its elements, because mail programs drop others. */
export const mailPage = (language: Language, body: string) => `<!doctype html>
<html lang="${language}"><body style="margin:0;padding:40px 24px;background:#faf7f2;color:#1c1917;font:16px/1.6 Georgia,serif">
${body}
</body></html>`;

/** A link of a mail that looks like a button. */
export const mailButton = (address: string, text: string) =>
  `<a href="${address}" style="display:inline-block;padding:14px 28px;background:#1c1917;color:#faf7f2;text-decoration:none">${text}</a>`;

/** A paragraph of a mail in small print. */
export const smallPrint = (html: string) => `<p style="color:#78716c;font-size:14px">${html}</p>`;
