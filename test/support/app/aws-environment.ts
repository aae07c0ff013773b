import { credentials } from './credentials.ts';
import './metric-lines.ts';

/** Credentials and region that the SDK insists on; every test points its endpoints at loopback. */
process.env['AWS_REGION'] = 'us-east-1';
process.env['AWS_ACCESS_KEY_ID'] = credentials.accessKeyId;
process.env['AWS_SECRET_ACCESS_KEY'] = credentials.secretAccessKey;
/** Most failures that tests log are meant; `POWERTOOLS_LOG_LEVEL=INFO` shows them all the same. */
process.env['POWERTOOLS_LOG_LEVEL'] ??= 'SILENT';
process.env['METRICS_NAMESPACE'] = 'wardrobe-test';
