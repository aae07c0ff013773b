import { requireVariable } from './environment.ts';
import { type OriginKeys, originKeyHeader } from './origin-key-format.ts';
import { sameSecret } from './same-secret.ts';
import { secretReader } from './secret.ts';

/**
 * The least time between two reads of the secret. An unknown key may be a new one, so the secret is read again, but
 * wrong keys must not cause a read each time.
 */
const millisecondsBetweenReads = 10_000;

const readKeys = secretReader(requireVariable('ORIGIN_KEY_SECRET'), millisecondsBetweenReads);
let known: OriginKeys | undefined;

/** Whether a request came through CloudFront, and so through the firewall. Header names may have any case. */
export async function isFromCloudFront(
  headers: Readonly<Record<string, string | undefined>> | null,
): Promise<boolean> {
  const name = Object.keys(headers ?? {}).find((each) => each.toLowerCase() === originKeyHeader);
  const key = (name && headers?.[name]) || '';
  if (known && isAmong(known, key)) return true;
  known = JSON.parse(await readKeys()) as OriginKeys;
  return isAmong(known, key);
}

const isAmong = ({ current, previous }: OriginKeys, key: string) =>
  [current, previous].some((each) => each !== undefined && sameSecret(each, key));
