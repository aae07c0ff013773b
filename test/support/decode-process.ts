import { decodePhoto } from '../../functions/images/decode/decode-photo.ts';
import { heic } from './heic/heic.ts';
import { floods } from './hostile-pictures.ts';

// A process of its own, whose memory is that of decoding and of nothing else: of the largest photo, or of all pictures
// that claim to be larger than they are. It prints how many pixels the photo has and how much memory was taken at most.
const [, , subject] = process.argv;
let pixels = 0;
if (subject === 'photo') {
  const { original } = await decodePhoto(heic({ columns: 15, rows: 16 }));
  pixels = original.width * original.height;
} else for (const flood of Object.values(floods)) await decodePhoto(await flood()).catch(() => undefined);
console.log(JSON.stringify({ megapixels: pixels / 1e6, megabytes: process.resourceUsage().maxRSS / 1024 }));
