import { decodePhoto } from '../../functions/images/decode/decode-photo.ts';
import { heic } from './heic/heic.ts';
import { floods } from './hostile-pictures.ts';

// A process of its own, whose memory is that of decoding and of nothing else. It says how much it took at most.
const file = heic({ columns: 15, rows: 16 });
const { original } = await decodePhoto(file);
for (const flood of Object.values(floods)) await decodePhoto(await flood()).catch(() => undefined);
console.log(
  JSON.stringify({
    megapixels: (original.width * original.height) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  }),
);
