import { credentials } from './credentials.ts';
import './metric-lines.ts';

/** The credentials and the region that the SDK requires. Every test points its endpoints at loopback. */
process.env['AWS_REGION'] = 'us-east-1';
process.env['AWS_ACCESS_KEY_ID'] = credentials.accessKeyId;
process.env['AWS_SECRET_ACCESS_KEY'] = credentials.secretAccessKey;
/**
 * Most failures that are logged during tests are intended, so they are hidden. `POWERTOOLS_LOG_LEVEL=INFO` shows them.
 */
process.env['POWERTOOLS_LOG_LEVEL'] ??= 'SILENT';
process.env['METRICS_NAMESPACE'] = 'wardrobe-test';
process.env['BUILD'] = '1.0.0-test';
