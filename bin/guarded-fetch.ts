import { guardedFetch } from '../functions/platform/guarded-fetch.ts';
import { AppError } from '../shared/errors.ts';

/** Fetches a URL as the product-page reader would: prints the status of the answer, or why there is none. */
const [address = '', wish = 'html'] = process.argv.slice(2);

try {
  const { status } = await guardedFetch(address, wish === 'image' ? 'image' : 'html');
  console.log(status);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  const { reason, suggestion } = error.details;
  const [, kind] = error.code.split('.');
  console.log(
    `refused: ${[kind === 'refused' ? null : kind, reason ?? suggestion].filter(Boolean).join(', ')}`,
  );
  process.exitCode = 1;
}
