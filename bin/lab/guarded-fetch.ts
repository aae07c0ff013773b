import { guardedFetch } from '../../functions/platform/guarded-fetch.ts';
import { AppError } from '../../shared/errors.ts';

/**
 * Fetches a URL in the same way as the web clip. Prints the status of the response, or why there is none (exit code 1).
 * Arguments: the URL and the kind of content, `html` (default) or `image`.
 */
const [address = '', kind = 'html'] = process.argv.slice(2);

const refusalTexts: Record<string, string> = {
  url: 'this is no URL',
  scheme: 'only http and https are fetched',
  credentials: 'the URL holds credentials',
  port: 'the port belongs to another service',
  address: 'the host is not in the public internet',
};

try {
  const { status } = await guardedFetch(address, kind === 'image' ? 'image' : 'html');
  console.log(status);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  const { reason = '', suggestion = '' } = error.details as Record<string, string>;
  const [, failure] = error.code.split('.');
  const detail =
    failure === 'refused'
      ? `${reason} (${refusalTexts[reason]})`
      : [failure, reason || suggestion].filter(Boolean).join(', ');
  console.log(`refused: ${detail}`);
  process.exitCode = 1;
}
