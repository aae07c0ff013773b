import { guardedFetch } from '../functions/platform/guarded-fetch.ts';
import { AppError } from '../shared/errors.ts';

/** Fetches a URL as the product-page reader would: prints the status of the answer, or why there is none. */
const [address = '', wish = 'html'] = process.argv.slice(2);

const refusals: Record<string, string> = {
  url: 'this is no URL',
  scheme: 'only http and https are fetched',
  credentials: 'the URL holds credentials',
  port: 'the port belongs to another service',
  address: 'the host is not in the public internet',
};

try {
  const { status } = await guardedFetch(address, wish === 'image' ? 'image' : 'html');
  console.log(status);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  const { reason = '', suggestion = '' } = error.details as Record<string, string>;
  const [, kind] = error.code.split('.');
  const detail =
    kind === 'refused'
      ? `${reason} (${refusals[reason]})`
      : [kind, reason || suggestion].filter(Boolean).join(', ');
  console.log(`refused: ${detail}`);
  process.exitCode = 1;
}
